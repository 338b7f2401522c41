import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caching, headers } from '../../spec/extensions/policy';
import { routes } from '../../spec/routes';
import { headersFile } from '../../tools/hosting/headers-file';
import { covers } from '../support/covers';
import { smallSite } from '../support/hosts/small-site';

/** The headers that a rule sets, and whether it matches an address. */
interface HeaderRule {
  readonly matches: (address: string) => boolean;
  readonly pairs: readonly (readonly [name: string, value: string])[];
}

/** Parses `_headers`: addresses with `*` as a wildcard, each followed by its indented headers. */
function headersFileRules(text: string): readonly HeaderRule[] {
  const blocks = text.trimEnd().split(/\n(?=\S)/);
  return blocks.map((block) => {
    const [path = '', ...lines] = block.split('\n');
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
    const pairs = lines.map((line) => {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      return [name.toLowerCase(), value] as const;
    });
    return { matches: (address) => pattern.test(address), pairs };
  });
}

interface VercelFile {
  readonly cleanUrls: boolean;
  readonly trailingSlash: boolean;
  readonly headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
}

/** Parses the rules of `vercel.json`, whose sources are regular expressions for the whole address. */
function vercelRules({ headers: rules }: VercelFile): readonly HeaderRule[] {
  return rules.map(({ source, headers: pairs }) => {
    const pattern = new RegExp(`^${source}$`);
    return {
      matches: (address) => pattern.test(address),
      pairs: pairs.map(({ key, value }) => [key.toLowerCase(), value] as const),
    };
  });
}

const valuesOf = (rules: readonly HeaderRule[], address: string, header: string) =>
  rules
    .filter(({ matches }) => matches(address))
    .flatMap(({ pairs }) => pairs.filter(([name]) => name === header).map(([, value]) => value));

let site = '';
let netlify: readonly HeaderRule[] = [];
let vercel: readonly HeaderRule[] = [];

beforeAll(async () => {
  site = await smallSite();
  netlify = headersFileRules(readFileSync(join(site, 'dist/_headers'), 'utf8'));
  vercel = vercelRules(JSON.parse(readFileSync(join(site, 'hosting/vercel.json'), 'utf8')));
});
afterAll(() => rmSync(site, { recursive: true }));

const served = [
  { address: '/', cache: caching.page },
  { address: '/about-us', cache: caching.page },
  { address: '/assets/home-1a2b3c4d.js', cache: caching.hashed },
  { address: '/media/jobs-wide.svg', cache: caching.other },
  { address: '/favicon.svg', cache: caching.other },
];

for (const { address, cache } of served) {
  describe(`at ${address}`, () => {
    for (const file of ['_headers', 'vercel.json']) {
      test(`${file} sets each header once`, covers('HOST-HEADERS~1'), () => {
        const rules = file === '_headers' ? netlify : vercel;
        for (const [name, value] of Object.entries(headers)) expect(valuesOf(rules, address, name)).toEqual([value]);
      });
    }
    test('_headers sets Cache-Control once', covers('HOST-DELIVERY~1'), () => {
      expect(valuesOf(netlify, address, 'cache-control')).toEqual([cache]);
    });
    test('vercel.json sets Cache-Control by its last matching rule', covers('HOST-DELIVERY~1'), () => {
      expect(valuesOf(vercel, address, 'cache-control').at(-1)).toBe(cache);
    });
  });
}

test('vercel.json turns on clean URLs without a trailing slash', covers('HOST-ADDRESSES~1'), () => {
  const file = JSON.parse(readFileSync(join(site, 'hosting/vercel.json'), 'utf8'));
  expect(file).toMatchObject({ cleanUrls: true, trailingSlash: false });
});

test('_headers stays below the 100 rules that hosts read', covers('HOST-HEADERS~1'), () => {
  const files = routes.map(({ path }) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`));
  const rules = headersFileRules(headersFile([...files, '404.html', 'favicon.svg', 'assets/a-1a2b3c4d.js']));
  expect(rules.length).toBeLessThan(100);
});
