import type { Page } from '@playwright/test';

/**
 * Adds styles to a page, until `removeStyles`. The page's policy blocks a style element, but not a constructed style
 * sheet.
 */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** Removes all added styles. */
export async function removeStyles(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
