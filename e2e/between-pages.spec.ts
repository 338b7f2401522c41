import type { Page } from '@playwright/test';
import { headingOf, routeOf } from './support/routes';
import { covers, expect, openAlive, test } from './support/test';

/** Notes what is asked for from now on. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const footerLink = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Footer' }).locator(`a[href="${path}"]`).first();

const linked = ['/mission', '/contact', '/insurance', '/outpatient-program', '/family-therapy'].map(routeOf);
for (const route of linked) {
  const { path } = route;
  test(
    `${path} is shown with one request at most once its link was pointed at`,
    covers('PERF-NAVIGATION~1'),
    async ({ page }) => {
      await openAlive(page, '/depression');
      const link = footerLink(page, path);
      await link.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const fetched = watch(page);
      await link.hover();
      await expect.poll(() => fetched.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      const asked = watch(page);
      // What is asked for once the heading stands is not waited for.
      const shown = page.evaluate(
        (heading) =>
          new Promise((resolve) => {
            new MutationObserver((_, observer) => {
              if (document.querySelector('h1')?.textContent !== heading) return;
              observer.disconnect();
              resolve(undefined);
            }).observe(document, { childList: true, subtree: true, characterData: true });
          }),
        headingOf(route),
      );
      await link.click();
      await shown;
      expect(asked.filter((address) => address.endsWith('.js') || address === path)).toEqual([]);
      expect(asked.length).toBeLessThanOrEqual(1);
    },
  );
}
