import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, cacheFaults, checkCaching, keepingOf } from '../../../tools/bench/load/caching';
import { createSiteServer } from '../../../tools/preview/site-server';
import { builtFolder } from '../../support/built-folder';
import { meta } from '../../support/covers';
import { serve } from '../../support/serve';

const addresses = [
  { file: 'index.html', address: { path: '/', status: 200 } },
  { file: 'about-us.html', address: { path: '/about-us', status: 200 } },
  { file: '404.html', address: { path: '/no-such-page', status: 404 } },
  { file: 'media/jobs-wide.svg', address: { path: '/media/jobs-wide.svg', status: 200 } },
  { file: 'index.html.br', address: undefined },
  { file: 'assets/main-1a2b3c4d.js.gz', address: undefined },
  { file: '_headers', address: undefined },
  { file: '.htaccess', address: undefined },
];
for (const { file, address } of addresses) {
  test(`${file} is found at ${address?.path ?? 'no address'}`, meta, () => {
    expect(addressOf(file)).toEqual(address);
  });
}

const keepings = [
  { headers: {}, keeping: 'not at all' },
  { headers: { 'cache-control': 'no-store' }, keeping: 'not at all' },
  { headers: { 'cache-control': 'private, max-age=60' }, keeping: 'not at all' },
  { headers: { 'cache-control': 'public, max-age=60' }, keeping: 'for a while' },
  { headers: { 'cache-control': 'max-age=0, s-maxage=60' }, keeping: 'for a while' },
  { headers: { 'cache-control': 'max-age=60, s-maxage=0', etag: 'a' }, keeping: 'asked each time' },
  { headers: { 'cache-control': 'no-cache, max-age=60', etag: 'a' }, keeping: 'asked each time' },
  { headers: { 'cache-control': 'no-cache', 'last-modified': 'today' }, keeping: 'asked each time' },
  { headers: { 'cache-control': 'no-cache' }, keeping: 'not at all' },
  { headers: { 'cache-control': 'max-age=0' }, keeping: 'not at all' },
];
for (const { headers, keeping } of keepings) {
  test(`a CDN may keep ${JSON.stringify(headers)} ${keeping}`, meta, () => {
    expect(keepingOf({ headers })).toBe(keeping);
  });
}

const good = { status: 200, headers: { 'cache-control': 'no-cache', etag: 'a' }, bytes: 1 };
const unchanged = { status: 304, headers: {}, bytes: 0 };
const page = { path: '/jobs', status: 200 };
const missing = { path: '/no-such-page', status: 404 };
const faults = [
  { what: 'a page with an ETag that holds', address: page, answer: good, again: unchanged, found: [] },
  {
    what: 'another status',
    address: page,
    answer: { ...good, status: 500 },
    again: unchanged,
    found: ['/jobs status 500 instead of 200'],
  },
  {
    what: 'no ETag and nothing on caching',
    address: page,
    answer: { ...good, headers: {} },
    again: undefined,
    found: ['/jobs cannot be kept (cache-control: none)', '/jobs has no ETag'],
  },
  {
    what: 'an ETag that does not hold',
    address: page,
    answer: good,
    again: good,
    found: ['/jobs is sent again though unchanged (status 200)'],
  },
  {
    what: 'a compressed page that does not say that it varies',
    address: page,
    answer: { ...good, headers: { ...good.headers, 'content-encoding': 'br', vary: 'Origin' } },
    again: unchanged,
    found: ['/jobs is compressed, but does not say that it varies by Accept-Encoding'],
  },
  {
    what: 'a compressed page that says so',
    address: page,
    answer: { ...good, headers: { ...good.headers, 'content-encoding': 'br', vary: 'Accept-Encoding' } },
    again: unchanged,
    found: [],
  },
  {
    what: 'what is missing, sent whole each time',
    address: missing,
    answer: { status: 404, headers: { 'cache-control': 'no-cache' }, bytes: 1 },
    again: undefined,
    found: [],
  },
  {
    what: 'what is missing, without a word on caching',
    address: missing,
    answer: { status: 404, headers: {}, bytes: 1 },
    again: undefined,
    found: ['/no-such-page does not say how long it may be kept'],
  },
];
for (const { what, address, answer, again, found } of faults) {
  test(`${found.length > 0 ? 'a fault' : 'no fault'}: ${what}`, meta, () => {
    expect(cacheFaults(address, answer, again)).toEqual(found);
  });
}

const files = ['index.html', 'about-us.html', '404.html', 'favicon.svg', 'assets/home-1a2b3c4d.js', 'index.html.br'];

test("the preview server's pages and files can all be kept by a CDN", meta, async () => {
  const dist = builtFolder(files);
  const { port } = await serve(createSiteServer(dist));
  expect(await checkCaching(`http://127.0.0.1:${port}`, dist)).toEqual({
    counts: { 'for a while': 2, 'asked each time': 2, 'not at all': 1 },
    faults: [],
  });
});

test('a server that says nothing on caching is found out at every address', meta, async () => {
  const { port } = await serve(createServer((_, response) => response.end('a body')));
  const { counts, faults } = await checkCaching(`http://127.0.0.1:${port}`, builtFolder(['index.html', 'jobs.html']));
  expect(counts).toEqual({ 'for a while': 0, 'asked each time': 0, 'not at all': 2 });
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['/', '/', '/jobs', '/jobs']);
});
