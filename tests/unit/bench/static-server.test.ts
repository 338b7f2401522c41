import { expect, test } from 'vitest';
import { createStaticServer } from '../../../tools/bench/static-server';
import { builtFolder } from '../../support/built-folder';
import { meta } from '../../support/covers';
import { serve } from '../../support/serve';

const files = [
  'index.html',
  'about-us.html',
  'contact/index.html',
  '404.html',
  'media/a.svg',
  'assets/a-1.js',
  'assets/a-1.woff2',
  '_next/static/chunks/b-2.js',
  '_astro/c-3.js',
];
const serveSite = async () => serve(await createStaticServer(builtFolder(files)));

const addresses = [
  { address: '/', file: 'index.html', status: 200 },
  { address: '/about-us', file: 'about-us.html', status: 200 },
  { address: '/about-us?from=elsewhere', file: 'about-us.html', status: 200 },
  { address: '/contact', file: 'contact/index.html', status: 200 },
  { address: '/media/a.svg', file: 'media/a.svg', status: 200 },
  { address: '/nowhere', file: '404.html', status: 404 },
  { address: '/../secret.txt', file: '404.html', status: 404 },
];
for (const { address, file, status } of addresses) {
  test(`${address} gives ${file}`, meta, async () => {
    const { ask } = await serveSite();
    expect(await ask(address)).toMatchObject({ status, body: file });
  });
}

const caching = [
  { address: '/about-us', cache: 'no-cache' },
  { address: '/media/a.svg', cache: 'no-cache' },
  ...['/assets/a-1.js', '/_next/static/chunks/b-2.js', '/_astro/c-3.js'].map((address) => ({
    address,
    cache: 'public, max-age=31536000, immutable',
  })),
];
for (const { address, cache } of caching) {
  test(`${address} may be kept: ${cache}`, meta, async () => {
    const { ask } = await serveSite();
    expect((await ask(address)).headers['cache-control']).toBe(cache);
  });
}

test('a browser that takes brotli gets it', meta, async () => {
  const { port } = await serveSite();
  const response = await fetch(`http://localhost:${port}/about-us`, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe('about-us.html');
});

test('what is compressed in itself is sent as it is', meta, async () => {
  const { ask } = await serveSite();
  const { headers, body } = await ask('/assets/a-1.woff2', { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-type']).toBe('font/woff2');
  expect(body).toBe('assets/a-1.woff2');
});
