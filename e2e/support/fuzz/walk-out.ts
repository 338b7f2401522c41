import type { Page } from '@playwright/test';

const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/**
 * Presses Tab more often than the page has stops: by then the focus must have left the page, or come round to where it
 * began.
 * @returns a finding when it circles in a part of the page, or does not move at all
 */
export async function walkOut(page: Page): Promise<string[]> {
  const stops = await page.evaluate(() => {
    document.body.tabIndex = -1;
    const passed = new Set<Element | null>();
    Object.assign(window, { passed });
    addEventListener('keyup', () => passed.add(document.activeElement), true);
    return document.querySelectorAll('a[href], button, summary, input, textarea, [tabindex]').length;
  });
  const browser = await page.context().newCDPSession(page);
  const presses = Array.from({ length: stops + 3 }, async () => {
    const down = browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await Promise.all([down, browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })]);
  });
  await Promise.all(presses);
  await browser.detach();
  return page.evaluate(() => {
    const { passed } = window as unknown as { passed: Set<Element> };
    if (!passed.has(document.body)) return ['Tab never leaves the page'];
    return passed.size > 1 ? [] : ['Tab leads nowhere'];
  });
}
