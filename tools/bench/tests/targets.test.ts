import { expect, test } from 'vitest';
import { meta } from '../../../tests/support/covers';
import type { PageLoad } from '../page-load';
import { type PageResults, type Results, type TapResults, verdictsOf } from '../targets';

const good: PageLoad = {
  lcp: 1000,
  fcp: 900,
  tbt: 20,
  cls: 0,
  interactive: 1500,
  scriptBytes: 80_000,
  scriptTransfer: 81_000,
  bytes: 120_000,
  requests: 12,
};
const baseline: PageLoad = { ...good, tbt: 0, bytes: 40_000, scriptBytes: 0, scriptTransfer: 0 };
const comparison: PageLoad = { ...good, lcp: 1200, scriptBytes: 128_000 };

/** A page all of whose runs, and those of the comparison builds, differ from good ones in the same way. */
function page(path: string, site: Partial<PageLoad> = {}, other: Partial<PageLoad> = {}): PageResults {
  const three = (load: PageLoad) => [load, load, load];
  return {
    path,
    loads: new Map([
      ['site', three({ ...good, ...site })],
      ['baseline', three(baseline)],
      ['next', three({ ...comparison, ...other })],
      ['astro', three({ ...comparison, ...other })],
    ] as const),
  };
}
/** Three runs of one link, in which the site and Next.js took the same time each. */
function tap(site: number, next: number): TapResults {
  return {
    from: '/',
    to: '/jobs',
    times: new Map([
      ['site', [site, site, site]],
      ['next', [next, next, next]],
    ] as const),
  };
}
const all: Results = {
  pages: [page('/', { bytes: 190_000 }), page('/alcohol')],
  taps: [tap(100, 200), tap(150, 210)],
  navigations: [
    { from: '/', to: '/jobs', time: 130 },
    { from: '/', to: '/jobs', time: 140 },
  ],
};
const missed = (results: Partial<Results>) =>
  verdictsOf({ ...all, ...results }).flatMap(({ what, met, where }) => (met ? [] : [`${what} | ${where}`]));

test('verdictsOf finds every target met by good results', meta, () => {
  expect(verdictsOf(all)).toHaveLength(12);
  expect(missed({})).toEqual([]);
});

const changed = (path: string, site: Partial<PageLoad>, other: Partial<PageLoad> = {}): Partial<Results> => ({
  pages: [...Array(9).fill(page('/other')), page(path, site, other)],
});
const slowMean = { pages: [page('/a', { lcp: 1030 }), page('/b', { lcp: 1030 })] };
const slow: readonly (readonly [what: string, results: Partial<Results>, target: string])[] = [
  ['a late LCP', changed('/a', { lcp: 1101 }), 'LCP of each family'],
  ['LCP late in the mean', slowMean, 'LCP in the mean'],
  ['long tasks', changed('/a', { tbt: 51 }), 'TBT'],
  ['a layout shift', changed('/a', { cls: 0.051 }), 'CLS'],
  [
    'large scripts',
    changed('/a', { scriptBytes: 96_001 }, { scriptBytes: 140_000 }),
    'Scripts until interactive at most 96',
  ],
  ['more than 3/4 of Next.js', changed('/a', {}, { scriptBytes: 106_000 }), 'Scripts until interactive at most 3/4'],
  ['a large home page', changed('/', { bytes: 200_001 }), 'The home page'],
  ['another large page', changed('/a', { bytes: 148_001 }), 'Any other page'],
  ['a slow navigation', { navigations: [{ from: '/', to: '/a', time: 151 }] }, 'Tap to painted heading at most 150'],
  ['a tap close to Next.js', { taps: [tap(100, 200), tap(160, 210)] }, 'Tap to painted heading at most 3/4'],
];
for (const [what, results, target] of slow) {
  test(`verdictsOf reports ${what} and nothing else`, meta, () => {
    expect(missed(results)).toEqual([expect.stringMatching(new RegExp(`^${target}`))]);
  });
}

test('verdictsOf reports an LCP later than both comparison builds', meta, () => {
  expect(missed(changed('/a', {}, { lcp: 1000 }))).toEqual([
    'LCP earlier than Next.js on each page | /a',
    'LCP earlier than Astro on each page | /a',
  ]);
});

test('verdictsOf names the page that does worst', meta, () => {
  expect(missed({ pages: [page('/'), page('/a', { tbt: 60 }), page('/b', { tbt: 70 })] })).toEqual([
    'TBT at most 50 ms | /b',
  ]);
});

test('verdictsOf leaves out what was not measured', meta, () => {
  expect(verdictsOf({ ...all, pages: [], taps: [] })).toHaveLength(1);
});
