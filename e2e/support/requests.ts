import type { Page, Request } from '@playwright/test';

/** The icon that a full browser fetches for its tab: the page does not request it. */
export const iconPath = /\/favicon\.\w+$/;

/**
 * Collects the requests of a page from now on, in order, without the browser's own for its icon.
 */
export function collectRequests(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const isIcon = request.resourceType() === 'other' && iconPath.test(new URL(request.url()).pathname);
    if (!isIcon) requests.push(request);
  });
  return requests;
}
