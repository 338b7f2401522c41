import { expect, test } from 'vitest';
import { readReport } from '../read-reports';

const own = { line: 8, title: 'the menu opens', tags: ['NAV-MENU'] };
const seen = { ...own, file: 'e2e/layout/menu.spec.ts', project: 'phone', outcome: 'passed' };
const run = { projectName: 'phone', expectedStatus: 'passed', status: 'expected', annotations: [], results: [{}] };
const spec = { ...own, file: 'layout/menu.spec.ts', tests: [run] };
const report = { config: { rootDir: '/somewhere/site/e2e' }, suites: [], errors: [] };
const reportOf = (reported: object) => ({
  ...report,
  suites: [{ specs: [{ ...spec, tests: [{ ...run, ...reported }] }] }],
});

const skip = { type: 'skip', description: 'no Firefox' };
// biome-ignore format: a table, one case per line
const cases: Readonly<Record<string, readonly [reported: object, result: object]>> = {
  passed: [{}, {}],
  failed: [{ status: 'unexpected', results: [{ error: { message: 'no' } }] }, { outcome: 'failed', note: 'no' }],
  'never started': [{ status: 'unexpected', results: [] }, { outcome: 'failed' }],
  'was skipped': [{ status: 'skipped', annotations: [skip] }, { outcome: 'skipped', note: 'no Firefox' }],
  'is flaky': [{ status: 'flaky' }, { outcome: 'failed', note: 'passed only on a retry' }],
  'was expected to fail': [{ expectedStatus: 'failed' }, { outcome: 'failed', note: 'passed only because it was expected to fail' }],
};
for (const [what, [reported, result]] of Object.entries(cases)) {
  test(`readReport reads a test that ${what}`, { tags: 'untraced' }, () => {
    expect(readReport(reportOf(reported), '')).toEqual([{ ...seen, ...result }]);
  });
}

test('readReport includes the titles of groups, and errors outside tests with their places', {
  tags: 'untraced',
}, () => {
  const suites = [{ title: 'menu.spec.ts', specs: [], suites: [{ title: 'by touch', specs: [spec] }] }];
  expect(readReport({ ...report, suites }, '')[0]?.title).toBe('by touch > the menu opens');
  const location = { file: '/somewhere/site/e2e/menu.spec.ts', line: 2 };
  const errors = [{ message: 'no such thing', location }, { message: 'no server' }];
  const outside = readReport({ ...report, errors }, '');
  expect(outside.map(({ file, line, outcome, title }) => [file, line, outcome, title])).toEqual([
    ['e2e/menu.spec.ts', 2, 'failed', 'outside any test: no such thing'],
    ['playwright.config.ts', 1, 'failed', 'outside any test: no server'],
  ]);
});
