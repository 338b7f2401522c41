import type { Page } from '@playwright/test';

/** Where a page is scrolled to, once it has come to rest. */
const restOf = (page: Page) =>
  page.evaluate(async () => {
    let before = -1;
    while (before !== scrollY) {
      before = scrollY;
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    }
    const end = document.documentElement.scrollHeight - innerHeight - 1;
    return { x: innerWidth / 2, height: innerHeight, top: scrollY, end };
  });

/**
 * Swipes down a page with a finger, a half of the screen at a time.
 * @returns one line if a swipe no longer scrolls, before the end of the page
 */
export async function stuckFinger(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  let at = await restOf(page);
  for (let before = -1; at.top < at.end && at.top > before; at = await restOf(page)) {
    before = at.top;
    const { x, height } = at;
    await touch('touchStart', { x, y: height * 0.75 });
    for (const part of [0.7, 0.6, 0.5, 0.4, 0.3, 0.25]) await touch('touchMove', { x, y: height * part });
    await touch('touchEnd');
  }
  await session.detach();
  return at.top < at.end ? [`a finger scrolls the page to ${at.top} px and no further, of ${at.end} px`] : [];
}
