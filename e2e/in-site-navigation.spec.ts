import type { Page } from '@playwright/test';
import { covers, expect, openHydrated, test } from './support/test';

/** Records what is requested from now on. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const footerLink = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Footer' }).locator(`a[href="${path}"]`).first();

for (const path of ['/mission', '/contact', '/insurance', '/outpatient-program', '/family-therapy']) {
  test(
    `${path} is shown with at most one request once its link was pointed at`,
    covers('PERF-NAVIGATION~1'),
    async ({ page }) => {
      await openHydrated(page, '/depression');
      const link = footerLink(page, path);
      await link.hover();
      // Pointing at the link fetched the page's own chunk.
      const chunk = new RegExp(`/assets${path}-[^/]+\\.js$`);
      const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      await expect.poll(async () => (await fetched()).some((name) => chunk.test(name))).toBe(true);
      await page.waitForLoadState('networkidle');
      const asked = watch(page);
      // What is requested after the heading is shown does not count.
      const shown = page.evaluate(() => {
        const before = document.querySelector('h1')?.textContent;
        return new Promise((resolve) => {
          new MutationObserver((_, observer) => {
            if (document.querySelector('h1')?.textContent === before) return;
            observer.disconnect();
            resolve(undefined);
          }).observe(document, { childList: true, subtree: true, characterData: true });
        });
      });
      await link.click();
      await shown;
      await expect(page).toHaveURL(path);
      expect(asked.filter((address) => !address.startsWith('/media/'))).toEqual([]);
      expect(asked.length).toBeLessThanOrEqual(1);
    },
  );
}
