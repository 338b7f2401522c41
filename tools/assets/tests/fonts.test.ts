import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFiles, fontFolder, subsets } from '../fonts';

test('src/styles/fonts contains exactly the font files that tools/assets/fonts.ts makes', {
  tags: 'untraced',
}, async () => {
  const made = await subsets();
  expect(readdirSync(fontFolder).sort()).toEqual([...made.keys()].sort());
  for (const [file, font] of made) expect(readFileSync(join(fontFolder, file)).equals(font), file).toBe(true);
});

// Of each font, the styles list a subset and then the complete file: of Newsreader, of regular and of bold Atkinson.
test.each([0, 2, 4])(
  'font files %i and the next have the characters of English and Spanish, each once',
  {
    tags: 'untraced',
  },
  (index) => {
    const characters = fontFiles.slice(index, index + 2).flatMap((file) => file.characters);
    const keyboard = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
    expect(characters).toEqual(expect.arrayContaining([...keyboard, ...'©–—‘’“”…ÁÉÍÑÓÚÜáéíñóúü¡¿']));
    expect(new Set(characters).size).toBe(characters.length);
  },
);
