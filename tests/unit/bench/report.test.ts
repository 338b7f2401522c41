import { expect, test } from 'vitest';
import type { PageComparison } from '../../../tools/bench/page-comparison';
import type { PageLoad } from '../../../tools/bench/page-load';
import { markdown, type Results, verdictsOf } from '../../../tools/bench/report';
import { meta } from '../../support/covers';

const fine: PageLoad = {
  lcp: 1000,
  fcp: 900,
  tbt: 20,
  cls: 0,
  bytes: 120_000,
  scriptBytes: 80_000,
  requests: 12,
  chain: 2,
  alive: 1500,
};
const twin: PageLoad = { ...fine, tbt: 0, bytes: 40_000, scriptBytes: 0, alive: null };

const next: PageLoad = { ...fine, scriptBytes: 128_000 };

/** A page of which the site's runs, and Astro's, differ from what is fine, all in the same way. */
function page(path: string, change: Partial<PageLoad> = {}, rival: Partial<PageLoad> = {}): PageComparison {
  const site = { ...fine, ...change };
  const astro = { ...fine, ...rival };
  const other = { ...next, ...rival };
  return {
    path,
    loads: new Map([
      ['site', [site, site, site]],
      ['twin', [twin, twin, twin]],
      ['next', [other, other, other]],
      ['astro', [astro, astro, astro]],
    ] as const),
  };
}
const provenance = {
  date: '2026-01-31',
  machine: '2 cores, Node 20.20.2, linux',
  processor: 'Some Processor',
  browser: 'Chromium 140',
  commit: 'abc1234',
};
const whole: Results = {
  provenance,
  pages: [page('/', { bytes: 190_000 }), page('/alcohol')],
  navigation: [
    { path: '/jobs', time: 80, untilNext: 120, requests: 1, later: 3 },
    { path: '/jobs', time: 90, untilNext: 120, requests: 0, later: 3 },
  ],
  builds: [{ routes: 40, seconds: [8, 10, 9], scriptBytes: 80_000 }],
};
const missed = (results: Partial<Results>) =>
  verdictsOf({ ...whole, ...results }).flatMap(({ target, met, where }) => (met ? [] : [`${target} | ${where}`]));

test('a site that is as fast as it is meant to be meets every target', meta, () => {
  expect(verdictsOf(whole)).toHaveLength(11);
  expect(missed({})).toEqual([]);
});

const slow: readonly { what: string; results: Partial<Results>; target: string }[] = [
  { what: 'a late largest paint', results: { pages: [page('/'), page('/alcohol', { lcp: 1051 })] }, target: 'LCP' },
  { what: 'a blocked page', results: { pages: [page('/'), page('/alcohol', { tbt: 51 })] }, target: 'TBT' },
  { what: 'a shift', results: { pages: [page('/'), page('/alcohol', { cls: 0.0001 })] }, target: 'CLS' },
  {
    what: 'large scripts',
    results: { pages: [page('/'), page('/alcohol', { scriptBytes: 85_001 })] },
    target: 'Scripts',
  },
  {
    what: 'a large home page',
    results: { pages: [page('/', { bytes: 200_001 }), page('/a')] },
    target: 'The home page',
  },
  { what: 'a large page', results: { pages: [page('/'), page('/alcohol', { bytes: 130_001 })] }, target: 'Any other' },
  {
    what: 'a file that only a script names',
    results: { pages: [page('/'), page('/alcohol', { chain: 3 })] },
    target: 'No request waits',
  },
  {
    what: 'more than two thirds of the scripts of Next.js',
    results: { pages: [page('/'), page('/alcohol', {}, { scriptBytes: 119_000 })] },
    target: 'Script bytes',
  },
  {
    what: 'a paint later than with Astro',
    results: { pages: [page('/'), page('/alcohol', {}, { fcp: 899 })] },
    target: 'FCP',
  },
  {
    what: 'a slow navigation',
    results: { navigation: [{ path: '/a', time: 101, untilNext: 120, requests: 0, later: 0 }] },
    target: 'From click',
  },
  {
    what: 'a second request',
    results: { navigation: [{ path: '/a', time: 9, untilNext: 120, requests: 2, later: 0 }] },
    target: 'At most one request',
  },
];
for (const { what, results, target } of slow) {
  test(`${what} misses its target, and no other`, meta, () => {
    const found = missed(results);
    expect(found).toHaveLength(1);
    expect(found[0]?.startsWith(target)).toBe(true);
  });
}

test('the page that does worst is named', meta, () => {
  expect(missed({ pages: [page('/'), page('/a', { tbt: 60 }), page('/b', { tbt: 70 })] })).toEqual([
    'TBT at most 50 ms | /b',
  ]);
});

test('the report says when and on what it was measured', meta, () => {
  const text = markdown(whole);
  for (const fact of Object.values(provenance)) expect(text).toContain(fact);
});

test('each page has a line for each variant, with medians, spread and the ratio to the twin', meta, () => {
  const loads = [1000, 1300, 1100].map((lcp) => ({ ...fine, lcp }));
  const one = {
    path: '/a',
    loads: new Map([
      ['site', loads],
      ['twin', [twin, twin, twin]],
    ] as const),
  };
  const lines = markdown({ ...whole, pages: [one] })
    .split('\n')
    .filter((line) => line.startsWith('| `/a`'));
  expect(lines).toEqual([
    '| `/a` | site | 1100 (1000 to 1300) | 1.100 | 900 (900 to 900) | 1.000 | 20 (20 to 20) | 0.000 | 120.0 | 80.0 | 12 | 2 | 1500 (1500 to 1500) |',
    '| `/a` | no scripts | 1000 (1000 to 1000) | 1.000 | 900 (900 to 900) | 1.000 | 0 (0 to 0) | 0.000 | 40.0 | 0.0 | 12 | 2 |  |',
  ]);
});

test('targets read yes or no', meta, () => {
  const text = markdown({ ...whole, pages: [page('/'), page('/a', { tbt: 60 })] });
  expect(text).toContain('| TBT at most 50 ms | 60 ms | /a | **no** |');
  expect(text).toContain('| CLS 0 | 0.0000 | / | yes |');
});

test('navigations to a page are taken together, and all of them', meta, () => {
  const text = markdown(whole);
  expect(text).toContain('| `/jobs` | 85 (80 to 90) | 120 (120 to 120) | 1 | 3 |');
  expect(text).toContain('| all | 85 (80 to 90) | 120 (120 to 120) | 1 | 3 |');
});

test('a build is told whole and by the page', meta, () => {
  expect(markdown(whole)).toContain('| 40 | 9.0 (8.0 to 10.0) | 225 | 80.0 |');
});

test('a part that was not measured is not in the report', meta, () => {
  const text = markdown({ ...whole, pages: [], builds: [] });
  expect(text.match(/^## .+$/gm)).toEqual(['## Targets', '## From page to page']);
});
