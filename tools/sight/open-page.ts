import type { Page } from '@playwright/test';
import { inPage } from './in-page';

/* Findings that need the open page. They scroll it and return it to the top. in-page/pinned.ts measures most of them. */

/** Finds content that scrolls over a fixed or sticky part, or shows through it. */
export const slidesOver = async (page: Page): Promise<readonly string[]> =>
  (await inPage(page)).evaluate((module) => module.slidesOver());

/** Finds fixed or sticky parts that cover a link, control or section heading when a key or a link scrolls it into view. */
export const coveredTargets = async (page: Page): Promise<readonly string[]> =>
  (await inPage(page)).evaluate((module) => module.coveredTargets());

/** Finds fixed and sticky parts that hold more than a fifth of the window. */
export const tallPins = async (page: Page): Promise<readonly string[]> =>
  (await inPage(page)).evaluate((module) => module.tallPins());

/** Finds parts that do not stay in view while what surrounds them scrolls. @param selectors the parts that should stay */
export const lostParts = async (page: Page, selectors: readonly string[]): Promise<readonly string[]> =>
  (await inPage(page)).evaluate((module, parts) => module.lostParts(parts), selectors);

/** Finds filled links and controls without a border, which have no visible shape in forced colors (in-page/painting.ts). */
export const shapeless = async (page: Page): Promise<readonly string[]> =>
  (await inPage(page)).evaluate((module) => module.shapeless());
