import type { Page } from '@playwright/test';
import { cdp } from '../support/cdp';

/** Waits until a page stops scrolling, and returns its scroll position. */
const restOf = (page: Page) =>
  page.evaluate(async () => {
    let before = -1;
    while (before !== scrollY) {
      before = scrollY;
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }
    const end = document.documentElement.scrollHeight - innerHeight - 1;
    return { x: innerWidth / 2, height: innerHeight, top: scrollY, end };
  });

/**
 * Scrolls down a page by swiping with a finger, about two thirds of a screen at a time.
 * @returns one line if a swipe does not scroll although the page has not reached its end
 */
export async function stuckFinger(page: Page): Promise<readonly string[]> {
  const session = await cdp(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  let at = await restOf(page);
  for (let before = -1; at.top < at.end && at.top > before; at = await restOf(page)) {
    before = at.top;
    const { x, height } = at;
    const start = touch('touchStart', { x, y: height * 0.85 });
    const moves = [0.8, 0.5, 0.2].map((part) => touch('touchMove', { x, y: height * part }));
    await Promise.all([start, ...moves, touch('touchEnd')]);
  }
  return at.top < at.end ? [`touch scrolls the page to ${at.top} px, not to its end at ${at.end} px`] : [];
}
