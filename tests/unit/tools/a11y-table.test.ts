import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { a11yPage } from '../../../tools/testing/a11y-report/page';
import { type A11yTable, a11yTable, hasPassed } from '../../../tools/testing/a11y-report/table';
import { cellText, plainText, verdict } from '../../../tools/testing/a11y-report/text';
import { meta } from '../../support/covers';

const spec = (title: string, tag = 'A11Y-AXE~1', status = 'expected', file = 'a11y/axe.spec.ts') => ({
  title,
  file,
  line: 1,
  tags: [tag],
  tests: [{ expectedStatus: 'passed', status }],
});
const reportOf = (specs: readonly object[], errors: readonly object[] = []) => ({
  config: { rootDir: '/project/e2e' },
  suites: [{ title: 'a11y/axe.spec.ts', specs }],
  errors,
});
const routes = ['/', '/contact', '/contact-us'];
const tableOf = (specs: readonly object[], errors?: readonly object[]) =>
  a11yTable(reportOf(specs, errors), routes, ['A11Y-AXE', 'A11Y-ZOOM']);
const cellsOf = (table: A11yTable, route: string | null) => table.rows.find((row) => row.route === route)?.cells;

test('table counts passed tests in the cell of their route and check', meta, () => {
  const table = tableOf([spec('/contact holds one thing'), spec('/contact holds another'), spec('/ holds it')]);
  expect(cellsOf(table, '/contact')).toEqual([{ passed: 2, failed: 0, skipped: 0 }, 'missing']);
});

test('table shows a failed test in its cell', meta, () => {
  const table = tableOf([spec('/ holds it'), spec('axe finds nothing on /', 'A11Y-AXE~1', 'unexpected')]);
  expect(cellsOf(table, '/')).toEqual([{ passed: 1, failed: 1, skipped: 0 }, 'missing']);
});

test('table shows a skipped test in its cell', meta, () => {
  const table = tableOf([spec('/ holds it', 'A11Y-ZOOM~1', 'skipped')]);
  expect(cellsOf(table, '/')).toEqual(['missing', { passed: 0, failed: 0, skipped: 1 }]);
});

test('table marks every check of an untested route as missing', meta, () => {
  expect(cellsOf(tableOf([spec('/ holds it')]), '/contact-us')).toEqual(['missing', 'missing']);
});

test('table does not count a test for a route that begins alike', meta, () => {
  const table = tableOf([spec('/contact-us holds it')]);
  expect(cellsOf(table, '/contact')).toEqual(['missing', 'missing']);
});

test('table has an extra row for tests whose title names no route', meta, () => {
  const table = tableOf([spec('/nowhere holds it', 'A11Y-ZOOM~1', 'unexpected')]);
  expect(cellsOf(table, null)).toEqual(['missing', { passed: 0, failed: 1, skipped: 0 }]);
});

test('table has a column for each rule to test, then for each other rule that tests name', meta, () => {
  expect(tableOf([spec('/ holds it', 'A11Y-NEW~2'), spec('/ opens', 'ROUTE-HOME~1')]).checks).toEqual([
    'AXE',
    'ZOOM',
    'NEW',
  ]);
});

test('table counts each test once in its total', meta, () => {
  const table = tableOf([
    spec('/ leads to /contact'),
    spec('/ holds it', 'A11Y-ZOOM~1', 'unexpected'),
    spec('/contact holds it', 'A11Y-ZOOM~1', 'skipped'),
    spec('/ opens', 'ROUTE-HOME~1'),
  ]);
  expect(table.total).toEqual({ passed: 1, failed: 1, skipped: 1 });
});

test('table counts the tests of the checks themselves apart', meta, () => {
  const plant = spec('ring check reports a missing ring', 'meta', 'unexpected', 'a11y/checks/focus-ring.spec.ts');
  expect(tableOf([plant]).checkTests).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

const passing = spec('/ holds it');
const verdicts = [
  { what: 'passes when all tests passed', specs: [passing], errors: [], passes: true },
  { what: 'fails when no test ran', specs: [], errors: [], passes: false },
  {
    what: 'fails with a failed test',
    specs: [passing, spec('/ is it', 'A11Y-AXE~1', 'unexpected')],
    errors: [],
    passes: false,
  },
  {
    what: 'fails when a check missed a planted fault',
    specs: [passing, spec('check reports it', 'meta', 'unexpected', 'a11y/checks/targets.spec.ts')],
    errors: [],
    passes: false,
  },
  {
    what: 'fails with an error outside any test',
    specs: [passing],
    errors: [{ message: 'no server' }],
    passes: false,
  },
];
for (const { what, specs, errors, passes } of verdicts) {
  test(`table ${what}`, meta, () => {
    expect(hasPassed(tableOf(specs, errors))).toBe(passes);
  });
}

test('verdict names an error outside any test', meta, () => {
  expect(verdict(tableOf([passing], [{ message: 'no server' }]))).toContain('no server');
});

const cells = [
  { cell: { passed: 3, failed: 0, skipped: 0 }, text: '3' },
  { cell: { passed: 2, failed: 1, skipped: 0 }, text: '✗1/3' },
  { cell: { passed: 1, failed: 0, skipped: 1 }, text: '~1/2' },
  { cell: 'missing' as const, text: '-' },
];
for (const { cell, text } of cells) {
  test(`cell reads ${text} in a terminal`, meta, () => {
    expect(cellText(cell)).toBe(text);
  });
}

test('text has a line for each route, below a numbered list of the checks', meta, () => {
  expect(plainText(tableOf([spec('/ holds it'), spec('/contact holds it', 'A11Y-ZOOM~1', 'unexpected')]))).toBe(
    `
 1  AXE
 2  ZOOM

3: three tests passed   ✗1/3: one of three failed   ~1/3: one of three skipped   -: no test

             1     2
/            1     -
/contact     -  ✗1/1
/contact-us  -     -

Failed: 1 passed, 1 failed, 0 skipped; 0 of 0 tests of the checks themselves passed; 4 cells without a test.`.slice(1),
  );
});

test('page says in words that a cell failed, beside its route and below its check', meta, () => {
  const page = parse(a11yPage(tableOf([spec('/ <holds> it', 'A11Y-ZOOM~1', 'unexpected')]), 'today'));
  expect(page.querySelectorAll('th[scope="col"]').map(({ text }) => text)).toEqual(['Route', 'AXE', 'ZOOM']);
  expect(page.querySelector('tbody tr th[scope="row"]')?.text).toBe('/');
  expect(page.querySelectorAll('td.failed').map(({ text }) => text)).toEqual(['ZOOM✗ 1 of 1 failed']);
});
