import type { Page } from '@playwright/test';
import { iconPath } from './support/requests';
import { expect, meta, openHydrated, test } from './support/test';

const footerLink = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Footer' }).locator(`a[href="${path}"]`).first();

for (const path of ['/mission', '/contact', '/insurance', '/outpatient-program', '/family-therapy']) {
  test(`${path} needs at most one request after a hover has prefetched it`, meta, async ({ page }) => {
    await openHydrated(page, '/depression');
    const link = footerLink(page, path);
    await link.hover();
    // The hover fetches the page's own chunk.
    const chunk = new RegExp(`/assets${path}-[^/]+\\.js$`);
    const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(async () => (await fetched()).some((name) => chunk.test(name))).toBe(true);
    await page.waitForLoadState('networkidle');
    // Measured until the new heading appears; then the mouse may be over another link, whose page is prefetched.
    const navigation = page.evaluate(() => {
      const start = performance.now();
      const before = document.querySelector('h1')?.textContent;
      return new Promise<{ start: number; end: number }>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent === before) return;
          observer.disconnect();
          resolve({ start, end: performance.now() });
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
    });
    await link.click();
    const shown = await navigation;
    await expect(page).toHaveURL(path);
    const requested = await page.evaluate(({ start, end }) => {
      const entries = performance.getEntriesByType('resource');
      const meanwhile = entries.filter(({ startTime }) => startTime >= start && startTime <= end);
      return meanwhile.map(({ name }) => new URL(name).pathname);
    }, shown);
    const ofPage = requested.filter((address) => !iconPath.test(address));
    expect(ofPage.filter((address) => !address.startsWith('/media/'))).toEqual([]);
    expect(ofPage.length).toBeLessThanOrEqual(1);
  });
}
