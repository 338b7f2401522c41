import type { Browser, Page } from '@playwright/test';
import { fingerprintingCalls, watchFingerprinting } from './fingerprinting';
import { addressesOf, bytesOf, collectRequests, revealing } from './requests';
import { stored } from './stored';
import { expect, test as guarded, watch } from './test';
import { small } from './viewports';

/** Which scripts and fonts were loaded before the load event, and which after it. */
function loadingOrder(page: Page) {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loaded = navigation?.loadEventStart ?? 0;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const named = (pattern: RegExp) => resources.filter(({ name }) => pattern.test(name));
    return {
      earlyScripts: named(/\.js$/).filter(({ startTime }) => startTime < loaded).length,
      lateFonts: named(/\.woff2$/).filter(({ responseEnd }) => responseEnd > loaded).length,
      fonts: named(/\.woff2$/).length,
    };
  });
}

/**
 * Opens a page on a phone with an empty cache, waits until the network is idle, scrolls to the end, and leaves the page by
 * a link.
 * @returns what the page transferred, requested and stored
 */
async function visitFirst(browser: Browser, baseURL: string, path: string) {
  const context = await browser.newContext({ baseURL, viewport: small });
  const printed: string[] = [];
  watch(context, baseURL, (line) => printed.push(line));
  const page = await context.newPage();
  const requests = collectRequests(page);
  await watchFingerprinting(page);

  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  const first = [...requests];
  const bytesOfType = (type: string) => bytesOf(first.filter((request) => request.resourceType() === type));
  const bytes = {
    document: await bytesOfType('document'),
    scripts: await bytesOfType('script'),
    fonts: await bytesOfType('font'),
    all: await bytesOf(first, true),
  };
  const order = await loadingOrder(page);

  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole('link', { name: 'Family Therapy' }).click();
  await expect(page).toHaveURL('/family-therapy');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Family');
  const visit = {
    bytes,
    order,
    printed,
    requests: addressesOf(requests, baseURL),
    revealing: await revealing(requests),
    fingerprinting: await fingerprintingCalls(page),
    stored: await stored(page),
  };
  await context.close();
  return visit;
}

interface FirstVisits {
  /** A first visit to a page. The worker visits each page only once, for all tests. */
  firstVisit(path: string): ReturnType<typeof visitFirst>;
}

/** The guarded test, with first visits. */
export const test = guarded.extend<object, FirstVisits>({
  firstVisit: [
    async ({ browser }, use, { project }) => {
      const visits = new Map<string, ReturnType<typeof visitFirst>>();
      await use((path) => {
        const visit = visits.get(path) ?? visitFirst(browser, project.use.baseURL ?? '', path);
        visits.set(path, visit);
        return visit;
      });
    },
    { scope: 'worker' },
  ],
});
