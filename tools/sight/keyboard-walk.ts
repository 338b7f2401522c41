import type { Page } from '@playwright/test';
import { inPage } from './in-page';

/**
 * Presses Tab from the top of the page often enough to leave the page, and a few times more. The first tab stop must be a skip
 * link. Every visible link and control must get the focus once, in document order, and must be visible while it has the focus.
 */
export async function keyboardWalk(page: Page): Promise<readonly string[]> {
  const walk = await (await inPage(page)).evaluateHandle(({ watchFocus }) => watchFocus());
  // Four extra presses: up to two for unexpected tab stops, one to leave the page, and one more because each press records
  // where the press before it moved the focus.
  const times = (await walk.evaluate(({ length }) => length)) + 4;
  // Without waiting between presses, which halves the time.
  await Promise.all(Array.from({ length: times }, () => page.keyboard.press('Tab')));
  return walk.evaluate(({ report }) => report());
}
