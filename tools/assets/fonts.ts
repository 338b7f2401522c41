import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '../project-root';

/**
 * `npx tsx tools/assets/fonts.ts` writes the files in src/styles/fonts. Run it after you update a font or change a `unicode-range`.
 */
const styles = join(projectRoot, 'src/styles');

/** Returns the characters of a `unicode-range`. */
const charactersOf = (range: string) =>
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });

/** The files in src/styles/fonts.css with their characters. For each font, the complete Latin file and then a subset. */
const fontFiles = [
  ...readFileSync(join(styles, 'fonts.css'), 'utf8').matchAll(/url\("([^"]+)"\)[^}]+?unicode-range:([^;]+);/g),
].map(([, file = '', range = '']) => ({ file, characters: charactersOf(range) }));

/** The OpenType features to keep: the browsers' defaults. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'];
const options = { targetFormat: 'woff2' as const, keepFeatures };

const require = createRequire(import.meta.url);
for (const [index, { file, characters }] of fontFiles.entries()) {
  if (!file.startsWith('./fonts/')) continue;
  const whole = readFileSync(require.resolve(fontFiles[index - 1]?.file ?? ''));
  const font = await subsetFont(whole, characters.join(''), options);
  writeFileSync(join(styles, file), font);
  console.log(`${file}: ${font.length} bytes`);
}
