import { duplicateIds } from '../support/checks/duplicate-ids';
import { htmlFaults } from '../support/checks/html-validity';
import { expect, meta, test } from '../support/test';

/** A page with a main part and something in it; valid where that is. */
const pageWith = (part: string) => `<!doctype html>
<html lang="en-US">
  <head><title>Planted</title></head>
  <body><main><h1>Planted</h1>${part}</main></body>
</html>
`;

const menu = '<nav aria-label="Main"><a href="/">Home</a></nav>';
const sound = [
  { what: 'with a labelled part', part: '<section aria-labelledby="a"><h2 id="a">Part</h2></section>' },
  { what: 'with an image', part: '<p><img src="/a.svg" alt=""/>Text</p>' },
  { what: 'with a named list', part: '<ul aria-label="Insurers"><li>One</li></ul>' },
  {
    what: 'with one menu for either browser',
    part: `<noscript>${menu}</noscript><div data-needs-scripts>${menu}</div>`,
  },
];
for (const { what, part } of sound) {
  test(`a page ${what} counts as valid`, meta, async () => {
    expect(await htmlFaults(pageWith(part))).toEqual([]);
  });
}

const label = '<label for="tel">Phone</label>';
const planted = [
  { what: 'an id twice', part: '<p id="a">One</p><p id="a">Two</p>', rule: 'no-dup-id' },
  { what: 'a block in a paragraph', part: '<p>One<div>Two</div></p>', rule: 'close-order' },
  { what: 'a heading in a label', part: '<label><h2>One</h2></label>', rule: 'element-permitted-content' },
  { what: 'an element that is not closed', part: '<section><h2>One</h2>', rule: 'close-order' },
  { what: 'a name from nowhere', part: '<section aria-labelledby="no"></section>', rule: 'no-missing-references' },
  { what: 'a description from nowhere', part: '<p aria-describedby="no">One</p>', rule: 'no-missing-references' },
  { what: 'a link in a button', part: '<button type="button"><a href="/">One</a></button>', rule: 'permitted-content' },
  { what: 'a name where none may be', part: '<p aria-label="One">One</p>', rule: 'aria-label-misuse' },
  { what: 'an image without alt', part: '<p><img src="/a.svg"></p>', rule: 'wcag/h37' },
  { what: 'an attribute twice', part: '<p lang="en" lang="es">One</p>', rule: 'no-dup-attr' },
  { what: 'an element that there is not', part: '<p><blink>One</blink></p>', rule: 'deprecated' },
  {
    what: 'a token that its field cannot have',
    part: `${label}<input id="tel" type="tel" autocomplete="bday-day">`,
    rule: 'valid-autocomplete',
  },
  { what: 'two menus of one name with scripts', part: `${menu}${menu}`, rule: 'with scripts' },
  {
    what: 'two menus of one name without scripts',
    part: `${menu}<noscript>${menu}</noscript>`,
    rule: 'without scripts',
  },
  {
    what: 'an id twice, once for browsers without scripts',
    part: '<p id="a">One</p><noscript><p id="a">Two</p></noscript>',
    rule: 'no-dup-id',
  },
];
for (const { what, part, rule } of planted) {
  test(`${what} is found in a page's HTML`, meta, async () => {
    expect(await htmlFaults(pageWith(part))).toContainEqual(expect.stringContaining(rule));
  });
}

test('an id twice is found in an open page', meta, async ({ page }) => {
  await page.setContent(pageWith('<p id="a">One</p><button type="button" id="a">Two</button><p id="b">Three</p>'));
  expect(await duplicateIds(page)).toEqual([
    'The id "a" stands 2 times: <p id="a"></p> <button type="button" id="a"></button>',
  ]);
});

test('an id that a script gave once more is found in an open page', meta, async ({ page }) => {
  await page.setContent(pageWith('<p id="a">One</p><p>Two</p>'));
  await page.evaluate(() => document.querySelector('p:last-child')?.setAttribute('id', 'a'));
  expect(await duplicateIds(page)).toHaveLength(1);
});

test('nothing is found in an open page where every id stands once', meta, async ({ page }) => {
  await page.setContent(pageWith('<p id="a">One</p><p id="b">Two</p>'));
  expect(await duplicateIds(page)).toEqual([]);
});
