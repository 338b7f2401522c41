import type { Page } from '@playwright/test';
import { cdp } from '../../tools/sight/index';

/** Returns the scroll positions of the page and of the elements in its header, once they have been the same for some frames. */
const positions = (page: Page, frames = 0): Promise<string> =>
  page.evaluate(async (least) => {
    const now = () =>
      [document.documentElement, ...document.querySelectorAll('header, header *')]
        .map(({ scrollTop }) => scrollTop)
        .join();
    let last = now();
    for (let still = 0; still < least; still = now() === last ? still + 1 : 0) {
      last = now();
      await new Promise(requestAnimationFrame);
    }
    return last;
  }, frames);

/**
 * Swipes up with a finger by two thirds of the screen. A scroll container under the finger can keep the swipe from scrolling the page
 * (https://drafts.csswg.org/css-overscroll/#overscroll-behavior-properties). Neither a mouse wheel nor `scrollIntoView`
 * would show this.
 * @returns whether anything has scrolled
 */
export async function swipeUp(page: Page): Promise<boolean> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const session = await cdp(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', parts: readonly number[], rest = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      // In seconds. After half a second of rest, lifting the finger doesn't start momentum scrolling.
      timestamp: Date.now() / 1000 + rest,
      touchPoints: parts.map((part) => ({ x: width / 3, y: height * part })),
    });
  const before = await positions(page);
  // Send all events before the browser answers the first: each answer takes a frame.
  const start = touch('touchStart', [0.8]);
  const moves = [0.75, 0.65, 0.5, 0.35, 0.2, 0.15].map((part) => touch('touchMove', [part]));
  await Promise.all([start, ...moves, touch('touchEnd', [], 0.5)]);
  // On a busy machine, a scroll begins late.
  return (await positions(page, 6)) !== before;
}
