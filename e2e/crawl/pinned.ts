import type { Page } from '@playwright/test';
import { inPage } from './in-page';

/** What comes in front of the header, the call bar or a table of contents when the page is scrolled under it. */
export const slidesOver = async (page: Page): Promise<readonly string[]> =>
  (await inPage(page)).evaluate((crawler) => crawler.withoutClicksThrough(crawler.slidesOver));

/** Links, controls and targets of links that the same cover after a key or a link has scrolled the page to them. */
export const coveredTargets = async (page: Page): Promise<readonly string[]> =>
  (await inPage(page)).evaluate((crawler) => crawler.coveredTargets());
