import { expect, test, untraced } from '../support/test';
import { longMain, showPage } from './fault-page';
import { stuckFinger } from './touch';

test.use({ hasTouch: true });

test('touch check reports a page that does not scroll', untraced, async ({ page }) => {
  await showPage(page, { css: 'html { overflow: hidden }', main: longMain });
  expect(await stuckFinger(page)).toEqual([expect.stringMatching(/^a finger scrolls the page to 0 px and no further/)]);
});

test('touch check reports a listener that keeps the finger from scrolling', untraced, async ({ page }) => {
  // At the top: once the page scrolls, the browser may ignore the listener.
  const main = `<div id="held" style="height: 2000px"></div>${longMain}<script>
    document.getElementById('held').addEventListener('touchmove', (event) => event.preventDefault())</script>`;
  await showPage(page, { main });
  expect(await stuckFinger(page)).toEqual([expect.stringMatching(/no further/)]);
});
