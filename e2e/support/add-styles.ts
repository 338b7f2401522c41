import type { Page } from '@playwright/test';

/**
 * Puts styles over those of a page. A style element would be refused by the page's policy; a sheet that a script
 * constructs is no inline style.
 */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}
