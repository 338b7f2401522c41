import type { Page } from '@playwright/test';
import { inPage } from './in-page';

/**
 * Presses the buttons and menus of a page with reduced motion. Reports animations, transitions and smooth scrolling.
 * `controlStates` checks hover and focus.
 * @returns one line for each finding
 */
export async function reducedMotion(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return (await inPage(page)).evaluate(async ({ moving, movingWhenPressed }) => [
    ...moving('at rest'),
    ...(getComputedStyle(document.documentElement).scrollBehavior === 'smooth'
      ? ['the page scrolls smoothly to a fragment']
      : []),
    ...(await movingWhenPressed()),
  ]);
}
