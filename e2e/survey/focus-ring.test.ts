import { expect, meta, test } from '../support/test';
import { longMain, showPage } from './fault-page';
import { focusRing } from './focus-ring';

const faults = {
  'a removed outline': 'button:focus-visible { outline: none }',
  'an outline too faint for its background': 'button:focus-visible { outline-color: #bbb }',
  'an outline too thin': 'button:focus-visible { outline-width: 1px }',
  'a clipped outline': 'button { clip-path: inset(0) }',
  'a change away from the edge': 'button:focus-visible { outline: none; text-decoration: underline }',
};
for (const [what, css] of Object.entries(faults)) {
  test(`focus-ring check reports ${what}`, meta, async ({ page }) => {
    await showPage(page, { css, main: longMain });
    expect(await focusRing(page)).toEqual([expect.stringMatching(/^button "Two" in main: \d+ px of focus ring/)]);
  });
}

const main = `<ul><li class="card" style="position: relative; width: 300px; height: 200px; background: #eee">
  <a class="link" href="#card">Card</a></li></ul>`;
const css = '.link::after { position: absolute; inset: 0; content: "" } .link:focus-visible { outline: none }';

test('focus-ring check reports a card without a ring', meta, async ({ page }) => {
  await showPage(page, { css, main });
  expect(await focusRing(page)).toEqual([expect.stringMatching(/^a "Card" in main: 0 px/)]);
});

test('focus-ring check accepts outlines, and a ring around a card', meta, async ({ page }) => {
  const ring = '.link:focus-visible::after { outline: 3px solid #000; outline-offset: 2px }';
  await showPage(page, { css: css + ring, main: main + longMain });
  expect(await focusRing(page)).toEqual([]);
});
