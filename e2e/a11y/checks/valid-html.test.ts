import { expect, meta, test } from '../../support/test';
import { duplicateIds, invalidHtml } from './valid-html';

const pageWith = (part: string) => `<!doctype html>
<html lang="en-US">
  <head><title>Test page</title></head>
  <body><main><h1>Test page</h1>${part}</main></body>
</html>
`;
const menu = '<nav aria-label="Main"><a href="/">Home</a></nav>';

const valid = {
  'a labeled section, an image and a named list': `<section aria-labelledby="a"><h2 id="a">Part</h2></section>
    <p><img src="/a.svg" alt=""/>Text</p><ul aria-label="Insurers"><li>One</li></ul>`,
};
for (const [what, part] of Object.entries(valid)) {
  test(`valid-html check accepts ${what}`, meta, async () => {
    expect(await invalidHtml(pageWith(part))).toEqual([]);
  });
}

// One for each set of rules, and one for each rule with changed options.
const faults = [
  { what: 'a block in a paragraph', part: '<p>One<div>Two</div></p>', rule: 'close-order' },
  { what: 'a link in a button', part: '<button type="button"><a href="/">One</a></button>', rule: 'permitted-content' },
  { what: 'an element that does not exist', part: '<p><blink>One</blink></p>', rule: 'deprecated' },
  { what: 'an image without alt', part: '<p><img src="/a.svg"></p>', rule: 'wcag/h37' },
  { what: 'a reference to a missing element', part: '<p aria-describedby="no">One</p>', rule: 'no-missing-references' },
  { what: 'a name where none is allowed', part: '<p aria-label="One">One</p>', rule: 'aria-label-misuse' },
  { what: 'a duplicate id', part: '<p id="a">One</p><p id="a">Two</p>', rule: 'no-dup-id' },
  { what: 'two navigations with the same name', part: `${menu}${menu}`, rule: 'unique-landmark' },
];
for (const { what, part, rule } of faults) {
  test(`valid-html check reports ${what}`, meta, async () => {
    expect(await invalidHtml(pageWith(part))).toContainEqual(expect.stringContaining(rule));
  });
}

test('duplicate-id check reports a duplicate id set by a script', meta, async ({ page }) => {
  await page.setContent(pageWith('<p id="a">One</p><p id="b">Two</p>'));
  expect(await duplicateIds(page)).toEqual([]);
  await page.evaluate(() => document.querySelector('p:last-child')?.setAttribute('id', 'a'));
  expect(await duplicateIds(page)).toEqual(['a']);
});
