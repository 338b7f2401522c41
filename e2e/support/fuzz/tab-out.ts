import type { Page } from '@playwright/test';
import { pressTab } from '../../a11y/checks/keyboard-walk';

/**
 * Presses Tab more often than the page has tab stops, so that the focus must leave the page.
 * @returns a finding if the focus never leaves the page, or does not move at all
 */
export async function tabOut(page: Page): Promise<string[]> {
  const stops = await page.evaluate(() => {
    document.body.tabIndex = -1;
    window.focused = new Set();
    addEventListener('keyup', () => window.focused.add(document.activeElement), true);
    return document.querySelectorAll('a[href], button, summary, input, textarea, [tabindex]').length;
  });
  await pressTab(page, stops + 3);
  return page.evaluate(() => {
    if (!window.focused.has(document.body)) return ['Tab never leaves the page'];
    return window.focused.size > 1 ? [] : ['Tab does not move the focus'];
  });
}

declare global {
  interface Window {
    /** Elements that had the focus after a key press. */
    focused: Set<Element | null>;
  }
}
