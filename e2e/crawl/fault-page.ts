import type { Page } from '@playwright/test';

/**
 * Shows a small page in which a check objects only to the fault that the test adds. The page has a title, a language, a skip
 * link, a main element and controls of 48 px.
 * @param parts styles, and HTML before, in and after the main element
 */
export async function showPage(
  page: Page,
  { css = '', before = '', main, after = '' }: { css?: string; before?: string; main: string; after?: string },
): Promise<void> {
  await page.setContent(`<!doctype html>
    <html lang="en">
      <head>
        <title>Test page</title>
        <style>
          body { margin: 0; padding: 20px; background: #fff; color: #000 }
          li { display: block; margin: 20px 0 }
          main a, button, input { display: inline-flex; align-items: center; min-width: 48px; min-height: 48px; margin: 8px }
          :focus-visible { outline: 3px solid #000; outline-offset: 2px }
          ${css}
        </style>
      </head>
      <body><a href="#main" style="display: inline-flex; min-width: 48px; min-height: 48px">Skip</a>${before}<main id="main">${main}</main>${after}</body>
    </html>`);
}

/** Content that is several screens high: a link at each end, and a button and a field between the links. */
export const longMain = `<ul><li><a href="#one">One</a></li></ul><button>Two</button>
  <div style="height: 2500px"></div><label>Three <input></label><div style="height: 400px"></div><a href="#four">Four</a>`;
