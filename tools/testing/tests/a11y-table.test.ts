import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { meta } from '../../../tests/support/covers';
import { a11yPage } from '../a11y-report/page';
import { a11yTable, hasPassed } from '../a11y-report/table';
import { cellText, plainText, verdict } from '../a11y-report/text';

const spec = (title: string, tag = 'A11Y-AXE~1', status = 'expected', file = 'a11y/axe.spec.ts') => ({
  title,
  file,
  line: 1,
  tags: [tag],
  tests: [{ expectedStatus: 'passed', status, annotations: [], results: [] }],
});
const reportOf = (specs: readonly object[], errors: readonly object[] = []) => ({
  config: { rootDir: '/project/e2e' },
  suites: [{ title: 'a11y/axe.spec.ts', specs }],
  errors,
});
const routes = ['/', '/contact', '/contact-us'];
const tableOf = (specs: readonly object[], errors?: readonly object[]) =>
  a11yTable(reportOf(specs, errors), routes, ['A11Y-AXE', 'A11Y-ZOOM']);

const failedZoom = (title: string) => spec(title, 'A11Y-ZOOM~1', 'unexpected');
/** The cells of a route's row as the terminal shows them, with the check AXE before ZOOM. */
const cellsOf = (route: string | null, ...specs: readonly object[]) =>
  tableOf(specs)
    .rows.find((row) => row.route === route)
    ?.cells.map(cellText);

test('table counts passed tests in the cell of their route and check', meta, () => {
  expect(cellsOf('/contact', spec('/contact holds it'), spec('/contact shows it'), spec('/ is'))).toEqual(['2', '-']);
});

test('table shows a failed test in its cell', meta, () => {
  const failed = spec('axe finds nothing on /', 'A11Y-AXE~1', 'unexpected');
  expect(cellsOf('/', spec('/ holds it'), failed)).toEqual(['✗1/2', '-']);
});

test('table shows a skipped test in its cell', meta, () => {
  expect(cellsOf('/', spec('/ holds it', 'A11Y-ZOOM~1', 'skipped'))).toEqual(['-', '~1/1']);
});

test('table marks every check of an untested route as missing', meta, () => {
  expect(cellsOf('/contact-us', spec('/ holds it'))).toEqual(['-', '-']);
});

test('table does not count a test of a route that begins alike', meta, () => {
  expect(cellsOf('/contact', spec('/contact-us holds it'))).toEqual(['-', '-']);
});

test('table has an extra row for tests whose title names no route', meta, () => {
  expect(cellsOf(null, failedZoom('/nowhere holds it'))).toEqual(['-', '✗1/1']);
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
    failedZoom('/ holds it'),
    spec('/contact holds it', 'A11Y-ZOOM~1', 'skipped'),
    spec('/ opens', 'ROUTE-HOME~1'),
  ]);
  expect(table.total).toEqual({ passed: 1, failed: 1, skipped: 1 });
});

test('table counts the tests of the checks themselves separately', meta, () => {
  const plant = spec('ring check reports a missing ring', 'meta', 'unexpected', 'a11y/checks/ring.spec.ts');
  expect(tableOf([plant]).checkTests).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

const passing = spec('/ holds it');
const missedFault = spec('check reports it', 'meta', 'unexpected', 'a11y/checks/it.spec.ts');
const noServer = { message: 'no server' };
const verdicts: readonly (readonly [what: string, passes: boolean, specs: object[], errors?: object[]])[] = [
  ['passes when all tests passed', true, [passing]],
  ['fails when no test ran', false, []],
  ['fails with a failed test', false, [passing, spec('/ is it', 'A11Y-AXE~1', 'unexpected')]],
  ['fails when a check missed a planted fault', false, [passing, missedFault]],
  ['fails with an error outside any test', false, [passing], [noServer]],
];
for (const [what, passes, specs, errors] of verdicts) {
  test(`table ${what}`, meta, () => {
    expect(hasPassed(tableOf(specs, errors))).toBe(passes);
  });
}

test('verdict names an error outside any test', meta, () => {
  expect(verdict(tableOf([passing], [noServer]))).toContain('no server');
});

const cells = [
  [{ passed: 3, failed: 0, skipped: 0 }, '3'],
  [{ passed: 2, failed: 1, skipped: 0 }, '✗1/3'],
  [{ passed: 1, failed: 0, skipped: 1 }, '~1/2'],
  ['missing', '-'],
] as const;
for (const [cell, text] of cells) {
  test(`cellText returns ${text}`, meta, () => {
    expect(cellText(cell)).toBe(text);
  });
}

test('plainText lists the checks by number, then each route in a line', meta, () => {
  expect(plainText(tableOf([spec('/ holds it'), failedZoom('/contact holds it')]))).toBe(
    `
 1  AXE
 2  ZOOM

3: three tests passed   ✗1/3: one of three failed   ~1/3: one of three skipped   -: no test

             1     2
/            1     -
/contact     -  ✗1/1
/contact-us  -     -

Failed: 1 passed, 1 failed, 0 skipped; 4 cells without a test.`.slice(1),
  );
});

test('page has a labeled row and column for each cell and says in text that it failed', meta, () => {
  const page = parse(a11yPage(tableOf([failedZoom('/ <holds> it')]), 'today'));
  expect(page.querySelectorAll('th[scope="col"]').map(({ text }) => text)).toEqual(['Route', 'AXE', 'ZOOM']);
  expect(page.querySelector('tbody tr th[scope="row"]')?.text).toBe('/');
  expect(page.querySelectorAll('td.failed').map(({ text }) => text)).toEqual(['ZOOM✗ 1 of 1 failed']);
});
