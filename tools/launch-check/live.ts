import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { hostHeaders } from '../hosting/headers.ts';
import { contentType } from '../hosting/media-types.ts';
import type { Environment } from '../vite/variables.ts';
import { builtFiles } from './files';
import { type Finding, forWebPerson, merged } from './finding';

/** Requests an address without following redirects. */
export type SendRequest = (address: string) => Promise<Response>;
const request: SendRequest = (address) =>
  fetch(address, { redirect: 'manual', headers: { 'cache-control': 'no-cache' }, signal: AbortSignal.timeout(15_000) });

/** A live site, the folder of the built site that was uploaded, and the variables of its build. */
type Live = Readonly<{ origin: string; dist: string; env: Environment; send: SendRequest }>;
type Problems = readonly (readonly [where: string, what: string])[];

/** Returns what is wrong. @param checks whether something is wrong, and what */
const wrong = (at: string, checks: readonly (readonly [isWrong: boolean, what: string])[]): Problems =>
  checks.filter(([isWrong]) => isWrong).map(([, what]) => [at, what]);

/** Whether a header is as good as the wanted one. Hosts format some values differently. */
function isAsGood(sent: string | null, wanted: string): boolean {
  const plain = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();
  const seconds = (text: string) => Number(/max-age=(\d+)/.exec(text)?.[1] ?? 0);
  return sent !== null && (plain(sent) === plain(wanted) || (seconds(wanted) > 0 && seconds(sent) >= seconds(wanted)));
}

/** Returns the media type of a response, by the name that tools/hosting uses. */
const typeOf = (response: Response) =>
  (response.headers.get('content-type') ?? '')
    .replace(/;.*| /, '')
    .replace('application/java', 'text/java')
    .replace('vnd.microsoft.', 'x-');

/** Compares what the host sends at a file’s address with the file, byte by byte. Looks at its headers, and at a page’s form. */
async function checkFile({ origin, dist, env, send }: Live, file: string): Promise<Problems> {
  const at = `/${file.replace(/(?:^index)?\.html$/, '')}`;
  const response = await send(encodeURI(origin + at));
  const sent = Buffer.from(await response.arrayBuffer());
  const header = (name: string) => response.headers.get(name);
  const location = header('location')?.replace(at, '…');
  if (location) return [[at, `It redirects to ${location}; docs/hosting.md says how to configure addresses.`]];
  if (response.status !== 200)
    return [[at, `It has status ${response.status}; upload the whole of dist/ to the top folder of the domain.`]];
  const isSame = sent.equals(readFileSync(join(dist, file)));
  const page = parse(file.endsWith('.html') ? String(sent) : '');
  const isPage = page.querySelector('#root[data-page]') !== null;
  const wanted = contentType(file)?.split(';')[0];
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? origin + at;
  const form = page.querySelector('form');
  const service = (env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com').replace(/\/$/, '');
  const others = ['service_id', 'template_id', 'user_id'].filter(
    (id) => form?.querySelector(`[name="${id}"]`)?.getAttribute('value') !== env[`VITE_EMAILJS_${id.toUpperCase()}`],
  );
  // biome-ignore format: a table
  return wrong(at, [
    [!isSame && file.endsWith('.html') && !isPage, 'It shows a page that is not of this site, such as a login page.'],
    [!isSame && (isPage || !file.endsWith('.html')), 'It is not as in dist/: an older version, or changed by the host or its CDN.'],
    ...hostHeaders.map(([name, value]) => [!isAsGood(header(name), value), `${name} is “${header(name) ?? ''}”, not “${value}”; see docs/hosting.md.`] as const),
    [/noindex|none/.test(header('x-robots-tag') ?? ''), 'X-Robots-Tag hides it from search engines; remove this header.'],
    [header('set-cookie') !== null, 'The host sets a cookie, but /privacy says that there is none; turn it off.'],
    [wanted !== undefined && typeOf(response) !== wanted, `It is sent as ${typeOf(response)}, not as ${wanted}.`],
    [isPage && !/no-cache|no-store|max-age=0/.test(header('cache-control') ?? ''), 'Browsers keep it; send “Cache-Control: no-cache” for pages.'],
    [isSame && canonical !== origin + at, `It names another address as its own (${new URL(canonical).origin}); set VITE_SITE_URL, and build again.`],
    [isSame && form !== null && !form.getAttribute('action')?.startsWith(`${service}/`), `Its form does not send to ${service}.`],
    [isSame && form !== null && others.length > 0, `Its form sends another ${others.join(', ')} than your variables.`],
  ]);
}

/** Compares a picture with the one in the bucket, if there is a bucket: menu cards show the one in the bucket. */
async function checkBucket({ dist, env, send }: Live, file: string): Promise<Problems> {
  const bucket = env.VITE_MEDIA_BUCKET_URL?.replace(/\/$/, '');
  if (!bucket || !/^media\/.*\.svg$/.test(file)) return [];
  const response = await send(`${bucket}/${file}`);
  const isSame = Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(dist, file)));
  if (response.status === 200 && isSame) return [];
  return [[`${bucket}/${file}`, 'It is not the picture in dist/media/; copy that folder to the bucket.']];
}

/** Requests an address that the site does not have. Browsers must not keep the answer: the next upload may bring the file. */
async function checkUnknown({ origin, dist, send }: Live, at: string): Promise<Problems> {
  const response = await send(origin + at);
  const isOurs = (await response.text()) === readFileSync(join(dist, '404.html'), 'utf8');
  const lifetime = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);
  // biome-ignore format: a table
  return wrong(at, [
    [response.status !== 404, `It does not exist, but has status ${response.status}; it must have status 404.`],
    [response.status === 404 && !isOurs, 'It does not exist, but shows another page than 404.html of dist/.'],
    [response.status === 404 && lifetime > 3600, 'Browsers keep this failure for more than an hour; set Cache-Control as in dist/_headers.'],
  ]);
}

/** Finds a site that others can read or change on its way. */
async function checkHttps({ origin, send }: Live): Promise<Problems> {
  const plain = origin.replace('https:', 'http:');
  if (plain === origin) return [[plain, 'It is not https://, so others can read messages; get a certificate.']];
  const response = await send(`${plain}/`).catch(() => undefined);
  const isOpen = response !== undefined && !response.headers.get('location')?.startsWith('https:');
  return isOpen ? [[plain, 'It does not redirect to https://.']] : [];
}

/** Looks at the live site without a browser. */
export async function liveFindings(
  url: string,
  dist: string,
  env: Environment,
  send = request,
): Promise<readonly Finding[]> {
  if (!URL.canParse(url) || new URL(url).pathname !== '/')
    return [forWebPerson('--url', 'Write https:// and the domain.')];
  const live = { origin: new URL(url).origin, dist, env, send };
  try {
    const problems = [
      await checkHttps(live),
      await checkUnknown(live, '/nowhere'),
      await checkUnknown(live, '/assets/nowhere.js'),
    ];
    // One at a time: hosts may mistake more for an attack.
    for (const file of builtFiles(dist)) problems.push(await checkFile(live, file), await checkBucket(live, file));
    return merged(problems.flat()).map(({ where, what }) => forWebPerson(`${live.origin}: ${where}`, what));
  } catch (error) {
    const { message, cause } = error as Error & { readonly cause?: Error };
    return [forWebPerson(live.origin, `It does not respond (${cause?.message ?? message}); open it in a browser.`)];
  }
}
