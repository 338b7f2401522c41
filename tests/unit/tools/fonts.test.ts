import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coreCharacters, coreFonts, fontFolder } from '../../../tools/fonts';
import { meta } from '../../support/covers';

const shipped = readdirSync(fontFolder).filter((file) => file.endsWith('.woff2'));
const made = await coreFonts();

test('no font is shipped but those that are made', meta, () => {
  expect(shipped.sort()).toEqual([...made.keys()].sort());
});

for (const [file, font] of made) {
  test(`${file} is the one that is made from the font as it was released`, meta, () => {
    expect(readFileSync(join(fontFolder, file)).equals(font)).toBe(true);
  });
}

/** The code points of a `unicode-range`. */
function codePoints(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-');
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

const styles = readFileSync(join(fontFolder, '../fonts.css'), 'utf8');
const ranges = [...styles.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, range = '']) => codePoints(range));
const core = [...coreCharacters].map((character) => character.codePointAt(0) ?? 0);

test('the styles ask for a font of the core characters for these and no other', meta, () => {
  const asked = ranges.filter((points) => points.includes(0x41));
  expect(asked).toHaveLength(made.size);
  for (const points of asked) expect(points.toSorted((a, b) => a - b)).toEqual(core.toSorted((a, b) => a - b));
});

test('the styles ask for the whole font for none of the core characters', meta, () => {
  const others = ranges.filter((points) => !points.includes(0x41));
  expect(others).toHaveLength(made.size);
  expect(others.flatMap((points) => points.filter((point) => core.includes(point)))).toEqual([]);
});
