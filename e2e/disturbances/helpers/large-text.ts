import type { Page } from '@playwright/test';
import { withStyles } from '../../crawl/styles';
import { cdp } from '../../support/cdp';

/** A way in which people make text larger, and what it does. */
export interface LargeText {
  readonly title: string;
  /** The font size in the settings of the browser; `rem`, and the `em` of media queries, are as large. */
  readonly setting?: number;
  /** What an extension or a style sheet of the visitor changes. */
  readonly css?: string;
}

/**
 * Chromium and Firefox have a font size in their settings (https://developer.mozilla.org/en-US/docs/Web/CSS/font-size, under
 * "Accessibility"); extensions change the size of the root; Safari on iPhones and Chrome on Android make the letters larger
 * but no length, as `text-size-adjust` does (https://drafts.csswg.org/css-size-adjust/).
 */
export const largeTexts: readonly LargeText[] = [
  { title: 'a font size of 24 px', setting: 24 },
  { title: 'a font size of 32 px', setting: 32 },
  { title: 'a root of 200 percent', css: ':root { font-size: 200% !important }' },
  { title: 'letters of twice the size', css: ':root { text-size-adjust: 200% !important }' },
];

/** Shows the open page with larger text while something is done. */
export async function withLargeText<Result>(page: Page, text: LargeText, act: () => Promise<Result>): Promise<Result> {
  const session = await cdp(page);
  const set = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  await set(text.setting ?? 16);
  const result = await withStyles(page, text.css ?? '', act);
  await set(16);
  return result;
}
