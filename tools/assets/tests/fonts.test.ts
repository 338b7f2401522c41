import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFolder, subsets } from '../fonts';

test('src/styles/fonts contains exactly the font files that tools/assets/fonts.ts makes', {
  tags: 'untraced',
}, async () => {
  const made = await subsets();
  expect(readdirSync(fontFolder).sort()).toEqual([...made.keys()].sort());
  for (const [file, font] of made) expect(readFileSync(join(fontFolder, file)).equals(font), file).toBe(true);
});
