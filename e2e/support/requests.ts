import type { Page, Request } from '@playwright/test';

/**
 * Collects the requests of a page from now on, in order. Leaves out the icon that a full browser fetches for its tab,
 * because the page does not request it.
 */
export function collectRequests(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const isIcon = request.resourceType() === 'other' && /\/favicon\.\w+$/.test(new URL(request.url()).pathname);
    if (!isIcon) requests.push(request);
  });
  return requests;
}
