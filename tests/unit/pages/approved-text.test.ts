import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../../../spec/routes';
import { approvedFile, approvedFolder, textName } from '../../../tools/approved-text/files';
import { subject } from '../../support/covers';
import { textAt } from '../../support/rendered';

const tags = subject('text');
const texts = routes.map(({ path }) => ({ name: textName(path), path, ...textAt(path) }));
const shared = ['layout', 'contact-form'];

/** The remedy for a difference or a missing file. */
const remedy = (name: string) => `If the page should say this, run “npm run approve -- ${name}”`;

for (const { name, path, page } of texts) {
  test(`${path} matches spec/pages/${name}.md`, tags, async () => {
    await expect(page, remedy(name)).toMatchFileSnapshot(approvedFile(name));
  });
}

test('the layout of every page matches spec/pages/layout.md', tags, async () => {
  const layouts = new Set(texts.map(({ layout }) => layout));
  await expect([...layouts].join('\n'), remedy('layout')).toMatchFileSnapshot(approvedFile('layout'));
});

test('the contact form of every page matches spec/pages/contact-form.md', tags, async () => {
  const forms = new Set(texts.flatMap(({ form }) => form ?? []));
  await expect([...forms].join('\n'), remedy('contact-form')).toMatchFileSnapshot(approvedFile('contact-form'));
});

test('spec/pages has no file without a page', tags, () => {
  const expected = ['README', ...shared, ...texts.map(({ name }) => name)].map((name) => `${name}.md`);
  expect(readdirSync(approvedFolder).filter((file) => !expected.includes(file))).toEqual([]);
});
