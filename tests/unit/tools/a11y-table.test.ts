import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { a11yPage } from '../../../tools/testing/a11y-report/page';
import { type A11yTable, a11yTable, isSound } from '../../../tools/testing/a11y-report/table';
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

test('tests that passed are counted in the cell of their route and check', meta, () => {
  const table = tableOf([spec('/contact holds one thing'), spec('/contact holds another'), spec('/ holds it')]);
  expect(cellsOf(table, '/contact')).toEqual([{ passed: 2, failed: 0, skipped: 0 }, 'missing']);
});

test('a test that failed is seen in its cell', meta, () => {
  const table = tableOf([spec('/ holds it'), spec('axe finds nothing on /', 'A11Y-AXE~1', 'unexpected')]);
  expect(cellsOf(table, '/')).toEqual([{ passed: 1, failed: 1, skipped: 0 }, 'missing']);
});

test('a test that was skipped is seen in its cell', meta, () => {
  const table = tableOf([spec('/ holds it', 'A11Y-ZOOM~1', 'skipped')]);
  expect(cellsOf(table, '/')).toEqual(['missing', { passed: 0, failed: 0, skipped: 1 }]);
});

test('a route without a test shows as missing in every column', meta, () => {
  expect(cellsOf(tableOf([spec('/ holds it')]), '/contact-us')).toEqual(['missing', 'missing']);
});

test('a test of a route is not taken for a test of a route that begins alike', meta, () => {
  const table = tableOf([spec('/contact-us holds it')]);
  expect(cellsOf(table, '/contact')).toEqual(['missing', 'missing']);
});

test('a test whose title names no route has a row of its own', meta, () => {
  const table = tableOf([spec('/nowhere holds it', 'A11Y-ZOOM~1', 'unexpected')]);
  expect(cellsOf(table, null)).toEqual(['missing', { passed: 0, failed: 1, skipped: 0 }]);
});

test('the columns are the rules to be tested, then what else the tests name', meta, () => {
  expect(tableOf([spec('/ holds it', 'A11Y-NEW~2'), spec('/ opens', 'ROUTE-HOME~1')]).checks).toEqual([
    'AXE',
    'ZOOM',
    'NEW',
  ]);
});

test('all tests together are counted once each', meta, () => {
  const table = tableOf([
    spec('/ leads to /contact'),
    spec('/ holds it', 'A11Y-ZOOM~1', 'unexpected'),
    spec('/contact holds it', 'A11Y-ZOOM~1', 'skipped'),
    spec('/ opens', 'ROUTE-HOME~1'),
  ]);
  expect(table.total).toEqual({ passed: 1, failed: 1, skipped: 1 });
});

test('the tests of the checks are counted apart', meta, () => {
  const plant = spec('a ring that is missing is found', 'meta', 'unexpected', 'a11y/checks/focus-ring.spec.ts');
  expect(tableOf([plant]).checkTests).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

const passing = spec('/ holds it');
const soundness = [
  { what: 'is sound where all passed', specs: [passing], errors: [], sound: true },
  { what: 'is not sound where no test ran', specs: [], errors: [], sound: false },
  {
    what: 'is not sound with a failed test',
    specs: [passing, spec('/ is it', 'A11Y-AXE~1', 'unexpected')],
    errors: [],
    sound: false,
  },
  {
    what: 'is not sound where a test of a check failed',
    specs: [passing, spec('it is found', 'meta', 'unexpected', 'a11y/checks/targets.spec.ts')],
    errors: [],
    sound: false,
  },
  {
    what: 'is not sound with an error outside any test',
    specs: [passing],
    errors: [{ message: 'no server' }],
    sound: false,
  },
];
for (const { what, specs, errors, sound } of soundness) {
  test(`a table ${what}`, meta, () => {
    expect(isSound(tableOf(specs, errors))).toBe(sound);
  });
}

test('an error outside any test is told', meta, () => {
  expect(verdict(tableOf([passing], [{ message: 'no server' }]))).toContain('no server');
});

const cells = [
  { cell: { passed: 3, failed: 0, skipped: 0 }, text: '3' },
  { cell: { passed: 2, failed: 1, skipped: 0 }, text: '✗1/3' },
  { cell: { passed: 1, failed: 0, skipped: 1 }, text: '~1/2' },
  { cell: 'missing' as const, text: '-' },
];
for (const { cell, text } of cells) {
  test(`a cell reads ${text} in a terminal`, meta, () => {
    expect(cellText(cell)).toBe(text);
  });
}

test('in a terminal each route has a line, under the numbers of the checks', meta, () => {
  expect(plainText(tableOf([spec('/ holds it'), spec('/contact holds it', 'A11Y-ZOOM~1', 'unexpected')]))).toBe(
    `
 1  AXE
 2  ZOOM

3: so many tests passed   ✗1/3: failed   ~1/3: skipped   -: no test

             1     2
/            1     -
/contact     -  ✗1/1
/contact-us  -     -

Faults found: 1 passed, 1 failed, 0 skipped; 0 of 0 tests of the checks passed; 4 cells without a test.`.slice(1),
  );
});

test('on the page a failed cell says so in words, beside its route and below its check', meta, () => {
  const page = parse(a11yPage(tableOf([spec('/ <holds> it', 'A11Y-ZOOM~1', 'unexpected')]), 'today'));
  expect(page.querySelectorAll('th[scope="col"]').map(({ text }) => text)).toEqual(['Route', 'AXE', 'ZOOM']);
  expect(page.querySelector('tbody tr th[scope="row"]')?.text).toBe('/');
  expect(page.querySelectorAll('td.failed').map(({ text }) => text)).toEqual(['ZOOM✗ 1 of 1 failed']);
});
