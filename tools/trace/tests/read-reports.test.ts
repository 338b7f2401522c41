import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../read-reports';
import { meta } from '../tags';

const vitestTest = {
  title: 'a group > rejects an empty name',
  line: 3,
  tags: ['VAL-NAME~2'],
  state: 'passed',
  fails: false,
  flaky: false,
};
const vitestReport = (difference: object = {}, file: object = {}) => ({
  files: [{ file: 'tests/unit/name.test.ts', errors: [], tests: [{ ...vitestTest, ...difference }], ...file }],
  errors: [],
});

const passed = {
  file: 'tests/unit/name.test.ts',
  line: 3,
  title: 'a group > rejects an empty name',
  tags: ['VAL-NAME~2'],
  outcome: 'passed',
  expectedToFail: false,
  flaky: false,
};

type Case = readonly [what: string, reported: object, result: object];
const vitestCases: readonly Case[] = [
  ['passed', {}, {}],
  ['failed', { state: 'failed' }, { outcome: 'failed' }],
  ['was skipped', { state: 'skipped' }, { outcome: 'skipped' }],
  ['never ended as failed', { state: 'pending' }, { outcome: 'failed' }],
  ['was expected to fail', { fails: true }, { expectedToFail: true }],
  ['is flaky', { flaky: true }, { flaky: true }],
  ['says why it was skipped', { state: 'skipped', note: 'no browser' }, { outcome: 'skipped', note: 'no browser' }],
];
for (const [what, reported, result] of vitestCases) {
  test(`readVitestReport reads a test that ${what}`, meta, () => {
    expect(readVitestReport(vitestReport(reported))).toEqual([{ ...passed, ...result }]);
  });
}

const outside = { ...passed, tags: ['meta'], outcome: 'failed', line: 1, note: expect.any(String) };

test('readVitestReport turns a file that could not be loaded into a failed test', meta, () => {
  const results = readVitestReport(vitestReport({}, { tests: [], errors: ['Cannot find module'] }));
  expect(results).toEqual([{ ...outside, title: 'outside any test: Cannot find module' }]);
});

test('readVitestReport reports the errors outside the tests of a file without colors and code', meta, () => {
  const errors = ['\u001B[31mhook failed\u001B[39m\n  at line 3', 'cannot clean\nup'];
  const place = { file: 'tests/component/form.test.tsx' };
  expect(readVitestReport(vitestReport({}, { file: place.file, errors }))).toEqual([
    { ...outside, ...place, title: 'outside any test: hook failed; cannot clean' },
    { ...passed, ...place },
  ]);
});

test('readVitestReport turns each error outside any file into a failed test', meta, () => {
  const results = readVitestReport({ files: [], errors: ['no browser', 'unhandled rejection'] });
  const failed = { ...outside, file: 'vitest.config.ts' };
  expect(results).toEqual([
    { ...failed, title: 'outside any test: no browser' },
    { ...failed, title: 'outside any test: unhandled rejection' },
  ]);
});

const run = { expectedStatus: 'passed', status: 'expected', annotations: [], results: [{}] };
const spec = { title: 'the menu opens', file: 'shell/menu.spec.ts', line: 8, tags: ['NAV-MENU~1'], tests: [run] };
const suite = { title: 'menu.spec.ts', specs: [spec] };
const config = { rootDir: '/somewhere/site/e2e' };
const playwrightReport = (difference: object = {}) => ({
  config,
  suites: [{ ...suite, specs: [{ ...spec, tests: [{ ...run, ...difference }] }] }],
  errors: [],
});

const { title, line, tags } = spec;
const opened = { ...passed, file: 'e2e/shell/menu.spec.ts', title, line, tags };

const unexpected = { expectedStatus: 'failed', status: 'unexpected' };
const playwrightCases: readonly Case[] = [
  ['passed', {}, {}],
  ['failed', { status: 'unexpected', results: [{ error: { message: 'no' } }] }, { outcome: 'failed', note: 'no' }],
  ['never started', { status: 'unexpected', results: [] }, { outcome: 'failed' }],
  ['was skipped', { status: 'skipped' }, { outcome: 'skipped' }],
  ['is flaky', { status: 'flaky' }, { flaky: true }],
  [
    'says why it was skipped',
    { status: 'skipped', annotations: [{ type: 'rule' }, { type: 'skip', description: 'no Firefox' }] },
    { outcome: 'skipped', note: 'no Firefox' },
  ],
  [
    'failed again on a retry',
    { status: 'unexpected', results: [{ error: { message: 'first' } }, { error: { message: 'second' } }] },
    { outcome: 'failed', note: 'second' },
  ],
  ['was expected to fail', { expectedStatus: 'failed' }, { expectedToFail: true }],
  ['was expected to fail and did not', unexpected, { expectedToFail: true, outcome: 'failed' }],
];
for (const [what, reported, result] of playwrightCases) {
  test(`readPlaywrightReport reads a test that ${what}`, meta, () => {
    expect(readPlaywrightReport(playwrightReport(reported))).toEqual([{ ...opened, ...result }]);
  });
}

test('readPlaywrightReport includes the titles of groups but not of files', meta, () => {
  const inner = { title: 'by touch', specs: [spec] };
  const outer = { title: 'on a phone', specs: [], suites: [inner] };
  const results = readPlaywrightReport({ config, suites: [{ ...suite, suites: [outer] }], errors: [] });
  expect(results).toEqual([opened, { ...opened, title: 'on a phone > by touch > the menu opens' }]);
});

test('readPlaywrightReport turns an error outside any test into a failed test at its location', meta, () => {
  const location = { file: '/somewhere/site/e2e/menu.spec.ts', line: 2, column: 5 };
  const results = readPlaywrightReport({ config, suites: [], errors: [{ message: 'no such thing', location }] });
  const title = 'outside any test: no such thing';
  expect(results).toEqual([{ ...outside, file: 'e2e/menu.spec.ts', line: 2, title }]);
});

test('readPlaywrightReport assigns an error without a location to the configuration', meta, () => {
  const results = readPlaywrightReport({ config, suites: [suite], errors: [{ message: 'no server' }] });
  const title = 'outside any test: no server';
  expect(results).toEqual([{ ...outside, file: 'playwright.config.ts', title }, opened]);
});
