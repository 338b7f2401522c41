import { expect, test } from 'vitest';
import type { Loss, RouteResult } from '../../../tools/bench/lighthouse/model';
import { plainText } from '../../../tools/bench/lighthouse/table';
import { isSound, lowest, medianRun } from '../../../tools/bench/lighthouse/verdict';
import { meta } from '../../support/covers';

const full = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const resultOf = (route: string, more: Partial<RouteResult> = {}): RouteResult => ({
  route,
  scores: full,
  lcp: 1234.5,
  tbt: 0,
  cls: 0,
  losses: [],
  hints: [],
  warnings: [],
  benchmarkIndex: 1500,
  ...more,
});
const lossOf = (audit: string, more: Partial<Loss> = {}): Loss => ({
  audit,
  title: 'Page is blocked',
  category: 'seo',
  points: 31.4,
  value: '',
  where: [],
  ...more,
});
const hidden = { scores: { ...full, seo: 69 }, losses: [lossOf('is-crawlable')] };
const slow = (performance: number | null) => resultOf('/', { scores: { ...full, performance } });

const soundness = [
  { what: 'with all its points is sound', result: resultOf('/'), sound: true },
  { what: 'below 100 is not', result: slow(99), sound: false },
  { what: 'without a score is not', result: slow(null), sound: false },
  { what: 'that search engines cannot find is not', result: resultOf('/jobs', hidden), sound: false },
];
for (const { what, result, sound } of soundness) {
  test(`a page ${what}`, meta, () => {
    expect(isSound(result)).toBe(sound);
  });
}

test('the lowest score is the one that Lighthouse gave', meta, () => {
  expect(lowest([resultOf('/'), resultOf('/not-found', hidden)], 'seo')).toBe(69);
});

test('there is no lowest score where one is missing', meta, () => {
  expect(lowest([slow(99), slow(null)], 'performance')).toBeNull();
});

const medians = [
  { runs: [90], median: 90 },
  { runs: [100, 80, 90], median: 90 },
  { runs: [100, 80], median: 80 },
];
for (const { runs, median } of medians) {
  test(`of ${runs.join(', ')} the run with ${median} is taken`, meta, () => {
    expect(medianRun(runs.map(slow))?.scores.performance).toBe(median);
  });
}

test('of no runs none is taken', meta, () => {
  expect(medianRun([])).toBeUndefined();
});

test('in a terminal each route has a line, then come the lowest scores and what costs points', meta, () => {
  const hint = { audit: 'render-blocking', title: 'Render blocking requests', where: [] };
  const home = resultOf('/', { hints: [{ ...hint, savings: { LCP: 100 } }], tbt: 20, warnings: ['A slow processor'] });
  const lost = resultOf('/not-found', { ...hidden, hints: [{ ...hint, savings: { LCP: 150 } }], lcp: null });
  expect(plainText([home, lost, slow(98)])).toBe(
    `
route                       performance  accessibility  best practices  SEO  LCP ms  TBT ms    CLS
/                                   100            100             100  100    1235      20  0.000
/not-found                          100            100             100   69       -       0  0.000
/                                    98            100             100  100    1235       0  0.000
lowest score, longest time           98            100             100   69    1235      20  0.000

What costs points:
/not-found  seo -31.4  is-crawlable: Page is blocked

What Lighthouse says would be faster (costs no points itself):
render-blocking: Render blocking requests (2 routes; up to LCP 150.00)

Warnings:
A slow processor

Below 100: /not-found /`.slice(1),
  );
});

test('where nothing is missing, it says so', meta, () => {
  expect(plainText([resultOf('/'), resultOf('/jobs')])).toMatch(/\n2 routes have what they should have\.$/);
});
