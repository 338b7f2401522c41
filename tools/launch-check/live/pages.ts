import { parse } from 'node-html-parser';
import type { RoutePath } from '../../../src/paths';
import { fileOf } from '../../vite/page-file.ts';
import { namesThisComputer } from '../dist';
import type { Complaint } from './complaint';
import { checkHeaders } from './headers';
import { pageOf } from './home-page';
import type { Answer } from './request';

const upload = 'Upload the whole of dist/ again, and empty the caches of the host and its CDN.';
const addresses = 'Set up the addresses as docs/hosting.md says for your host.';
/** Pages that search engines do not list name no address. */
const unlisted: readonly string[] = ['/not-found'];

/** The address that a page names as its own; a page that is not listed names none. */
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

/** What a redirect does with the address of a page. */
function redirects(at: string, location: string): string {
  const { pathname, href } = new URL(location);
  if (pathname === `${at}/`) return 'The address redirects to one with a slash at its end.';
  return pathname === `${at}.html`
    ? 'The address redirects to one with .html at its end.'
    : `The address redirects to ${href}.`;
}

/** What is wrong with the content of a page. @param built the page as it was built; undefined if another build is live */
function checkContent(at: RoutePath, origin: string, html: string, built: string | undefined): readonly Complaint[] {
  const shown = pageOf(html);
  if (shown !== at) {
    const what = shown ? `The address shows the page ${shown}.` : 'The address shows a page that is none of this site.';
    return [{ at, what, todo: addresses }];
  }
  const site = `Set VITE_SITE_URL to ${origin}, build and upload again; or look at the address that is in it.`;
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
            what: 'The page is not as it was built: it is an older one, or the host changes it.',
            todo: `Turn off what changes pages (analytics, “optimizing”). ${upload}`,
          },
        ]),
  ];
}

/** What is wrong with the answer to the address of a page. */
export function checkPage(
  at: RoutePath,
  origin: string,
  answer: Answer,
  built: string | undefined,
): readonly Complaint[] {
  if (answer.location) return [{ at, what: redirects(at, answer.location), todo: addresses }];
  if (answer.status !== 200)
    return [{ at, what: `The page has status ${answer.status}.`, todo: `${upload} ${addresses}` }];
  const isCompressed = answer.headers.has('content-encoding');
  return [
    ...checkContent(at, origin, answer.body, built),
    ...checkHeaders(at, `/${fileOf(at)}`, answer),
    ...(isCompressed
      ? []
      : [
          {
            at,
            what: 'The page is sent uncompressed.',
            todo: 'Turn on compression at your host; docs/hosting.md says how.',
          },
        ]),
  ];
}

/** What is wrong with the answer to an address that no page has. */
export function checkUnknown(at: string, answer: Answer): readonly Complaint[] {
  const { status, location, body } = answer;
  const shown = pageOf(body);
  const wrong = (what: string, todo = addresses) => [{ at, what, todo }];
  if (at === '/.env' && status === 200 && !shown)
    return wrong('Everybody can read the file .env.', 'Delete it there, and change what is secret in it.');
  if (location) return wrong(`An unknown address redirects to ${location}.`);
  if (status !== 404)
    return wrong(`An unknown address has status ${status}${shown ? ` and the page ${shown}` : ''}, not 404.`);
  if (shown !== '/not-found') return wrong('An unknown address shows another page than 404.html.');
  return checkHeaders(at, '/404.html', answer);
}
