import { expect, meta, test } from '../support/test';
import { longMain, showPage } from './fault-page';
import { survey, untouchable } from './survey';
import { stuckFinger } from './touch';

test.use({ hasTouch: true });

const pages = {
  'a page that does not scroll': 'html { overflow: hidden }',
  'a part that keeps the finger from scrolling': 'main { touch-action: none }',
} as const;
for (const [what, css] of Object.entries(pages)) {
  test(`touch check reports ${what}`, meta, async ({ page }) => {
    await showPage(page, { css, main: longMain });
    expect(await stuckFinger(page)).toEqual([
      expect.stringMatching(/^a finger scrolls the page to 0 px and no further/),
    ]);
  });
}

test('touch check reports a listener that keeps the finger from scrolling', meta, async ({ page }) => {
  const main = `${longMain}<div id="held" style="height: 2000px"></div><script>
    document.getElementById('held').addEventListener('touchmove', (event) => event.preventDefault())</script>`;
  await showPage(page, { main });
  expect(await stuckFinger(page)).toEqual([expect.stringMatching(/no further/)]);
});

test('touch check accepts a page that scrolls', meta, async ({ page }) => {
  await showPage(page, { main: longMain });
  expect(await stuckFinger(page)).toEqual([]);
});

for (const [action, findings] of [
  ['none', 1],
  ['pan-y', 1],
  ['pan-x pinch-zoom', 1],
  ['pan-y pinch-zoom', 0],
  ['manipulation', 0],
] as const) {
  test(`survey finds ${findings} parts that hold the finger with touch-action: ${action}`, meta, async ({ page }) => {
    await showPage(page, { css: `button { touch-action: ${action} }`, main: longMain });
    const data = await survey(page, { within: 'body', mayHide: [], anyOrder: [] });
    expect(untouchable(data).map(({ line }) => line)).toEqual(
      findings ? ['a finger on button "Two" in main cannot scroll the page or pinch it'] : [],
    );
  });
}
