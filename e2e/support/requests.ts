import type { Page, Request } from '@playwright/test';

/** The icon that a full browser fetches for its tab: the page does not request it. */
const iconPath = /\/favicon\.\w+$/;

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

/** The method and the address of each request, without the site's origin. */
export const addressesOf = (requests: readonly Request[], site: string): readonly string[] =>
  requests.map((request) => `${request.method()} ${request.url().replace(site, '')}`);

/** Requests with a cookie, or with a referrer that reveals more than the site's origin. */
export async function revealing(requests: readonly Request[]): Promise<readonly string[]> {
  const found = requests.map(async (request) => {
    const { referer, cookie } = await request.allHeaders();
    const namesPage = referer !== undefined && referer !== `${new URL(request.url()).origin}/`;
    return namesPage || cookie ? [`${request.url()} from ${referer}, cookie ${cookie}`] : [];
  });
  return (await Promise.all(found)).flat();
}

/**
 * The bytes of responses as they went over the wire: their bodies, compressed, and their heads where asked for. For the tests in
 * e2e/first-visit only: for others, `npm run prove` builds without compressed files (trace.config.ts).
 */
export async function bytesOf(requests: readonly Request[], heads = false): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseBodySize + (heads ? size.responseHeadersSize : 0), 0);
}
