import type { Page } from '@playwright/test';
import { cdp } from './cdp';

/** Returns the scroll positions of the page and of the elements in its header. */
const positions = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('header, header *')]
      .map(({ scrollTop }) => scrollTop)
      .join(),
  );

/** Returns the scroll positions once they have been the same for six frames: on a busy machine, a scroll begins late. */
async function restOf(page: Page): Promise<string> {
  let [now, stillFor] = [await positions(page), 0];
  while (stillFor < 3) {
    // Waits for two frames. (A test may have stopped the clock of the page, and with it `requestAnimationFrame`.)
    await (await page.locator('body').elementHandle())?.waitForElementState('stable');
    const next = await positions(page);
    stillFor = next === now ? stillFor + 1 : 0;
    now = next;
  }
  return now;
}

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
  await touch('touchStart', [0.8]);
  for (const part of [0.75, 0.65, 0.5, 0.35, 0.2, 0.15]) await touch('touchMove', [part]);
  await touch('touchEnd', [], 0.5);
  return (await restOf(page)) !== before;
}
