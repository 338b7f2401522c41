import type { Page } from '@playwright/test';
import { inPage } from './in-page';
import { withStyles } from './styles';

type Found = Promise<readonly string[]>;

/* Findings that need the open page. They scroll it, and return it to the top. in-page/pinned.ts and painting.ts measure them. */

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
