import { describe, expect, test } from 'vitest';
import { path as sendPath } from '../../../spec/email-call';
import { createSiteServer, listen } from '../../../tools/preview/site-server';
import { builtFolder } from '../../support/built-folder';
import { covers, meta } from '../../support/covers';
import { serve } from '../../support/serve';

const files = [
  'index.html',
  'about-us.html',
  'not-found.html',
  '404.html',
  'favicon.svg',
  'assets/home-1a2b3c4d.js',
  'media/jobs-wide.svg',
];

const serveSite = () => serve(createSiteServer(builtFolder(files)));

const pages = [
  { address: '/', file: 'index.html' },
  { address: '/?from=elsewhere', file: 'index.html' },
  { address: '/about-us', file: 'about-us.html' },
  { address: '/about-us?from=/jobs', file: 'about-us.html' },
  { address: '/not-found', file: 'not-found.html' },
];

for (const { address, file } of pages) {
  test(`${address} gives its page`, meta, async () => {
    const { ask } = await serveSite();
    const { status, headers, body } = await ask(address);
    expect({ status, body }).toEqual({ status: 200, body: file });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });
}

describe('the not-found page with status 404 is the answer to', () => {
  const unknown = [
    '/nowhere',
    '/about-us/',
    '/about-us/team',
    '/About-us',
    '/ABOUT-US',
    '/about-us.html',
    '/about%2Dus',
    '/about-us%00',
    '/index',
    '/index.html',
    '/404',
    '/404.html',
    '/not-found.html',
    '//',
    '//about-us',
    '/./about-us',
    '/assets',
    '/assets/',
    '/assets/gone-1a2b3c4d.js',
    '/media/Jobs-wide.svg',
    '//favicon.svg',
    '/favicon.svg/',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%',
    '/%.svg',
  ];
  for (const address of unknown) {
    test(address, meta, async () => {
      const { ask } = await serveSite();
      const { status, headers, body } = await ask(address);
      expect({ status, body }).toEqual({ status: 404, body: '404.html' });
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    });
  }
});

const caching = [
  { what: 'a page is asked for anew each time', address: '/about-us', cache: 'no-cache' },
  { what: 'so is a page that is missing', address: '/nowhere', cache: 'no-cache' },
  {
    what: 'a file named after its content is kept for good',
    address: '/assets/home-1a2b3c4d.js',
    cache: 'public, max-age=31536000, immutable',
  },
  { what: 'a picture is kept for an hour', address: '/media/jobs-wide.svg', cache: 'public, max-age=3600' },
  { what: 'an icon is kept for an hour', address: '/favicon.svg', cache: 'public, max-age=3600' },
];

for (const { what, address, cache } of caching) {
  test(what, covers('PERF-CACHE~1'), async () => {
    const { ask } = await serveSite();
    expect((await ask(address)).headers['cache-control']).toBe(cache);
  });
}

test('a file comes with its own type', meta, async () => {
  const { ask } = await serveSite();
  const { status, headers, body } = await ask('/media/jobs-wide.svg');
  expect({ status, body }).toEqual({ status: 200, body: 'media/jobs-wide.svg' });
  expect(headers['content-type']).toBe('image/svg+xml');
});

test('a file that has not changed is not sent again', covers('PERF-CACHE~1'), async () => {
  const { ask } = await serveSite();
  const { headers } = await ask('/favicon.svg');
  const again = await ask('/favicon.svg', { headers: { 'if-none-match': headers.etag?.toString() ?? '' } });
  expect(again).toMatchObject({ status: 304, body: '' });
});

test('a page that has not changed is not sent again', covers('PERF-CACHE~1'), async () => {
  const { ask } = await serveSite();
  const { headers } = await ask('/about-us');
  const again = await ask('/about-us', { headers: { 'if-none-match': headers.etag?.toString() ?? '' } });
  expect(again).toMatchObject({ status: 304, body: '' });
});

const compressed = ['index.html', '404.html', 'assets/home-1a2b3c4d.js'];
for (const { address, status } of [
  { address: '/', status: 200 },
  { address: '/nowhere', status: 404 },
  { address: '/assets/home-1a2b3c4d.js', status: 200 },
]) {
  test(`${address} comes compressed to whoever can read that, and plain to others`, meta, async () => {
    const { ask } = await serve(createSiteServer(builtFolder([...files, ...compressed.map((file) => `${file}.br`)])));
    const small = await ask(address, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.status).toBe(status);
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    const plain = await ask(address);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.status).toBe(status);
  });
}

test('a compressed file has no address of its own', meta, async () => {
  const { ask } = await serve(createSiteServer(builtFolder([...files, 'assets/home-1a2b3c4d.js.br'])));
  expect(await ask('/assets/home-1a2b3c4d.js.br')).toMatchObject({ status: 404 });
});

test('the mail stand-in answers beside the site', meta, async () => {
  const { ask } = await serveSite();
  expect(await ask(sendPath)).toMatchObject({ status: 405 });
});

test('a site without its not-found page answers that it is broken', meta, async () => {
  const { ask } = await serve(createSiteServer(builtFolder(['index.html'])));
  expect(await ask('/nowhere')).toMatchObject({ status: 500 });
});

test('a port that is taken is told', meta, async () => {
  const { port } = await serveSite();
  await expect(listen(createSiteServer(builtFolder(files)), port)).rejects.toThrow('EADDRINUSE');
});
