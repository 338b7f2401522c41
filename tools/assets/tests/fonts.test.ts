import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFiles, fontFolder, subsets } from '../fonts';

test('src/styles/fonts contains exactly the font files that tools/assets/fonts.ts makes', {
  tags: 'untraced',
}, async () => {
  const made = await subsets();
  const shipped = readdirSync(fontFolder).filter((file) => file.endsWith('.woff2'));
  expect(shipped.sort()).toEqual([...made.keys()].sort());
  for (const [file, font] of made) expect(readFileSync(join(fontFolder, file)).equals(font), file).toBe(true);
});

// Of each font, the styles list a subset and then the complete file: of Newsreader, of regular and of bold Atkinson.
const characters = (index: number) => fontFiles[index]?.characters ?? [];
const keyboard = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const lacks = (found: readonly string[], wanted: Iterable<string>) =>
  [...wanted].filter((each) => !found.includes(each));

test('the subset of the font that visitors type in has all characters of a keyboard', { tags: 'untraced' }, () => {
  expect(lacks(characters(2), keyboard)).toEqual([]);
});

test.each([0, 2, 4])(
  'font files %i and the next share no character, and have those of English and Spanish',
  { tags: 'untraced' },
  (index) => {
    const [subset, others] = [characters(index), characters(index + 1)];
    expect(lacks(subset, others)).toEqual(others);
    expect(lacks([...subset, ...others], [...keyboard, ...'©–—‘’“”…ÁÉÍÑÓÚÜáéíñóúü¡¿'])).toEqual([]);
  },
);
