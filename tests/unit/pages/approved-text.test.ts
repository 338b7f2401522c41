import { readdirSync } from 'node:fs';
import { expect, type TestOptions, test } from 'vitest';
import { approvedFolder, approvedText } from '../../../tools/approved-text/files';
import { approvedTexts } from '../../../tools/approved-text/page-text';
import { pages, textAt } from '../../support/rendered';

const tags: TestOptions = { tags: 'text' };
const texts = approvedTexts(pages.map(({ path }) => ({ path, ...textAt(path) })));

// Not a snapshot, because `vitest --update` would rewrite it. Only `npm run approve` writes these files.
test.each([...texts])('the site matches spec/pages/%s.md', tags, (name, text) => {
  expect(text, `If the page should say this, run “npm run approve -- ${name}”`).toBe(approvedText(name));
});

test('spec/pages has no file without a page', tags, () => {
  const expected = ['README', ...texts.keys()].map((name) => `${name}.md`);
  expect(readdirSync(approvedFolder).filter((file) => !expected.includes(file))).toEqual([]);
});
