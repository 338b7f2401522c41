import type { Page, Request } from '@playwright/test';
import { budgets } from '../spec/budgets';
import { collectRequests } from './support/requests';
import { routes } from './support/routes';
import { covers, expect, test } from './support/test';
import { small } from './support/viewports';

test.use({ viewport: small });

/** Opens a page with an empty cache and waits until the network is idle. @returns the page's requests */
async function firstVisit(page: Page, path: string): Promise<readonly Request[]> {
  const requests = collectRequests(page);
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  return requests;
}

/** The bytes transferred for responses: their compressed bodies and, if wanted, their headers. */
async function bytesOf(requests: readonly Request[], headers = false): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseBodySize + (headers ? size.responseHeadersSize : 0), 0);
}

for (const { path, family } of routes) {
  const total = family === 'home' ? budgets.home : budgets.other;

  test(
    `a first visit to ${path} on a phone transfers at most ${total / 1000} kB`,
    covers('PERF-BUDGETS~2'),
    async ({ page }) => {
      const requests = await firstVisit(page, path);
      const kinds = { document: 'document', scripts: 'script', fonts: 'font' } as const;
      for (const [kind, type] of Object.entries(kinds)) {
        const bytes = await bytesOf(requests.filter((request) => request.resourceType() === type));
        expect.soft(bytes, kind).toBeGreaterThan(5_000);
        expect.soft(bytes, kind).toBeLessThanOrEqual(budgets[kind as keyof typeof kinds]);
      }
      expect(await bytesOf(requests, true)).toBeLessThanOrEqual(total);
    },
  );

  test(
    `${path} requests its scripts only after its fonts and first picture have loaded`,
    covers('PERF-FIRST-SCREEN~2'),
    async ({ page }) => {
      await firstVisit(page, path);
      const early = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const loaded = navigation?.loadEventStart ?? 0;
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const named = (pattern: RegExp) => resources.filter(({ name }) => pattern.test(name));
        return {
          scripts: named(/\.js$/).filter(({ startTime }) => startTime < loaded).length,
          late: named(/\.woff2$/).filter(({ responseEnd }) => responseEnd > loaded).length,
          fonts: named(/\.woff2$/).length,
        };
      });
      expect(early).toEqual({ scripts: 0, late: 0, fonts: 3 });
    },
  );
}
