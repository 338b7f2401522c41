import type { Page } from '@playwright/test';
import { inPage } from './in-page';
import { withStyles } from './styles';

type Found = Promise<readonly string[]>;

/* Findings that need the open page. in-page/pinned.ts, painting.ts and focus-walk.ts measure them. */

export const slidesOver = async (page: Page): Found => (await inPage(page)).evaluate((each) => each.slidesOver());
export const coveredTargets = async (page: Page): Found =>
  (await inPage(page)).evaluate((each) => each.coveredTargets());
export const tallPins = async (page: Page): Found => (await inPage(page)).evaluate((each) => each.tallPins());
/** Finds filled links and controls without a border, with the colors that they would have without forced colors. */
export const shapeless = (page: Page): Found =>
  withStyles(page, '* { forced-color-adjust: none !important }', async () =>
    (await inPage(page)).evaluate((each) => each.shapeless()),
  );
/** @param parts selectors of the parts that should stay in view */
export const lostParts = async (page: Page, parts: readonly string[]): Found =>
  (await inPage(page)).evaluate((each, of) => each.lostParts(of), parts);

/**
 * Presses Tab from the top of the page often enough to leave the page, and a few times more. The first tab stop must be a skip
 * link. Every visible link and control must get the focus once, in document order, and must be visible while it has the focus.
 */
export async function keyboardWalk(page: Page): Found {
  const walk = await (await inPage(page)).evaluateHandle(({ watchFocus }) => watchFocus());
  // Four extra presses: up to two for unexpected tab stops, one to leave the page, and one more because each press records
  // where the press before it moved the focus.
  const times = (await walk.evaluate(({ length }) => length)) + 4;
  // Without waiting between presses, which halves the time.
  await Promise.all(Array.from({ length: times }, () => page.keyboard.press('Tab')));
  return walk.evaluate(({ report }) => report());
}
