import { parse } from 'node-html-parser';
import { textOf } from '../../tests/support/text';
import { expect, meta, test } from './test';
import { visibleHtml } from './visible-html';

/** Ways in which a text is on a page and cannot be seen. */
const hidden: Readonly<Record<string, string>> = {
  'no box': '<p style="display: none">hidden</p>',
  'the hidden attribute': '<p hidden>hidden</p>',
  'no visibility': '<p style="visibility: hidden">hidden</p>',
  'no opacity': '<div style="opacity: 0"><p>hidden</p></div>',
  'a closed menu': '<details><summary>shown</summary><p>hidden</p></details>',
  'skipped content': '<div style="content-visibility: hidden"><p>hidden</p></div>',
  'a place left of the page': '<p style="position: absolute; left: -9999px">hidden</p>',
  'a place above the page': '<p style="position: absolute; top: -999px">hidden</p>',
  'an indent': '<p style="text-indent: -9999px; overflow: hidden">hidden</p>',
  'a scale of nothing': '<p style="transform: scale(0)">hidden</p>',
  'no height': '<div style="height: 0; overflow: hidden"><p>hidden</p></div>',
  'a size for screen readers only':
    '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap">hidden</p>',
  'hardly any opacity': '<p style="opacity: 0.02">hidden</p>',
  'a filter': '<p style="filter: opacity(0)">hidden</p>',
  'a height of one line of two':
    '<p style="width: 3em; height: 1.2em; line-height: 1.2em; overflow: hidden">hidden hidden</p>',
  'a clip path': '<p style="clip-path: inset(50%)">hidden</p>',
  'a clip': '<p style="position: absolute; clip: rect(0, 0, 0, 0)">hidden</p>',
  'letters of no size': '<p style="font-size: 0">hidden</p>',
  'a transparent fill': '<p style="-webkit-text-fill-color: transparent">hidden</p>',
  'a transparent color': '<p style="color: transparent">hidden</p>',
  'the color of its background': '<div style="background: #123456"><p style="color: #123456">hidden</p></div>',
};

/** Ways in which a text can be seen although it looks hidden at first. */
const shown: Readonly<Record<string, string>> = {
  'in a box without a box of its own': '<div style="display: contents"><p>shown</p></div>',
  'visible in an invisible box': '<div style="visibility: hidden"><p style="visibility: visible">shown</p></div>',
  'below the first screen': '<p style="margin-top: 3000px">shown</p>',
  'further down in a box that scrolls':
    '<div style="height: 40px; overflow: auto"><p style="margin-top: 300px">shown</p></div>',
  'in content that is skipped while it is far away':
    '<div style="content-visibility: auto; height: 60px; margin-top: 3000px"><p>shown</p></div>',
  'in an open menu': '<details open><summary>shown</summary></details>',
};

for (const [what, body] of Object.entries(hidden)) {
  test(`visible HTML leaves out a text that ${what} hides`, meta, async ({ page, console }) => {
    // Chromium remarks that somebody asked for the place of skipped content.
    console.allow(/subtree hidden by content-visibility/);
    await page.setContent(`<main><h1>shown</h1>${body}</main>`);
    const lines = new Set(textOf(parse(await page.evaluate(visibleHtml))).split('\n'));
    expect([...lines]).toEqual(['shown']);
  });
}

for (const [what, body] of Object.entries(shown)) {
  test(`visible HTML has a text ${what}`, meta, async ({ page }) => {
    await page.setContent(`<main>${body}</main>`);
    expect(textOf(parse(await page.evaluate(visibleHtml)))).toBe('shown');
  });
}

test('visible HTML has images, controls and links that can be seen, with the place of each', meta, async ({ page }) => {
  const image =
    '<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="20" height="10" style="display: block">';
  await page.setContent(`<body style="margin: 0"><main>${image}<a href="/x" aria-label="Named">here</a>
    <input name="shown"><input name="hidden" style="visibility: hidden"><img alt="" src="none" hidden></main>`);
  const main = parse(await page.evaluate(visibleHtml));
  expect(main.querySelectorAll('img').map((found) => found.getAttribute('data-box'))).toEqual(['0 0 20 10']);
  expect(main.querySelectorAll('input').map((found) => found.getAttribute('name'))).toEqual(['shown']);
  expect(main.querySelectorAll('a').map((link) => link.rawAttrs)).toEqual([expect.not.stringContaining('Named')]);
});
