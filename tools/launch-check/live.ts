import { readFileSync } from 'node:fs';
import { get as getPlain } from 'node:http';
import { get } from 'node:https';
import { join } from 'node:path';
import { hostHeaders } from '../hosting/headers.ts';
import { contentType } from '../hosting/media-types.ts';
import type { Environment } from '../vite/variables.ts';
import { builtFiles } from './files';
import { merged } from './finding';

/** What a host sends. */
type Sent = Readonly<{ status: number; body: Buffer; header: (name: string) => string }>;
/** Requests an address without following redirects. @param family the version of the Internet Protocol: 4, 6, or 0 for either */
export type SendRequest = (address: string, family?: 0 | 4 | 6) => Promise<Sent>;
const request: SendRequest = (address, family = 0) =>
  new Promise((resolve, reject) => {
    const options = { family, headers: { 'cache-control': 'no-cache' }, signal: AbortSignal.timeout(15_000) };
    const sent = (address.startsWith('https:') ? get : getPlain)(address, options, (response) => {
      const header = (name: string) => response.headers[name.toLowerCase()]?.toString() ?? '';
      const whole = response.toArray().then((chunks) => Buffer.concat(chunks));
      whole.then((body) => resolve({ status: response.statusCode ?? 0, body, header }), reject);
    });
    sent.on('error', reject);
  });

type Live = Readonly<{
  origin: string;
  /** Reads a file of the built site that was uploaded. */
  read: (file: string) => Buffer;
  send: SendRequest;
  /** Notes a problem, unless all is right. */
  check: (isRight: boolean, where: string, what: string) => void;
}>;

const secondsIn = (header: string) => Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
const plain = (header: string) => header.replaceAll(/\s/g, '').toLowerCase();
/** Whether a header is as good as the wanted one. Hosts format some values differently. */
const isAsGood = (sent: string, wanted: string) =>
  plain(sent) === plain(wanted) || (secondsIn(wanted) > 0 && secondsIn(sent) >= secondsIn(wanted));

/** Compares what the host sends at a file’s address with the file, byte by byte, and looks at its headers. */
async function checkFile({ origin, read, send, check }: Live, file: string): Promise<void> {
  const at = `/${file.replace(/(?:^index)?\.html$/, '')}`;
  const { status, body, header } = await send(encodeURI(origin + at));
  const location = header('location').replace(at, '…');
  check(!location, at, `It redirects to ${location}; docs/hosting.md says how to configure addresses.`);
  check(status === 200 || !!location, at, `It has status ${status}; upload dist/ to the top folder of the domain.`);
  if (status !== 200) return;
  check(body.equals(read(file)), at, 'It is not as in dist/: older, a login page, or changed by the host or its CDN.');
  for (const [name, value] of hostHeaders)
    check(isAsGood(header(name), value), at, `${name} is “${header(name)}”, not “${value}”; see docs/hosting.md.`);
  check(!/noindex|none/.test(header('x-robots-tag')), at, 'X-Robots-Tag hides it from search engines; remove it.');
  check(!header('set-cookie'), at, 'The host sets a cookie, but /privacy says that there is none; turn it off.');
  // Without “text/”, “x-” and the like: "javascript", "icon".
  const [type = ''] = /\w+(?=;|$)/.exec(contentType(file) ?? '') ?? [];
  check(header('content-type').includes(type), at, `It is sent as ${header('content-type')}, not as ${type}.`);
  const isFresh = !file.endsWith('.html') || /no-cache|no-store|max-age=0/.test(header('cache-control'));
  check(isFresh, at, 'Browsers keep it; send “Cache-Control: no-cache” for pages.');
}

/** Requests an address that the site does not have. Browsers must not keep the answer: the next upload may bring the file. */
async function checkUnknown({ origin, read, send, check }: Live, at: string): Promise<void> {
  const { status, body, header } = await send(origin + at);
  const isOurs = status === 404 && body.equals(read('404.html'));
  check(isOurs, at, `It must show 404.html with status 404, not another page with status ${status}.`);
  check(!isOurs || secondsIn(header('cache-control')) <= 3600, at, 'Browsers keep this failure; see dist/_headers.');
}

/** Finds a site that others can read or change on its way, and another spelling of the domain that does not lead to it. */
async function checkDomain({ origin, send, check }: Live): Promise<void> {
  const { host } = new URL(origin);
  const locationOf = (address: string) => send(address).then(({ header }) => header('location'));
  const location = await locationOf(`http://${host}/`).catch(() => 'https:');
  const isSecure = origin.startsWith('https:') && location.startsWith('https:');
  check(isSecure, `http://${host}`, 'Others can read messages; get a certificate, and redirect to https://.');
  // Subdomains and local addresses have no other spelling.
  const [, www, bare] = /^(www\.)?([^.:]+\.[a-z]+)$/.exec(host) ?? [];
  const other = `https://${www ? bare : `www.${bare}`}`;
  const target = bare ? await locationOf(`${other}/`).catch(() => '') : origin;
  check(target.replace(/\/$/, '') === origin, other, `People type this, too; redirect it to ${origin}.`);
}

/** Finds a host that does not show the site to those who reach it over IPv4, or over IPv6. */
async function checkFamily({ origin, read, send, check }: Live, family: 4 | 6): Promise<void> {
  const found = await send(`${origin}/`, family).then(
    ({ body }) => (body.equals(read('index.html')) ? '' : 'another page'),
    ({ code, message }) => String(code ?? message),
  );
  const isHere = /ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL/.test(found);
  if (isHere) console.log(`This computer has no IPv${family}: open ${origin} on a phone, without Wi-Fi.\n`);
  // If the domain has no address of this family, nobody asks for one.
  const isRight = found === '' || isHere || /ENOTFOUND|EAI_/.test(found);
  check(isRight, `/ over IPv${family}`, `Visitors get ${found}; see docs/hosting.md.`);
}

/** Looks at the live site without a browser. */
export async function liveFindings(url: string, dist: string, env: Environment, send = request) {
  if (!URL.canParse(url) || new URL(url).pathname !== '/') return merged([['--url', 'Write https:// and the domain.']]);
  const { origin } = new URL(url);
  const problems: [where: string, what: string][] = [];
  const check: Live['check'] = (isRight, where, what) => void (isRight || problems.push([where, what]));
  const live = { origin, send, check, read: (file: string) => readFileSync(join(dist, file)) };
  const own = env.VITE_SITE_URL?.replace(/\/$/, '');
  const bucket = env.VITE_MEDIA_BUCKET_URL?.replace(/\/$/, '');
  try {
    check(own === origin, 'VITE_SITE_URL', `It is ${own}; build with the address of the live site.`);
    await checkDomain(live);
    for (const family of [4, 6] as const) await checkFamily(live, family);
    for (const at of ['/nowhere', '/assets/nowhere.js']) await checkUnknown(live, at);
    // One at a time: hosts may mistake more for an attack.
    for (const file of builtFiles(dist)) {
      await checkFile(live, file);
      // Menu cards show the pictures in the bucket, if there is one.
      if (!bucket || !/^media\/.*\.svg$/.test(file)) continue;
      const { body } = await send(`${bucket}/${file}`);
      check(body.equals(live.read(file)), `${bucket}/${file}`, 'It is not as in dist/media/; copy that folder there.');
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    check(false, '/', `It does not respond (${code ?? message}); open it in a browser.`);
  }
  return merged(problems).map(({ where, ...finding }) => ({ ...finding, where: `${origin}: ${where}` }));
}
