import type { Page, Request } from '@playwright/test';
import { visitBudgets } from '../spec/budgets';
import { collectRequests } from './support/requests';
import { routes } from './support/routes';
import { covers, expect, test } from './support/test';
import { small } from './support/viewports';
import { namedIn } from './support/weight';

test.use({ viewport: small });

/** Opens a page with an empty cache and waits until nothing more is fetched; tells of each request that it took. */
async function firstVisit(page: Page, path: string): Promise<readonly Request[]> {
  const requests = collectRequests(page);
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  return requests;
}

for (const { path, family } of routes) {
  const most = family === 'home' ? visitBudgets.home : visitBudgets.other;

  test(
    `a first visit to ${path} on a telephone takes ${most / 1000} kB at most`,
    covers('PERF-VISIT~1'),
    async ({ page }) => {
      const requests = await firstVisit(page, path);
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      const bytes = sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
      expect(bytes).toBeGreaterThan(80_000);
      expect(bytes).toBeLessThanOrEqual(most);
    },
  );

  test(`${path} names all that it needs in its HTML`, covers('PERF-CHAIN~1'), async ({ page, baseURL }) => {
    const requests = await firstVisit(page, path);
    const html = await (await fetch(`${baseURL}${path}`)).text();
    const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, address = '']) => address);
    const named = new Set([path, ...namedIn(html), ...pictures]);
    const asked = requests.map((request) => new URL(request.url()).pathname);
    expect(asked.filter((address) => !named.has(address))).toEqual([]);
    expect(asked.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(3);
  });
}
