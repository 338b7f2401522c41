import { parse } from 'node-html-parser';
import type { Finding } from '../finding';
import type { HostResponse, SendRequest } from './request';

const finding = (where: string, what: string, todo: string): Finding => ({ reader: 'web', what, where, todo });

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** Explains a redirect of the home page. */
function redirected(origin: string, location: string): Finding {
  const [from, to] = [new URL(origin), new URL(location)];
  const what = `The address redirects to ${location}`;
  if (withoutWww(from.host) !== withoutWww(to.host))
    return finding(
      origin,
      `${what}: a login page, or another site.`,
      'Open it in a browser. Turn off the password, or enter the right address.',
    );
  if (to.pathname !== '/')
    return finding(
      origin,
      `${what}, so the home page is not at “/”: a login page, or a site in a folder.`,
      'Turn off the password, or upload the files in dist/ to the top folder of the domain.',
    );
  if (to.protocol === 'http:' && from.protocol === 'https:')
    return finding(origin, `${what}, where others can read messages.`, 'Make the host redirect http:// to https://.');
  const check = `Check that address: npm run launch-check -- --url ${to.origin}`;
  return finding(origin, `${what}, so that is the address of the site.`, `${check}. Set VITE_SITE_URL to it, too.`);
}

/** Returns the path of the page in a response, such as "/about-us", or undefined if the page is not from this site. */
export const pageOf = (html: string): string | undefined =>
  parse(html).querySelector('#root')?.getAttribute('data-page');

/** Returns why visitors cannot see the home page, or undefined if they can. */
function problemOf(origin: string, { status, location, body }: HostResponse): Finding | undefined {
  if (location) return redirected(origin, location);
  if ([401, 403, 407, 511].includes(status))
    return finding(
      origin,
      `The host denies access (status ${status}).`,
      'Turn off the password, or the filter that blocks programs other than browsers.',
    );
  if (status !== 200)
    return finding(
      origin,
      `The home page has status ${status}.`,
      'Upload the files in dist/ to the top folder of the domain.',
    );
  if (pageOf(body)) return undefined;
  const title = parse(body).querySelector('title')?.text.trim() ?? '';
  const other = title ? `another page, “${title}”` : 'another page';
  return finding(
    origin,
    `The address shows ${other}: a login page, or another site.`,
    'Open it in a browser, also from another network.',
  );
}

/** Checks the home page. If visitors cannot see it, the other pages usually have the same problem. */
export async function checkHomePage(origin: string, sendRequest: SendRequest): Promise<Finding | undefined> {
  return problemOf(origin, await sendRequest(`${origin}/`));
}

/** Finds a site that can be reached without encryption, so that others could read or change what is sent. */
export async function checkEncryption(origin: string, sendRequest: SendRequest): Promise<readonly Finding[]> {
  const todo = 'Get a certificate (most hosts provide one), and redirect http:// to https://.';
  if (!origin.startsWith('https:'))
    return [finding(origin, 'The address is not https://, so others can read messages.', todo)];
  const plain = origin.replace('https:', 'http:');
  const response = new URL(origin).port === '' ? await sendRequest(`${plain}/`).catch(() => undefined) : undefined;
  const isOpen = response && !response.location?.startsWith('https:');
  return isOpen ? [finding(plain, 'The address does not redirect to https://.', todo)] : [];
}
