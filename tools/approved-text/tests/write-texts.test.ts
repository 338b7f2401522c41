import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../../tests/support/project-folder';
import { writeTexts } from '../write-texts';

const now = new Map(Object.entries({ home: 'Title\n\nNew words\n', jobs: 'Jobs\n', ocd: 'Read me\n' }));
const before = { 'home.md': 'Title\n\nOld words\n', 'jobs.md': 'Jobs\n', 'gone.md': 'Gone', 'README.md': 'About' };

test('writeTexts writes texts, deletes those without a page, and returns what to read', { tags: 'untraced' }, () => {
  const folder = projectFolder(before);
  expect(() => writeTexts(now, folder, ['nowhere'])).toThrow('no page or shared part named nowhere');
  expect(writeTexts(now, folder, ['ocd'])).toEqual(['New: ocd.md\nRead me\n']);
  expect(writeTexts(now, folder)).toEqual([
    'Changed: home.md\n- Old words\n+ New words',
    'Deleted gone.md, because the contract has no such page.',
  ]);
  expect(readdirSync(folder).sort()).toEqual(['README.md', 'home.md', 'jobs.md', 'ocd.md']);
  for (const [name, text] of now) expect(readFileSync(join(folder, `${name}.md`), 'utf8')).toBe(text);
});
