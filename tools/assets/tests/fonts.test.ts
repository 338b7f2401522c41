import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { untraced } from '../../../tests/support/covers';
import { coreCharacters, coreFiles, coreFonts, fontFolder } from '../fonts';

const shipped = readdirSync(fontFolder).filter((file) => file.endsWith('.woff2'));
const made = await coreFonts();

test('src/styles/fonts contains exactly the font files that tools/assets/fonts.ts makes', untraced, () => {
  expect(shipped.sort()).toEqual([...made.keys()].sort());
  for (const [file, font] of made) expect(readFileSync(join(fontFolder, file)).equals(font), file).toBe(true);
});

/** Returns the code points of a `unicode-range`. */
function codePoints(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-');
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

const styles = readFileSync(join(fontFolder, '../fonts.css'), 'utf8');
/** The font faces of the core files and of the complete Latin files, with the code points that each is used for. */
const faces = styles.split('@font-face').flatMap((rule) => {
  const file = /url\("(?:[^"]*\/)?([^"/]+\.woff2)"\)/.exec(rule)?.[1];
  const range = /unicode-range:\s*([^;]+);/.exec(rule)?.[1];
  return file && range ? [{ file, points: codePoints(range) }] : [];
});
const pointsOf = (file: string) => faces.filter((face) => face.file === file).flatMap(({ points }) => points);

for (const [file, { source, characters }] of Object.entries(coreFiles)) {
  const core = [...characters].map((character) => character.codePointAt(0) ?? 0);

  test(`the styles use ${file} for exactly its own characters`, untraced, () => {
    expect(pointsOf(file).toSorted((a, b) => a - b)).toEqual(core.toSorted((a, b) => a - b));
  });

  test(
    `for the characters of regular text that ${file} lacks, the styles use the font’s complete Latin file`,
    untraced,
    () => {
      const others = pointsOf(basename(source));
      expect(others.filter((point) => core.includes(point))).toEqual([]);
      const keyboard = [...coreCharacters.text].map((character) => character.codePointAt(0) ?? 0);
      expect(keyboard.filter((point) => !core.includes(point) && !others.includes(point))).toEqual([]);
    },
  );
}
