import type { Page, Request } from '@playwright/test';

/**
 * Collects the requests of a page from now on, in order. A browser with windows also fetches the page's icon for its
 * tab, which is not a request of the page.
 */
export function collectRequests(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const isIcon = request.resourceType() === 'other' && /\/favicon\.\w+$/.test(new URL(request.url()).pathname);
    if (!isIcon) requests.push(request);
  });
  return requests;
}
