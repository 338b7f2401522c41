import { preview } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, type TestOptions, test } from 'vitest';
import { caching, headers as hostHeaders, ownFiles, previewPolicy } from '../../spec/extensions/policy';
import { projectRoot } from '../../tools/project-root';
import { ask } from '../support/ask';
import { findApache } from '../support/hosts/apache';
import { findNginx } from '../support/hosts/nginx';
import { smallSite } from '../support/hosts/small-site';
import type { Host } from '../support/hosts/start-server';

const html = 'text/html; charset=utf-8';
const served: TestOptions = { tags: 'hosting' };

const existing = [
  { address: '/', file: 'index.html', type: html, cache: caching.page },
  { address: '/?from=elsewhere', file: 'index.html', type: html, cache: caching.page },
  { address: '/about-us', file: 'about-us.html', type: html, cache: caching.page },
  { address: '/about-us?from=/jobs', file: 'about-us.html', type: html, cache: caching.page },
  { address: '/not-found', file: 'not-found.html', type: html, cache: caching.page },
  { address: '/assets/home-1a2b3c4d.js', type: /^text\/javascript/, cache: caching.hashed },
  { address: '/media/jobs-wide.svg', type: /^image\/svg\+xml/, cache: caching.other },
  { address: '/favicon.svg', type: /^image\/svg\+xml/, cache: caching.other },
  { address: '/site.webmanifest', type: /^application\/manifest\+json/, cache: caching.other },
];

const words = (text: string) => text.trim().split(/\s+/);

const missing = words(`
  /nowhere /about-us/ /about-us/team /About-us /about-us.html /about-us.html.br /about-us.html.gz /index /index.html /404
  /404.html /assets /assets/ /assets/gone-1a2b3c4d.js /assets/home-1a2b3c4d.js.br /favicon.svg/ /_headers /.htaccess`);

/** Other spellings of addresses and file names, which servers decode or normalize before they look for a file. */
const misspelled = words(`
  // /// /. /./ /%2e //?q //about-us ///about-us //about-us?q /about-us// //about-us/ /./about-us /%2e/about-us
  /x/../about-us /x/%2e%2e/about-us /media/../about-us /about-us/. /about-us/.. /about-us/../about-us /%61bout-us
  /%61bout-us?q /about%2Dus /about%2dus /about-us%20 /%20about-us /about-us%3Fq /about-us%23approach /about-us;x
  /about-us&x /about-us. /About-Us /ABOUT-US /about-us.htm /about-us.HTML /about-us%2ehtml /about-us.htm%6C /about-us%5c
  //about-us.html /about-us.html/ /about-us.html/x /about-us/index /about-us/index.html /about-us%0A //index /%69ndex
  /Index.html /index%2Ehtml //404 /%34%30%34 //404.html /404.htm%6c`);

/** Addresses that Apache rejects with its own error page, before it reads `.htaccess`. */
const refused = words('/../about-us /%2F /%2fabout-us /about-us%2f /about-us%2F /about-us%00 /% /about-us%');

const compressed = ['/', '/about-us', '/assets/home-1a2b3c4d.js', '/favicon.svg'];

const inSite = smallSite();

const vitePreview: Host = {
  name: 'preview',
  encodings: ['br', 'gzip'],
  async start(dist) {
    const server = await preview({ root: projectRoot, build: { outDir: dist }, preview: { port: 0 } });
    const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
    return { port: Number(port), stop: () => server.close() };
  },
};

describe.each([vitePreview, findNginx(), ...findApache()])('$name', ({ name, encodings, start }) => {
  const headers = name === 'preview' ? { ...hostHeaders, 'content-security-policy': previewPolicy } : hostHeaders;
  let port = 0;
  let stop = async () => {};

  beforeAll(async () => {
    if (!start) return;
    ({ port, stop } = await start(inSite('dist')));
  });
  afterAll(() => stop());
  // The trace lists skipped tests by rule and reason.
  beforeEach(({ skip }) => skip(!start, `${name} is not installed`));

  test.each(existing)('serves $address with its type, headers and Cache-Control', served, async (row) => {
    const { address, file = address.slice(1), type, cache } = row;
    const answer = await ask(port, address);
    expect(answer).toMatchObject({ status: 200, body: file });
    expect(answer.headers).toMatchObject({ ...headers, 'cache-control': cache });
    expect(answer.headers['content-type']).toMatch(type);
  });

  test('serves each kind of file that a clinic may add, with its type, headers and Cache-Control', served, async () => {
    for (const { file, type } of ownFiles) {
      const answer = await ask(port, `/${encodeURI(file)}`);
      expect(answer, file).toMatchObject({ status: 200, body: file });
      expect(answer.headers, file).toMatchObject({ ...headers, 'content-type': type, 'cache-control': caching.other });
    }
  });

  test('sends the not-found page at any other address, with its headers and Cache-Control', served, async () => {
    for (const address of [...missing, ...misspelled]) {
      const answer = await ask(port, address);
      expect(answer, address).toMatchObject({ status: 404, body: '404.html' });
      expect(answer.headers, address).toMatchObject({
        ...headers,
        'content-type': html,
        'cache-control': caching.missing,
      });
    }
  });

  test('serves no page at an address above the root, or with an encoded slash or a stray %', served, async () => {
    for (const address of refused) {
      const { status, body } = await ask(port, address);
      expect([400, 404], address).toContain(status);
      expect(body, address).not.toMatch(/^(?:index|about-us)\.html/);
    }
  });

  // Other hosts redirect by settings of the domain, not by a file.
  if (name.startsWith('nginx'))
    test('redirects the other spelling of the domain to the same page', served, async () => {
      const answer = await ask(port, '/about-us?q', { host: 'www.clinic.example' });
      expect(answer).toMatchObject({ status: 301, headers: { location: 'http://clinic.example/about-us?q' } });
    });

  for (const encoding of ['br', 'gzip'] as const) {
    test.for(compressed)(`compresses %s as ${encoding} on request`, served, async (address, { skip }) => {
      skip(!encodings.includes(encoding), `${name} is installed without a module for ${encoding}`);
      const plain = await ask(port, address);
      const small = await ask(port, address, { 'accept-encoding': encoding });
      expect(plain.headers['content-encoding']).toBeUndefined();
      const { 'content-type': type, 'cache-control': cache } = plain.headers;
      const vary = expect.stringMatching(/^(?:negotiate,)?accept-encoding$/i);
      const expected = { 'content-type': type, 'cache-control': cache, 'content-encoding': encoding, vary };
      expect(small.headers).toMatchObject(expected);
      expect(small).toMatchObject({ status: 200, body: plain.body });
    });
  }

  test.each(compressed)('returns 304 at %s to a request with the current ETag', served, async (address) => {
    for (const encoding of ['identity', ...encodings]) {
      const accept = { 'accept-encoding': encoding };
      const { etag } = (await ask(port, address, accept)).headers;
      const again = await ask(port, address, { ...accept, 'if-none-match': String(etag) });
      expect(again, encoding).toMatchObject({ status: 304, body: '' });
    }
  });
});
