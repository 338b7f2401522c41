import type { Page } from '@playwright/test';
import { axeContrast } from './axe';

/** The maximum of each color channel of a dark background, 0 to 255. */
const brightest = 64;

/**
 * Checks that a page has a dark background, and text with enough contrast. Expects dark mode.
 * @returns one line for each finding
 */
export async function dark(page: Page): Promise<string[]> {
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const channels = background.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
  const { violations, passed } = await axeContrast(page);
  const isDark = channels.length === 3 && Math.max(...channels) < brightest;
  return [
    ...(isDark ? [] : [`the background is ${background}`]),
    ...(passed > 20 ? [] : [`only ${passed} texts were checked`]),
    ...violations,
  ];
}
