import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caching, headers } from '../../spec/extensions/policy';
import { projectRoot } from '../../tools/project-root';
import { ask } from '../support/ask';
import { covers } from '../support/covers';
import { hosts } from '../support/hosts/hosts';
import { smallSite } from '../support/hosts/small-site';

const html = 'text/html; charset=utf-8';
const cached = covers('HOST-DELIVERY~1');

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

const missing = [
  '/nowhere',
  '/about-us/',
  '/about-us/team',
  '/About-us',
  '/about-us.html',
  '/about-us.html.br',
  '/about-us.html.gz',
  '/index',
  '/index.html',
  '/404',
  '/404.html',
  '/assets',
  '/assets/',
  '/assets/gone-1a2b3c4d.js',
  '/assets/home-1a2b3c4d.js.br',
  '/favicon.svg/',
  '/_headers',
  '/.htaccess',
];

const compressed = ['/', '/about-us', '/assets/home-1a2b3c4d.js', '/favicon.svg'];

let site = '';
const covered: string[] = [];

beforeAll(async () => {
  site = await smallSite();
});

// The hosts that a run covers depend on what is installed, so each run lists them.
afterAll(() => {
  rmSync(site, { recursive: true });
  const reports = join(projectRoot, 'reports');
  mkdirSync(reports, { recursive: true });
  const absent = hosts.flatMap(({ name, start }) => (start ? [] : name));
  const notInstalled = absent.length > 0 ? `; not installed: ${absent.join(', ')}` : '';
  writeFileSync(join(reports, 'hosts.txt'), `Hosts covered: ${covered.join(', ')}${notInstalled}\n`);
});

for (const { name, encodings, start } of hosts) {
  describe(name, () => {
    let port = 0;
    let stop = async () => {};

    beforeAll(async () => {
      if (!start) return;
      ({ port, stop } = await start(join(site, 'dist')));
      covered.push(name);
    });
    afterAll(() => stop());
    // The trace lists what a machine could not cover, by rule and reason.
    beforeEach(({ skip }) => skip(!start, `${name} is not installed`));

    for (const { address, file = address.slice(1), type } of existing) {
      test(`serves ${file} at ${address}`, covers('HOST-ADDRESSES~1'), async () => {
        const answer = await ask(port, address);
        expect(answer).toMatchObject({ status: 200, body: file });
        expect(answer.headers['content-type']).toMatch(type);
      });
    }

    for (const address of missing) {
      test(`returns 404 with the not-found page at ${address}`, covers('HOST-ADDRESSES~1'), async () => {
        const answer = await ask(port, address);
        expect(answer).toMatchObject({ status: 404, body: '404.html' });
        expect(answer.headers['content-type']).toBe(html);
      });
    }

    for (const address of ['/', '/about-us', '/nowhere', '/about-us/', '/assets/home-1a2b3c4d.js', '/favicon.svg']) {
      test(`sends each header once with ${address}`, covers('HOST-HEADERS~1'), async () => {
        expect((await ask(port, address)).headers).toMatchObject(headers);
      });
    }

    for (const { address, cache } of [...existing, { address: '/nowhere', cache: caching.missing }]) {
      test(`sends the right Cache-Control with ${address}`, cached, async () => {
        expect((await ask(port, address)).headers['cache-control']).toBe(cache);
      });
    }

    for (const encoding of ['br', 'gzip'] as const) {
      for (const address of compressed) {
        const title = `compresses ${address} as ${encoding} for clients that accept it`;
        test(title, covers('HOST-DELIVERY~1'), async ({ skip }) => {
          skip(!encodings.includes(encoding), `${name} is installed without a module for ${encoding}`);
          const plain = await ask(port, address);
          const small = await ask(port, address, { headers: { 'accept-encoding': encoding } });
          expect(plain.headers['content-encoding']).toBeUndefined();
          expect(small.headers['content-encoding']).toBe(encoding);
          expect(String(small.headers.vary)).toMatch(/^accept-encoding$/i);
          expect(small.headers['content-type']).toBe(plain.headers['content-type']);
          expect(small.headers['cache-control']).toBe(plain.headers['cache-control']);
          expect(small).toMatchObject({ status: 200, body: plain.body });
        });
      }
    }

    for (const address of compressed) {
      for (const encoding of ['identity', ...encodings]) {
        test(`returns 304 at ${address} (${encoding}) to a request with the current ETag`, cached, async () => {
          const accept = { 'accept-encoding': encoding };
          const { etag } = (await ask(port, address, { headers: accept })).headers;
          const again = await ask(port, address, { headers: { ...accept, 'if-none-match': String(etag) } });
          expect(again).toMatchObject({ status: 304, body: '' });
        });
      }
    }
  });
}
