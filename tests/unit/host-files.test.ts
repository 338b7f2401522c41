import { readFileSync } from 'node:fs';
import { expect, type TestOptions, test } from 'vitest';
import { caching, headers } from '../../spec/extensions/policy';
import { smallSite } from '../support/hosts/small-site';

const inSite = smallSite();
const read = (file: string) => readFileSync(inSite(file), 'utf8');
const tags: TestOptions = { tags: 'hosting' };

test('_headers sets each header once at an address', tags, () => {
  // Hosts ignore the case of names. They send the headers of an address even if there is no such file.
  const rule = (address: string, sent: object) =>
    [address, ...Object.entries(sent).map(([name, value]) => `  ${name}: ${value}`)].join('\n').toLowerCase();
  const at = (cache: string, addresses: string) =>
    addresses.split(' ').map((address) => rule(address, { 'cache-control': cache }));
  const rules = read('dist/_headers')
    .trimEnd()
    .toLowerCase()
    .split(/\n(?=\S)/);
  const expected = [
    rule('/*', headers),
    ...at(caching.page, '/ /404 /about-us /not-found'),
    ...at(caching.other, '/assets/* /data/* /documents/* /fonts/* /media/* /favicon.svg /site.webmanifest'),
  ];
  expect(rules.toSorted()).toEqual(expected.toSorted());
});

test('vercel.json sets each header, at files the Cache-Control last, and turns on clean URLs', tags, () => {
  const file: { headers: { source: string; headers: { key: string; value: string }[] }[] } = JSON.parse(
    read('hosting/vercel.json'),
  );
  expect(file).toMatchObject({ cleanUrls: true, trailingSlash: false });
  // The last rule that matches an address sets a header.
  const at = (address: string) =>
    Object.fromEntries(
      file.headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(address))
        .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
    );
  for (const address of ['/', '/about-us'])
    expect(at(address), address).toEqual({ ...headers, 'cache-control': caching.page });
  for (const address of ['/assets/home-1a2b3c4d.js', '/favicon.svg'])
    expect(at(address), address).toEqual({ ...headers, 'cache-control': caching.other });
});

test('nginx.conf serves the domain of the site, and redirects its other spelling, over IPv4 and IPv6', tags, () => {
  const servers = read('hosting/nginx.conf').split('\nserver {').slice(1);
  const listens = /^ {2}listen 80;\n {2}listen \[::\]:80;\n/m;
  expect(servers).toEqual([expect.stringMatching(listens), expect.stringMatching(listens)]);
  expect(servers.map((text) => /server_name (.*);/.exec(text)?.[1])).toEqual(['clinic.example', 'www.clinic.example']);
});
