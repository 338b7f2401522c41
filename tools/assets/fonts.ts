import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { projectRoot } from '../project-root';

/** The folder of the font files. */
export const fontFolder = join(projectRoot, 'src/styles/fonts');

/** Returns the characters of a `unicode-range`. */
const charactersOf = (range: string) =>
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });

/** The files in src/styles/fonts.css with their characters. For each font, a subset and then the complete Latin file. */
const fontFiles = [
  ...readFileSync(join(fontFolder, '../fonts.css'), 'utf8').matchAll(/url\("([^"]+)"\)[^}]+?unicode-range:([^;]+);/g),
].map(([, file = '', range = '']) => ({ file, characters: charactersOf(range) }));

/** The OpenType features to keep: the browsers' defaults. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'];
const options = { targetFormat: 'woff2' as const, keepFeatures };

/** Makes the subsets. @returns the content of each file, by its name */
export async function subsets(): Promise<ReadonlyMap<string, Buffer>> {
  const require = createRequire(import.meta.url);
  const fonts = new Map<string, Buffer>();
  for (const [index, { file, characters }] of fontFiles.entries()) {
    if (!file.startsWith('./fonts/')) continue;
    const whole = readFileSync(require.resolve(fontFiles[index + 1]?.file ?? ''));
    fonts.set(file.slice(8), await subsetFont(whole, characters.join(''), options));
  }
  return fonts;
}

/** `npx tsx tools/assets/fonts.ts` writes the files. Run it after you update a font or change a `unicode-range`. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const [name, font] of await subsets()) {
    writeFileSync(join(fontFolder, name), font);
    console.log(`${name}: ${font.length} bytes`);
  }
