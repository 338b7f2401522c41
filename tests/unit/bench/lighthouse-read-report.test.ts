import { expect, test } from 'vitest';
import { readReport } from '../../../tools/bench/lighthouse/read-report';
import { meta } from '../../support/covers';

interface Found {
  readonly weight: number;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
  readonly errorMessage?: string;
  readonly metricSavings?: Readonly<Record<string, number>>;
  readonly details?: object;
}

/** A report as Lighthouse writes it, whose categories hold the audits that are given. */
function reportOf(categories: Readonly<Record<string, Readonly<Record<string, Found>>>>, more: object = {}) {
  const audits = Object.values(categories).flatMap((found) => Object.entries(found));
  const scored = Object.entries(categories).map(([name, found]) => {
    const whole = Object.values(found).reduce((sum, { weight }) => sum + weight, 0);
    const part = Object.values(found).reduce((sum, { weight, score }) => sum + weight * (score ?? 0), 0);
    const broken = Object.values(found).some(({ weight, score }) => weight > 0 && score === null);
    const auditRefs = Object.entries(found).map(([id, { weight }]) => ({ id, weight }));
    return [name, { score: broken ? null : part / whole, auditRefs }];
  });
  return {
    categories: Object.fromEntries(scored),
    audits: Object.fromEntries(audits.map(([id, found]) => [id, { title: `Title of ${id}`, ...found }])),
    environment: { benchmarkIndex: 1500 },
    runWarnings: [],
    ...more,
  };
}
const passed: Found = { weight: 1, score: 1 };
const allPassed = {
  performance: { 'largest-contentful-paint': { ...passed, numericValue: 1234.5 } },
  accessibility: { 'color-contrast': passed },
  'best-practices': { 'is-on-https': passed },
  seo: { canonical: passed },
};

test('a page that passes has its hundred in each category, and loses nothing', meta, () => {
  const { scores, losses } = readReport('/', reportOf(allPassed));
  expect(scores).toEqual({ performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 });
  expect(losses).toEqual([]);
});

test('the times are in milliseconds; one that Lighthouse could not measure is missing', meta, () => {
  expect(readReport('/', reportOf(allPassed))).toMatchObject({ lcp: 1234.5, tbt: null, cls: null });
});

test('an audit that fails costs its share of the weights', meta, () => {
  const seo = { canonical: { weight: 3, score: 1 }, 'is-crawlable': { weight: 1, score: 0 } };
  const { scores, losses } = readReport('/', reportOf({ ...allPassed, seo }));
  expect(scores.seo).toBe(75);
  expect(losses).toMatchObject([
    { audit: 'is-crawlable', title: 'Title of is-crawlable', category: 'seo', points: 25 },
  ]);
});

test('an audit that is half passed costs half of its share', meta, () => {
  const performance = { 'total-blocking-time': { weight: 1, score: 0.5, displayValue: '300 ms' } };
  const { losses } = readReport('/', reportOf({ ...allPassed, performance }));
  expect(losses).toMatchObject([{ audit: 'total-blocking-time', points: 50, value: '300 ms' }]);
});

test('an audit without weight costs nothing', meta, () => {
  const seo = { canonical: passed, 'structured-data': { weight: 0, score: null } };
  expect(readReport('/', reportOf({ ...allPassed, seo }))).toMatchObject({ scores: { seo: 100 }, losses: [] });
});

test('less than a rounding is no loss', meta, () => {
  const performance = { 'speed-index': { weight: 1, score: 0.996 } };
  expect(readReport('/', reportOf({ ...allPassed, performance }))).toMatchObject({
    scores: { performance: 100 },
    losses: [],
  });
});

test('an audit that broke leaves its category without a score, and says why', meta, () => {
  const seo = { canonical: { weight: 1, score: null, errorMessage: 'it broke' } };
  expect(readReport('/', reportOf({ ...allPassed, seo }))).toMatchObject({
    scores: { seo: null },
    losses: [{ audit: 'canonical', points: 100, value: 'it broke' }],
  });
});

test('a category that is missing has no score', meta, () => {
  const { seo: _, ...three } = allPassed;
  expect(readReport('/', reportOf(three)).scores.seo).toBeNull();
});

test('a loss names the first three elements or files', meta, () => {
  const items = [{ node: { snippet: '<p>' } }, { url: '/a.js' }, 'a word', { label: 'a label' }, { url: '/b.js' }];
  const accessibility = { 'color-contrast': { weight: 1, score: 0, details: { items } } };
  const { losses } = readReport('/', reportOf({ ...allPassed, accessibility }));
  expect(losses).toMatchObject([{ where: ['<p>', '/a.js', 'a label'] }]);
});

test('what would be faster is a hint, also on a page with all its points', meta, () => {
  const hint = { weight: 0, score: 0, metricSavings: { LCP: 150, FCP: 0 } };
  const performance = { ...allPassed.performance, 'render-blocking-insight': hint };
  const { losses, hints } = readReport('/', reportOf({ ...allPassed, performance }));
  expect(losses).toEqual([]);
  expect(hints).toMatchObject([{ audit: 'render-blocking-insight', savings: { LCP: 150 } }]);
});

test('a page that could not be loaded is no result', meta, () => {
  const runtimeError = { code: 'NO_FCP', message: 'The page did not paint' };
  expect(() => readReport('/jobs', reportOf(allPassed, { runtimeError }))).toThrow(
    '/jobs: NO_FCP: The page did not paint',
  );
});
