import { expect, test, untraced } from '../support/test';
import { longMain, showPage } from './fault-page';
import { stuckFinger } from './touch';

test.use({ hasTouch: true });

test('the touch check reports a page that does not scroll', untraced, async ({ page }) => {
  await showPage(page, { css: 'html { overflow: hidden }', main: longMain });
  expect(await stuckFinger(page)).toEqual([expect.stringMatching(/^touch scrolls the page to 0 px, not to its end/)]);
});

test('the touch check reports a listener that prevents scrolling', untraced, async ({ page }) => {
  // The listener is at the top, because the browser may ignore it once the page scrolls.
  const main = `<div id="held" style="height: 2000px"></div>${longMain}<script>
    document.getElementById('held').addEventListener('touchmove', (event) => event.preventDefault())</script>`;
  await showPage(page, { main });
  expect(await stuckFinger(page)).toEqual([expect.stringMatching(/not to its end/)]);
});
