import { expect, test } from 'vitest';
import { readPlaywrightReport } from '../read-reports';
import { untraced } from '../tags';

const line = 8;
const title = 'the menu opens';
const tags = ['NAV-MENU'];
const usual = { line, tags, outcome: 'passed', expectedToFail: false, flaky: false };
const seen = { ...usual, file: 'e2e/layout/menu.spec.ts', title, project: 'phone' };
const outside = { ...usual, line: 1, tags: ['untraced'], outcome: 'failed', note: expect.any(String) };

const run = { projectName: 'phone', expectedStatus: 'passed', status: 'expected', annotations: [], results: [{}] };
const spec = { title, file: 'layout/menu.spec.ts', line, tags, tests: [run] };
const config = { rootDir: '/somewhere/site/e2e' };
const reportOf = (...specs: object[]) => ({ config, suites: [{ title: 'menu.spec.ts', specs }], errors: [] });

const skip = { type: 'skip', description: 'no Firefox' };
const playwrightCases: readonly (readonly [what: string, reported: object, result: object])[] = [
  ['passed', {}, {}],
  ['failed', { status: 'unexpected', results: [{ error: { message: 'no' } }] }, { outcome: 'failed', note: 'no' }],
  ['never started', { status: 'unexpected', results: [] }, { outcome: 'failed' }],
  ['was skipped', { status: 'skipped', annotations: [skip] }, { outcome: 'skipped', note: 'no Firefox' }],
  ['is flaky', { status: 'flaky' }, { flaky: true }],
  ['was expected to fail', { expectedStatus: 'failed' }, { expectedToFail: true }],
];
for (const [what, reported, result] of playwrightCases) {
  test(`readPlaywrightReport reads a test that ${what}`, untraced, () => {
    expect(readPlaywrightReport(reportOf({ ...spec, tests: [{ ...run, ...reported }] }))).toEqual([
      { ...seen, ...result },
    ]);
  });
}

test('readPlaywrightReport includes the titles of groups but not of files', untraced, () => {
  const suites = [{ title: 'menu.spec.ts', specs: [], suites: [{ title: 'by touch', specs: [spec] }] }];
  expect(readPlaywrightReport({ config, suites, errors: [] })).toEqual([
    { ...seen, title: 'by touch > the menu opens' },
  ]);
});

test('readPlaywrightReport reports errors outside tests as failed tests, with their places', untraced, () => {
  const location = { file: '/somewhere/site/e2e/menu.spec.ts', line: 2 };
  const errors = [{ message: 'no such thing', location }, { message: 'no server' }];
  expect(readPlaywrightReport({ ...reportOf(), errors })).toEqual([
    { ...outside, file: 'e2e/menu.spec.ts', line: 2, title: 'outside any test: no such thing' },
    { ...outside, file: 'playwright.config.ts', title: 'outside any test: no server' },
  ]);
});
