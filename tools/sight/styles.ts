import type { Page } from '@playwright/test';

/** Adds styles to a page while `act` runs. A Content-Security-Policy blocks style elements, but not constructed style sheets. */
export async function withStyles<Result>(page: Page, css: string, act: () => Promise<Result>): Promise<Result> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
  const result = await act();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return result;
}
