import { focusRing } from '../support/checks/focus-ring';
import { longMain, plant } from '../support/checks/planted-page';
import { expect, meta, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const faults = {
  'a ring that is taken away': 'button:focus-visible { outline: none }',
  'a ring too faint for its ground': 'button:focus-visible { outline-color: #bbb }',
  'a ring too thin': 'button:focus-visible { outline-width: 1px }',
  'a ring of the color of the ground': 'button:focus-visible { outline-color: #fff }',
  'a ring that is cut off': 'button { clip-path: inset(0) }',
  'a change inside, away from the edge': 'button:focus-visible { outline: none; text-decoration: underline }',
};

for (const [what, css] of Object.entries(faults)) {
  test(`the look at the ring tells of ${what}`, meta, async ({ page }) => {
    await plant(page, { css, main: longMain });
    const findings = await focusRing(page);
    expect(findings).toEqual([expect.stringMatching(/^button "Two" in main: \d+ px of the ring can be seen/)]);
  });
}

const card = `<ul><li class="card" style="position: relative; width: 300px; height: 200px; background: #eee">
  <a class="link" href="#card">Card</a></li></ul>`;
const cardCss = '.link::after { position: absolute; inset: 0; content: "" } .link:focus-visible { outline: none }';

test('the look at the ring tells of a card without one', meta, async ({ page }) => {
  await plant(page, { css: cardCss, main: card });
  expect(await focusRing(page)).toEqual([expect.stringMatching(/^a "Card" in main: 0 px/)]);
});

test(
  'the look at the ring finds nothing on sound stops, nor on a card with a ring around it',
  meta,
  async ({ page }) => {
    const css = `${cardCss} .card:has(:focus-visible) { outline: 3px solid #000; outline-offset: 2px }`;
    await plant(page, { css, main: card + longMain });
    expect(await focusRing(page)).toEqual([]);
  },
);
