import type { Browser } from 'playwright';
import { openOnPhone } from './phone';

/** How long the finger touches the screen, in milliseconds. */
const press = 80;
/** How long to wait before a tap, in milliseconds. In this time, the page loads what came into view, and prefetches linked pages. */
const rest = 1000;

/** Runs in the page. Returns the time from lifting the finger to the frame that paints a new heading, in milliseconds. */
const timeToHeading = () =>
  new Promise<number>((resolve) => {
    const before = document.querySelector('h1')?.textContent;
    let lifted = 0;
    // Don't name a function here: the compiler would add calls to a helper that the page lacks.
    window.addEventListener('touchend', ({ timeStamp }) => {
      lifted = timeStamp;
    });
    new MutationObserver((_, observer) => {
      const now = document.querySelector('h1')?.textContent;
      if (now === undefined || now === before) return;
      observer.disconnect();
      // The task that this callback queues runs after the frame.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - lifted)));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** Begins a visit at `url`, taps a link to `to`, and returns the time to the frame that paints the new heading, in ms. */
export async function measureTap(browser: Browser, url: string, to: string): Promise<number> {
  const { page, session } = await openOnPhone(browser, 'fast');
  await page.goto(url, { waitUntil: 'networkidle' });
  const link = page.locator(`:is(main, footer) a[href="${to}"]`).filter({ visible: true }).first();
  await link.evaluate((anchor) => anchor.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(rest);
  // Tap the first line of the link, because the middle of a box around two lines may be outside the link.
  const point = await link.evaluate((anchor) => {
    const { x, y, width, height } = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const painted = page.evaluate(timeToHeading);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(press);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const time = await painted;
  await page.close();
  return time;
}
