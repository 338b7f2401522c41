import { parse } from 'node-html-parser';
import type { RoutePath } from '../../../src/paths';
import { fileOf } from '../../vite/page-file.ts';
import { namesThisComputer } from '../dist';
import { checkHeaders } from './headers';
import { pageOf } from './home-page';
import type { Problem } from './problem';
import type { HostResponse } from './request';

const upload = 'Upload the whole of dist/ again, and clear the caches of the host and its CDN.';
const addresses = 'Configure the addresses as docs/hosting.md describes for your host.';
/** The pages that search engines must not list. They have no canonical address. */
const unlisted: readonly string[] = ['/not-found'];

/** Returns what is wrong with the canonical address of a page, or undefined if nothing is. */
function checkCanonical(at: RoutePath, origin: string, html: string): string | undefined {
  const named = parse(html).querySelector('link[rel="canonical"]')?.getAttribute('href');
  if (unlisted.includes(at) || named === origin + at) return undefined;
  if (!named || !URL.canParse(named)) return 'The page names no address as its own (canonical).';
  const { origin: namedOrigin } = new URL(named);
  return namedOrigin === origin
    ? `The page names ${named} as its own address (canonical).`
    : `The page names an address at ${namedOrigin} as its own (canonical).`;
}

const policyOf = (html: string) =>
  parse(html).querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');

/** Describes a redirect of a page's address. */
function redirects(at: string, location: string): string {
  const { pathname, href } = new URL(location);
  if (pathname === `${at}/`) return 'The address redirects to the same address with a slash at the end.';
  return pathname === `${at}.html`
    ? 'The address redirects to the same address with .html at the end.'
    : `The address redirects to ${href}.`;
}

/** Finds problems in the content of a page. @param built the page in `dist/`; undefined if another build is live */
function checkContent(at: RoutePath, origin: string, html: string, built: string | undefined): readonly Problem[] {
  const shown = pageOf(html);
  if (shown !== at) {
    const what = shown
      ? `The address shows the page ${shown}.`
      : 'The address shows a page that is not from this site.';
    return [{ at, what, todo: addresses }];
  }
  const site = `Set VITE_SITE_URL to ${origin}, then build and upload again. If VITE_SITE_URL is right, check that address instead.`;
  const canonical = checkCanonical(at, origin, html);
  return [
    ...(canonical ? [{ at, what: canonical, todo: site }] : []),
    ...(namesThisComputer('.html', html)
      ? [{ at, what: 'The page names this computer (localhost).', todo: site }]
      : []),
    ...(policyOf(html) ? [] : [{ at, what: 'The page has no Content-Security-Policy.', todo: upload }]),
    ...(built === undefined || html === built
      ? []
      : [
          {
            at,
            what: 'The page is not as it was built: it is an older version, or the host changes it.',
            todo: `Turn off features that change pages (analytics, “optimization”). ${upload}`,
          },
        ]),
  ];
}

/** Finds problems in the response to a page's address. */
export function checkPage(
  at: RoutePath,
  origin: string,
  response: HostResponse,
  built: string | undefined,
): readonly Problem[] {
  if (response.location) return [{ at, what: redirects(at, response.location), todo: addresses }];
  if (response.status !== 200)
    return [{ at, what: `The page has status ${response.status}.`, todo: `${upload} ${addresses}` }];
  const isCompressed = response.headers.has('content-encoding');
  return [
    ...checkContent(at, origin, response.body, built),
    ...checkHeaders(at, `/${fileOf(at)}`, response),
    ...(isCompressed
      ? []
      : [
          {
            at,
            what: 'The page is sent uncompressed.',
            todo: 'Turn on compression on your host; docs/hosting.md says how.',
          },
        ]),
  ];
}

/** Finds problems in the response to an unknown address. */
export function checkUnknown(at: string, response: HostResponse): readonly Problem[] {
  const { status, location, body } = response;
  const shown = pageOf(body);
  const wrong = (what: string, todo = addresses) => [{ at, what, todo }];
  if (at === '/.env' && status === 200 && !shown)
    return wrong('Everyone can read the file .env.', 'Delete it there, and replace the secrets in it.');
  if (location) return wrong(`An unknown address redirects to ${location}.`);
  if (status !== 404)
    return wrong(`An unknown address has status ${status}${shown ? ` and the page ${shown}` : ''}, not 404.`);
  if (shown !== '/not-found') return wrong('An unknown address shows a page other than 404.html.');
  if (!at.startsWith('/assets/')) return checkHeaders(at, '/404.html', response);
  const lifetime = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);
  return lifetime <= 3600
    ? []
    : wrong(
        'Browsers keep the failure of a missing script for more than an hour.',
        'Set the header Cache-Control of /assets/ as in dist/_headers.',
      );
}
