import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { caching, headers } from '../../spec/extensions/policy';
import { routes } from '../../spec/routes';
import { headersFile } from '../../tools/hosting/write';
import { smallSite } from '../support/hosts/small-site';

/** A rule of a host's file: which addresses it matches, and the headers that it sets there. */
interface HeaderRule {
  readonly source: RegExp;
  readonly pairs: readonly (readonly [name: string, value: string])[];
}

/** Parses `_headers`: addresses with `*` as a wildcard, each followed by its indented headers. */
const netlifyRules = (text: string): readonly HeaderRule[] =>
  text
    .trimEnd()
    .split(/\n(?=\S)/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const pairs = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? []);
      return {
        source: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
        pairs: pairs.map(([name = '', value = '']) => [name.toLowerCase(), value]),
      };
    });

/** The rules of `vercel.json`, whose sources are regular expressions for the whole address. */
const vercelRules = (text: string): readonly HeaderRule[] => {
  const file: { headers: { source: string; headers: { key: string; value: string }[] }[] } = JSON.parse(text);
  return file.headers.map(({ source, headers: pairs }) => ({
    source: new RegExp(`^${source}$`),
    pairs: pairs.map(({ key, value }) => [key.toLowerCase(), value]),
  }));
};

/** The values that each header gets at an address, in order. */
function headersAt(rules: readonly HeaderRule[], address: string): Readonly<Record<string, readonly string[]>> {
  const pairs = rules.filter(({ source }) => source.test(address)).flatMap((rule) => rule.pairs);
  return Object.fromEntries(pairs.map(([name]) => [name, pairs.flatMap((pair) => (pair[0] === name ? pair[1] : []))]));
}

const inSite = smallSite();
const read = (file: string) => readFileSync(inSite(file), 'utf8');
const once = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));

test.each([
  ['/', caching.page],
  ['/about-us', caching.page],
  // These hosts send the headers of an address even if there is no such file.
  ['/assets/home-1a2b3c4d.js', caching.other],
  ['/media/jobs-wide.svg', caching.other],
  ['/favicon.svg', caching.other],
])('_headers and vercel.json set each header at %s', { tags: 'hosting' }, (address, cache) => {
  expect(headersAt(netlifyRules(read('dist/_headers')), address)).toEqual({ ...once, 'cache-control': [cache] });
  // At Vercel, the last matching rule wins.
  const { 'cache-control': cacheRules, ...others } = headersAt(vercelRules(read('hosting/vercel.json')), address);
  expect({ ...others, 'cache-control': cacheRules?.slice(-1) }).toEqual({ ...once, 'cache-control': [cache] });
});

test('nginx.conf serves the domain of the site, and redirects its other spelling, over IPv4 and IPv6', {
  tags: 'hosting',
}, () => {
  const servers = read('hosting/nginx.conf').split('\nserver {').slice(1);
  const listens = /^ {2}listen 80;\n {2}listen \[::\]:80;\n/m;
  expect(servers).toEqual([expect.stringMatching(listens), expect.stringMatching(listens)]);
  expect(servers.map((text) => /server_name (.*);/.exec(text)?.[1])).toEqual(['clinic.example', 'www.clinic.example']);
});

test('vercel.json turns on clean URLs without a trailing slash', { tags: 'hosting' }, () => {
  expect(JSON.parse(read('hosting/vercel.json'))).toMatchObject({ cleanUrls: true, trailingSlash: false });
});

test('_headers stays below the 100 rules that hosts read', { tags: 'hosting' }, () => {
  const files = routes.map(({ path }) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`));
  const rules = netlifyRules(headersFile([...files, '404.html', 'favicon.svg', 'assets/']));
  expect(rules.length).toBeLessThan(100);
});
