import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { untraced } from '../../../tests/support/covers';
import { freePort } from '../../../tests/support/ports';
import { serve } from '../../../tests/support/serve';
import { compressFiles } from '../../vite/compress';
import { serveAsHost } from '../../vite/static-host';
import { liveFindings } from '../live/check-site';
import { request, type SendRequest } from '../live/request';
import { builtFrom, builtSite, origin, writeStamp } from './built-site';

/** A host that serves a built site, possibly with a problem. */
type Host = (serveFile: RequestListener) => RequestListener;
const rightHost: Host = (serveFile) => serveFile;

/** Makes a host that gives its own response at some addresses, instead of a file of the site. */
const answer =
  (addresses: RegExp, respond: (response: ServerResponse, url: string) => void): Host =>
  (serveFile) =>
  (incoming, response) =>
    addresses.test(incoming.url ?? '') ? respond(response, incoming.url ?? '') : serveFile(incoming, response);

const redirect = (addresses: RegExp, to: (url: string) => string, status = 301): Host =>
  answer(addresses, (response, url) => response.writeHead(status, { location: to(url) }).end());
const show = (addresses: RegExp, status: number, body: string): Host =>
  answer(addresses, (response) => response.writeHead(status, { 'content-type': 'text/html' }).end(body));

/** Changes or removes a header of the responses at some addresses, as a CDN may. */
const withHeader =
  (addresses: RegExp, name: string, value?: string): Host =>
  (serveFile) =>
  (incoming, response) => {
    const writeHead = response.writeHead.bind(response);
    const changed = (status: number, headers: object = {}) => {
      const others = Object.entries(headers).filter(([key]) => key.toLowerCase() !== name);
      response.removeHeader(name);
      return writeHead(status, { ...Object.fromEntries(others), ...(value !== undefined && { [name]: value }) });
    };
    if (addresses.test(incoming.url ?? '')) Object.assign(response, { writeHead: changed });
    serveFile(incoming, response);
  };

/** Serves another page of the site at some addresses. */
const instead =
  (addresses: RegExp, url: string): Host =>
  (serveFile) =>
  (incoming, response) =>
    serveFile(addresses.test(incoming.url ?? '') ? Object.assign(incoming, { url }) : incoming, response);

/** Checks a site on a host. @param change is applied to the uploaded files, not to `dist/` */
async function lookAt(host: Host, change: (uploaded: string) => void = () => {}) {
  const uploaded = builtSite();
  change(uploaded);
  await compressFiles(uploaded);
  const { port } = await serve(createServer(host(serveAsHost(uploaded))));
  // Requests to the public address go to the test server. Over http://, the host redirects.
  const sendRequest: SendRequest = async (address, method) => {
    if (address.startsWith('http:')) return { status: 301, headers: new Headers(), body: '', location: `${origin}/` };
    const { location, ...rest } = await request(address.replace(origin, `http://localhost:${port}`), method);
    return { ...rest, location: location?.replace(`http://localhost:${port}`, origin) };
  };
  return liveFindings(origin, builtSite(), sendRequest);
}

test('the launch check accepts a live site without problems', untraced, async () => {
  expect(await lookAt(rightHost)).toEqual([]);
});

// biome-ignore format: a table, one entry per host
test.each<readonly [what: string, host: Host, where: string, says: string]>([
  ['a slash at the end of addresses', redirect(/^\/(?!nowhere)[a-z-]+$/, (url) => `${url}/`), ': /treatment, /about-us', 'same address with a slash at the end'],
  ['a redirect to an address with .html', redirect(/^\/jobs$/, (url) => `${url}.html`), ': /jobs', 'same address with .html at the end'],
  ['the home page at the addresses of other pages', instead(/^\/(?:jobs|mission)$/, '/'), ': /jobs and /mission', 'shows the page /.'],
  ['a soft 404', instead(/^\/(?:nowhere|\.env)$/, '/'), ': /nowhere and /.env', 'has status 200 and the page /, not 404'],
  ['a not-found page from the host', show(/^\/nowhere$/, 404, '<title>Not found</title>'), ': /nowhere', 'shows a page other than 404.html'],
  ['a redirect of unknown addresses to the home page', redirect(/^\/nowhere$/, () => '/', 302), ': /nowhere', `redirects to ${origin}/`],
  ['a published .env file', show(/^\/\.env$/, 200, 'SECRET=1'), ': /.env', 'Everyone can read'],
  ['a missing header', withHeader(/^\/jobs$/, 'x-frame-options'), ': /jobs', 'X-Frame-Options is missing'],
  ['a weaker header', withHeader(/^\/jobs$/, 'strict-transport-security', 'max-age=60'), ': /jobs', 'Strict-Transport-Security is “max-age=60”'],
  ['a Content-Security-Policy from the host', withHeader(/^\/jobs$/, 'content-security-policy', "default-src 'none'"), ': /jobs', 'Content-Security-Policy is'],
  ['pages that browsers cache', withHeader(/^\/jobs$/, 'cache-control', 'max-age=600'), ': /jobs', 'Cache-Control is “max-age=600”'],
  ['a missing script that browsers keep', withHeader(/gone\.js$/, 'cache-control', 'public, max-age=31536000, immutable'), ': /assets/gone.js', 'keep the failure'],
  ['a PDF that browsers download', withHeader(/pdf$/, 'content-type', 'application/octet-stream'), ': /documents/notice.pdf', 'not as application/pdf'],
  ['a site behind a password', show(/^\/$/, 401, ''), '', 'denies access (status 401)'],
  ['a network with a login page', redirect(/^\/$/, () => 'http://portal.hotel.internal/login', 302), '', 'redirects to http://portal.hotel.internal/login: a login page'],
  ['a login page', show(/^\/$/, 200, '<title>Guest Wi-Fi</title>'), '', 'shows another page, “Guest Wi-Fi”'],
  ['a redirect to another host name', redirect(/^\/$/, () => 'https://www.clinic.internal/'), '', 'redirects to https://www.clinic.internal/, so that is the address'],
  ['a host without encryption', redirect(/^\/$/, () => 'http://clinic.internal/'), '', 'where others can read messages'],
  ['a site in a folder', redirect(/^\/$/, () => '/site/'), '', 'the home page is not at “/”'],
])('the launch check reports %s', untraced, async (_what, host, where, says) => {
  const [first, ...others] = await lookAt(host);
  expect(others).toEqual([]);
  expect(first?.where.startsWith(origin + where)).toBe(true);
  expect(first?.what).toContain(says);
});

test('the launch check accepts the registered type of icons', untraced, async () => {
  expect(await lookAt(withHeader(/ico$/, 'content-type', 'image/vnd.microsoft.icon'))).toEqual([]);
});

const edit = (file: string, text: string) => (uploaded: string) => writeFileSync(join(uploaded, file), text);

// biome-ignore format: a table, one entry per upload
test.each<readonly [what: string, change: (uploaded: string) => void, says: readonly string[]]>([
  ['a missing stamp', (uploaded) => rmSync(join(uploaded, 'build.json')), ['has no valid build.json']],
  ['another build', (uploaded) => writeStamp(uploaded, { inputs: { ...builtFrom, content: '2' } }), ['what differs: src/content/']],
  ['a build for the mock service', (uploaded) => writeStamp(uploaded, { mode: 'mock' }), ['mock e-mail service']],
  ['a missing page', (uploaded) => rmSync(join(uploaded, 'jobs.html')), ['has status 404']],
  ['a missing picture', (uploaded) => rmSync(join(uploaded, 'media/a.svg')), ['A file of the site has status 404']],
  ['localhost in robots.txt', edit('robots.txt', 'http://localhost:4173'), ['names this computer']],
  ['a page that somebody changed', edit('jobs.html', `<meta http-equiv="Content-Security-Policy" content="a"><link rel="canonical" href="${origin}/jobs"><div id="root" data-page="/jobs">`),
    ['not as it was built']],
  ['a page of another domain', edit('jobs.html', `<link rel="canonical" href="https://www.clinic.internal/jobs"><div id="root" data-page="/jobs">`),
    ['an address at https://www.clinic.internal as its own', 'no Content-Security-Policy', 'not as it was built']],
])('the launch check reports %s in the uploaded files', untraced, async (_what, change, says) => {
  const found = await lookAt(rightHost, change);
  expect(found.map(({ what }) => what)).toEqual(says.map((part) => expect.stringContaining(part)));
});

// biome-ignore format: a table, one entry per address
test.each<readonly [address: string, says: string]>([
  ['clinic.internal', 'is not an address; write it with https://'],
  [`${origin}/about-us`, 'has a path'],
  ['https://no-such-host.invalid', 'cannot be found'],
])('the launch check reports what is wrong with the address %s', untraced, async (address, says) => {
  expect(await liveFindings(address, builtSite())).toEqual([expect.objectContaining({ what: expect.stringContaining(says) })]);
});

test('the launch check reports that no server is running', untraced, async () => {
  const found = await liveFindings(`https://localhost:${await freePort()}`, builtSite());
  expect(found).toEqual([expect.objectContaining({ what: expect.stringContaining('no server is running there') })]);
});
