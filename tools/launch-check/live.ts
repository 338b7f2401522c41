import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { headers } from '../hosting/headers.ts';
import { contentType } from '../hosting/media-types.ts';
import { type Finding, forWebPerson, merged } from './finding';
import { builtFiles } from './stamp';
import type { Environment } from './variables';

type Problem = readonly [where: string, what: string];
/** Requests an address without following redirects. */
export type SendRequest = (address: string) => Promise<Response>;

const seconds = 15;
const request: SendRequest = (address) =>
  fetch(address, {
    redirect: 'manual',
    headers: { accept: 'text/html,*/*', 'cache-control': 'no-cache' },
    signal: AbortSignal.timeout(seconds * 1000),
  });

/** Returns the address of a built file: "/about-us" for about-us.html. */
const addressOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, '')}`;

/** Finds headers that are missing or differ from those of tools/hosting. */
function headerProblems(at: string, file: string, response: Response): readonly Problem[] {
  const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, '').toLowerCase();
  const isAsGood = (name: string, sent: string | null, wanted: string) =>
    name === 'Strict-Transport-Security'
      ? Number(/max-age=(\d+)/.exec(sent ?? '')?.[1]) >= 31_536_000
      : plain(sent) === plain(wanted);
  const wrong = headers
    .filter(([name, value]) => !isAsGood(name, response.headers.get(name), value))
    .map(
      ([name, value]): Problem => [
        at,
        `The header ${name} is “${response.headers.get(name) ?? ''}”, not “${value}”; docs/hosting.md says how to set it.`,
      ],
    );
  const type = response.headers.get('content-type')?.split(';')[0] ?? 'no type';
  const wanted = contentType(file)?.split(';')[0];
  const same = [
    wanted,
    wanted?.replace('text/javascript', 'application/javascript'),
    wanted?.replace('image/x-icon', 'image/vnd.microsoft.icon'),
  ];
  const isKept =
    file.endsWith('.html') && !/no-cache|no-store|max-age=0/.test(response.headers.get('cache-control') ?? '');
  return [
    ...wrong,
    ...(wanted && !same.includes(type) ? [[at, `It is sent as ${type}, not as ${wanted}.`] as const] : []),
    ...(isKept
      ? [[at, 'Browsers may keep it without asking again; send “Cache-Control: no-cache” for pages.'] as const]
      : []),
  ];
}

/** Finds a wrong canonical address, and a form that does not send to the clinic’s account. */
function contentProblems(at: string, origin: string, html: string, env: Environment): readonly Problem[] {
  const page = parse(html);
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const form = page.querySelector('#contact-form form, form');
  const service = (env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com').replace(/\/$/, '');
  const target = form?.getAttribute('action');
  const sent = ['service_id', 'template_id', 'user_id'].filter(
    (field) =>
      form?.querySelector(`input[name="${field}"]`)?.getAttribute('value') !==
      env[`VITE_EMAILJS_${field.toUpperCase()}`],
  );
  return [
    ...(canonical === undefined || canonical === origin + at
      ? []
      : [
          [
            at,
            `It names another address as its own (${new URL(canonical).origin}); set VITE_SITE_URL, and build again.`,
          ] as const,
        ]),
    ...(form && !target?.startsWith(`${service}/`)
      ? [[at, `Its form sends to ${target}, not to ${service}.`] as const]
      : []),
    ...(form && sent.length > 0
      ? [[at, `Its form sends another ${sent.join(', ')} than your variables.`] as const]
      : []),
  ];
}

/** Compares what the host sends at a file’s address with the file, byte by byte. */
async function checkFile(
  origin: string,
  dist: string,
  file: string,
  env: Environment,
  sendRequest: SendRequest,
): Promise<readonly Problem[]> {
  const at = addressOf(file);
  const response = await sendRequest(encodeURI(origin + at));
  const location = response.headers.get('location');
  if (location)
    return [[at, `It redirects to ${location.replace(at, '…')}; docs/hosting.md says how to configure addresses.`]];
  if (response.status !== 200)
    return [[at, `It has status ${response.status}; upload the whole of dist/ to the top folder of the domain.`]];
  const sent = Buffer.from(await response.arrayBuffer());
  const isSame = sent.equals(readFileSync(join(dist, file)));
  const differs =
    file.endsWith('.html') && !/<div id="root" data-page=/.test(String(sent))
      ? 'It shows a page that is not of this site: a login page, or another site.'
      : 'It is not as in dist/: an older version, or the host or its CDN changes files. Upload dist/ again, and turn off such features.';
  return [
    ...(isSame ? [] : [[at, differs] as const]),
    ...headerProblems(at, file, response),
    ...(isSame && file.endsWith('.html') ? contentProblems(at, origin, String(sent), env) : []),
  ];
}

/** Requests addresses that the site does not have: a page, and a script of a former build, which must not be missing for long. */
async function checkUnknown(origin: string, dist: string, sendRequest: SendRequest): Promise<readonly Problem[]> {
  const notFound = readFileSync(join(dist, '404.html'), 'utf8');
  const check = async (at: string): Promise<readonly Problem[]> => {
    const response = await sendRequest(origin + at);
    const isOurs = (await response.text()) === notFound;
    const lifetime = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);
    if (response.status !== 404 || !isOurs)
      return [[at, `It does not exist, but has status ${response.status}; it must show 404.html with status 404.`]];
    return lifetime <= 3600
      ? []
      : [[at, 'Browsers keep this failure for more than an hour; set Cache-Control as in dist/_headers.']];
  };
  return [...(await check('/nowhere')), ...(await check('/assets/nowhere.js'))];
}

/** Finds a site that others can read or change on its way. */
async function checkHttps(origin: string, sendRequest: SendRequest): Promise<readonly Problem[]> {
  if (!origin.startsWith('https:'))
    return [[origin, 'It is not https://, so others can read messages; get a certificate.']];
  const plain = origin.replace('https:', 'http:');
  const response = await sendRequest(`${plain}/`).catch(() => undefined);
  return !response || response.headers.get('location')?.startsWith('https:')
    ? []
    : [[plain, 'It does not redirect to https://.']];
}

/** Looks at the live site without a browser. @param dist the folder of the built site that was uploaded */
export async function liveFindings(
  url: string,
  dist: string,
  env: Environment,
  sendRequest: SendRequest = request,
): Promise<readonly Finding[]> {
  if (!URL.canParse(url) || new URL(url).pathname !== '/')
    return [forWebPerson('--url', `“${url}” is not https:// and a domain.`)];
  const { origin } = new URL(url);
  try {
    const files = builtFiles(dist).filter((file) => !/^[._]|^404\.html$/.test(file));
    const problems: Problem[] = [
      ...(await checkHttps(origin, sendRequest)),
      ...(await checkUnknown(origin, dist, sendRequest)),
    ];
    // One at a time: hosts may mistake more for an attack.
    for (const file of files) problems.push(...(await checkFile(origin, dist, file, env, sendRequest)));
    return merged(problems).map(({ where, what }) => forWebPerson(`${origin}: ${where}`, what));
  } catch (error) {
    const { message, cause } = error as Error & { readonly cause?: Error };
    return [forWebPerson(origin, `It does not respond (${cause?.message ?? message}); open it in a browser.`)];
  }
}
