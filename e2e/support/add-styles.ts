import type { Page } from '@playwright/test';

/**
 * Adds styles that override those of a page. The page's policy would block a style element, but not a constructed style
 * sheet.
 */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}
