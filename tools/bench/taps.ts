import type { Browser } from 'playwright';
import { onPhone } from './phone';
import type { Figures } from './targets';

/** How long the finger touches the screen, in milliseconds. During this time, the site prefetches the linked page's script. */
const press = 80;
/** How long to wait before a tap, in milliseconds. In this time, the page loads what came into view, and prefetches linked pages. */
const rest = 1500;
/** The label that `watchHeading` logs before the time. */
const painted = 'painted';

/**
 * Runs at the start of each document. Logs the time from the tap to the frame that paints the new heading, in milliseconds. A
 * task that is queued in a callback of requestAnimationFrame runs after that frame.
 */
function watchHeading(message: string): void {
  // Don't name a function here: the compiler would add calls to a helper that the page lacks.
  let tapped = Number.NaN;
  let before: string | null | undefined;
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      tapped = timeStamp;
      before = document.querySelector('h1')?.textContent;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const now = document.querySelector('h1')?.textContent;
    if (Number.isNaN(tapped) || now === undefined || now === before) return;
    const from = tapped;
    tapped = Number.NaN;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => console.log(message, performance.now() - from);
      port2.postMessage(undefined);
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Begins a visit at `url`, taps a link to `to`, and measures the time to the frame that paints the new heading. */
export function measureTap(browser: Browser, url: string, to: string): Promise<Figures> {
  return onPhone(browser, 'fast', async (page, session) => {
    await page.addInitScript(watchHeading, painted);
    await page.goto(url, { waitUntil: 'networkidle' });
    const link = page.locator(`:is(main, footer) a[href="${to}"]`).filter({ visible: true }).first();
    await link.evaluate((anchor) => anchor.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForTimeout(rest);
    // Tap the first line of the link, because the middle of a box around two lines may be outside the link.
    const point = await link.evaluate((anchor) => {
      const { x, y, width, height } = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const arrived = page.waitForEvent('console', (message) => message.text().startsWith(painted));
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.waitForTimeout(press);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return { tap: Number((await arrived).text().split(' ')[1]) };
  });
}
