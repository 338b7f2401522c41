import { parse } from 'node-html-parser';
import type { Finding } from '../finding';
import type { Answer, Ask } from './request';

const finding = (where: string, what: string, todo: string): Finding => ({ reader: 'web', what, where, todo });

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** What a redirect of the home page means. */
function redirected(origin: string, location: string): Finding {
  const [from, to] = [new URL(origin), new URL(location)];
  const what = `The address redirects to ${location}`;
  if (withoutWww(from.host) !== withoutWww(to.host))
    return finding(
      origin,
      `${what}: a page to log in, or another site.`,
      'Open it in a browser. Turn off the password, or enter the right address.',
    );
  if (to.pathname !== '/')
    return finding(
      origin,
      `${what}, so the home page is not at “/”: a page to log in, or a site in a folder.`,
      'Turn off the password, or upload the files of dist/ to the top folder of the domain.',
    );
  if (to.protocol === 'http:' && from.protocol === 'https:')
    return finding(origin, `${what}, where others can read messages.`, 'Let the host redirect http:// to https://.');
  const look = `Look at that address: npm run launch-check -- --url ${to.origin}`;
  return finding(origin, `${what}, so that is the address of the site.`, `${look}. It must be in VITE_SITE_URL, too.`);
}

/** The page that an answer shows: "/about-us"; undefined if it is none of this site. */
export const pageOf = (html: string): string | undefined =>
  parse(html).querySelector('#root')?.getAttribute('data-page');

/** What keeps visitors from the home page of this site; undefined if nothing does. */
function problemOf(origin: string, { status, location, body }: Answer): Finding | undefined {
  if (location) return redirected(origin, location);
  if ([401, 403, 407, 511].includes(status))
    return finding(
      origin,
      `The host lets nobody in without a password (status ${status}).`,
      'Turn off the password, or what blocks visitors that are no browsers.',
    );
  if (status !== 200)
    return finding(
      origin,
      `The home page has status ${status}.`,
      'Upload the files of dist/ to the top folder of the domain.',
    );
  if (pageOf(body)) return undefined;
  const title = parse(body).querySelector('title')?.text.trim() ?? '';
  const other = title ? `another page, “${title}”` : 'another page';
  return finding(
    origin,
    `The address shows ${other}: a page to log in, or another site.`,
    'Open it in a browser, from another network, too.',
  );
}

/** Looks at the home page first: without it, all others would be wrong in the same way. */
export async function checkHomePage(origin: string, ask: Ask): Promise<Finding | undefined> {
  return problemOf(origin, await ask(`${origin}/`));
}

/** Finds a site that visitors can also read, and others change, without encryption. */
export async function checkEncryption(origin: string, ask: Ask): Promise<readonly Finding[]> {
  const todo = 'Get a certificate (most hosts do), and redirect http:// to https://.';
  if (!origin.startsWith('https:'))
    return [finding(origin, 'The address is not https://, so others can read messages.', todo)];
  const plain = origin.replace('https:', 'http:');
  const answer = new URL(origin).port === '' ? await ask(`${plain}/`).catch(() => undefined) : undefined;
  const isOpen = answer && !answer.location?.startsWith('https:');
  return isOpen ? [finding(plain, 'The address does not redirect to https://.', todo)] : [];
}
