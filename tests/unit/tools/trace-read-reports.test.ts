import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../../../tools/trace/read-reports';
import { meta } from '../../support/covers';

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
  layer: 'unit',
  file: 'tests/unit/name.test.ts',
  line: 3,
  title: 'a group > rejects an empty name',
  tags: ['VAL-NAME~2'],
  outcome: 'passed',
  expectedToFail: false,
  flaky: false,
};

const vitestCases = [
  { what: 'passed', difference: {}, result: {} },
  { what: 'failed', difference: { state: 'failed' }, result: { outcome: 'failed' } },
  { what: 'was skipped', difference: { state: 'skipped' }, result: { outcome: 'skipped' } },
  { what: 'never ended as failed', difference: { state: 'pending' }, result: { outcome: 'failed' } },
  { what: 'was expected to fail', difference: { fails: true }, result: { expectedToFail: true } },
  { what: 'is flaky', difference: { flaky: true }, result: { flaky: true } },
];
for (const { what, difference, result } of vitestCases) {
  test(`readVitestReport reads a test that ${what}`, meta, () => {
    expect(readVitestReport(vitestReport(difference))).toEqual([{ ...passed, ...result }]);
  });
}

const folders = [
  { file: 'tests/unit/name.test.ts', layer: 'unit' },
  { file: 'tests/unit/pages/head.test.ts', layer: 'unit' },
  { file: 'tests/component/form.test.tsx', layer: 'component' },
];
for (const { file, layer } of folders) {
  test(`readVitestReport assigns ${file} to the layer ${layer}`, meta, () => {
    expect(readVitestReport(vitestReport({}, { file }))).toEqual([{ ...passed, file, layer }]);
  });
}

const outside = { ...passed, tags: ['meta'], outcome: 'failed', line: 1 };

test('readVitestReport turns a file that could not be loaded into a failed test', meta, () => {
  const file = { tests: [], errors: ['Cannot find module'] };
  const results = readVitestReport(vitestReport({}, file));
  expect(results).toEqual([{ ...outside, title: 'outside any test: Cannot find module' }]);
});

test(
  'readVitestReport adds a failed test for errors outside the tests of a file, without colors and code',
  meta,
  () => {
    const errors = ['\u001B[31mhook failed\u001B[39m\n  at line 3', 'cannot clean\nup'];
    const results = readVitestReport(vitestReport({}, { file: 'tests/component/form.test.tsx', errors }));
    const place = { layer: 'component', file: 'tests/component/form.test.tsx' };
    expect(results).toEqual([
      { ...outside, ...place, title: 'outside any test: hook failed; cannot clean' },
      { ...passed, ...place },
    ]);
  },
);

test('readVitestReport turns each error outside any file into a failed test', meta, () => {
  const results = readVitestReport({ files: [], errors: ['no browser', 'unhandled rejection'] });
  expect(results).toEqual(
    ['no browser', 'unhandled rejection'].map((message) => ({
      ...outside,
      file: 'vitest.config.ts',
      title: `outside any test: ${message}`,
    })),
  );
});

const run = { expectedStatus: 'passed', status: 'expected' };
const spec = { title: 'the menu opens', file: 'shell/menu.spec.ts', line: 8, tags: ['NAV-MENU~1'], tests: [run] };
const suite = { title: 'menu.spec.ts', specs: [spec] };
const config = { rootDir: '/somewhere/site/e2e' };
const playwrightReport = (difference: object = {}) => ({
  config,
  suites: [{ ...suite, specs: [{ ...spec, tests: [{ ...run, ...difference }] }] }],
  errors: [],
});

const opened = {
  layer: 'e2e',
  file: 'e2e/shell/menu.spec.ts',
  line: 8,
  title: 'the menu opens',
  tags: ['NAV-MENU~1'],
  outcome: 'passed',
  expectedToFail: false,
  flaky: false,
};

const playwrightCases = [
  { what: 'passed', difference: {}, result: {} },
  { what: 'failed', difference: { status: 'unexpected' }, result: { outcome: 'failed' } },
  { what: 'was skipped', difference: { status: 'skipped' }, result: { outcome: 'skipped' } },
  { what: 'is flaky', difference: { status: 'flaky' }, result: { flaky: true } },
  { what: 'was expected to fail', difference: { expectedStatus: 'failed' }, result: { expectedToFail: true } },
  {
    what: 'was expected to fail and did not',
    difference: { expectedStatus: 'failed', status: 'unexpected' },
    result: { expectedToFail: true, outcome: 'failed' },
  },
];
for (const { what, difference, result } of playwrightCases) {
  test(`readPlaywrightReport reads a test that ${what}`, meta, () => {
    expect(readPlaywrightReport(playwrightReport(difference))).toEqual([{ ...opened, ...result }]);
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
  expect(results).toEqual([{ ...outside, layer: 'e2e', file: 'e2e/menu.spec.ts', line: 2, title }]);
});

test('readPlaywrightReport assigns an error without a location to the configuration', meta, () => {
  const results = readPlaywrightReport({ config, suites: [suite], errors: [{ message: 'no server' }] });
  const title = 'outside any test: no server';
  expect(results).toEqual([{ ...outside, layer: 'e2e', file: 'playwright.config.ts', title }, opened]);
});
