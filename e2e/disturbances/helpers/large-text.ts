import type { Page } from '@playwright/test';
import { withStyles } from '../../crawl/styles';
import { cdp } from '../../support/cdp';

/** A way to make text larger. */
export interface LargeText {
  readonly title: string;
  /** The font size in the browser's settings, in px. It sets `rem`, and `em` in media queries. */
  readonly setting?: number;
  /** The styles of an extension or of the visitor. */
  readonly css?: string;
}

/**
 * Chromium and Firefox have a font size setting (https://developer.mozilla.org/en-US/docs/Web/CSS/font-size, under
 * "Accessibility"). Extensions change the font size of the root element. Safari on iPhones and Chrome on Android
 * enlarge the text but no other lengths, as `text-size-adjust` does (https://drafts.csswg.org/css-size-adjust/).
 */
export const largeTexts: readonly LargeText[] = [
  { title: 'a font size of 24 px', setting: 24 },
  { title: 'a font size of 32 px', setting: 32 },
  { title: 'a root font size of 200 percent', css: ':root { font-size: 200% !important }' },
  { title: 'a text-size-adjust of 200 percent', css: ':root { text-size-adjust: 200% !important }' },
];

/** Enlarges the text of the open page while `act` runs. */
export async function withLargeText<Result>(page: Page, text: LargeText, act: () => Promise<Result>): Promise<Result> {
  const session = await cdp(page);
  const set = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  await set(text.setting ?? 16);
  const result = await withStyles(page, text.css ?? '', act);
  await set(16);
  return result;
}
