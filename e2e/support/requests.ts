import type { Page, Request } from '@playwright/test';
import { cdp } from '../../tools/sight/index';

/** Turns on the browser's data saver. The site then prefetches no pages, so a test can delay a page. */
export async function saveData(page: Page): Promise<void> {
  await (await cdp(page)).send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

/** The tab icon. A full browser requests it, but a headless shell does not. */
const iconPath = /\/favicon\.\w+$/;

/** Collects the page's requests from now on, in order, without the browser's request for the tab icon. */
export function collectRequests(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const isIcon = request.resourceType() === 'other' && iconPath.test(new URL(request.url()).pathname);
    if (!isIcon) requests.push(request);
  });
  return requests;
}

/** Returns the requests with a cookie, or with a referrer that reveals more than the site's origin. */
export async function revealing(requests: readonly Request[]): Promise<readonly string[]> {
  const found = requests.map(async (request) => {
    const { referer, cookie } = await request.allHeaders();
    const namesPage = referer !== undefined && referer !== `${new URL(request.url()).origin}/`;
    return namesPage || cookie ? [`${request.url()} from ${referer}, cookie ${cookie}`] : [];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Returns the transferred size of responses in bytes: the compressed bodies and, if `heads` is set, the headers.
 * `npm run prove` builds without compressed files (trace.config.ts), so no rule may depend on it.
 */
export async function bytesOf(requests: readonly Request[], heads = false): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseBodySize + (heads ? size.responseHeadersSize : 0), 0);
}
