import type { Page, Request } from '@playwright/test';
import { bytesOf } from './requests';

/** Which scripts and fonts were loaded before the load event, and which after it. */
export function loadingOrder(page: Page) {
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

/** The bytes that requests transferred, by kind, and their total with response headers. */
export async function transferred(requests: readonly Request[]) {
  const ofType = (type: string) => bytesOf(requests.filter((request) => request.resourceType() === type));
  return {
    document: await ofType('document'),
    scripts: await ofType('script'),
    fonts: await ofType('font'),
    all: await bytesOf(requests, true),
  };
}
