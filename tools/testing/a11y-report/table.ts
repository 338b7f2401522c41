import { readPlaywrightReport } from '../../trace/read-reports';
import type { RunnerResult } from '../../trace/records';
import { routeWord } from './route-word';

/** The results of a check's tests on a route. */
export interface Cell {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Row {
  /** Null in the row of the tests whose title names no route. */
  readonly route: string | null;
  /** One for each check, in the same order; `missing` where there is no test. */
  readonly cells: readonly (Cell | 'missing')[];
}

export interface A11yTable {
  /** Ids of rules without their common prefix. */
  readonly checks: readonly string[];
  readonly rows: readonly Row[];
  /** All tests of pages, each counted once even if it appears in several rows or columns. */
  readonly total: Cell;
  /** The checks' own tests, in which planted faults must be reported. */
  readonly checkTests: Cell;
  /** Errors outside any test. */
  readonly errors: readonly string[];
}

const prefix = 'A11Y-';
/** The check that a tag names: `AXE` for `A11Y-AXE~1`; undefined for tags of another kind. */
const checkOf = (tag: string) => (tag.startsWith(prefix) ? tag.slice(prefix.length).replace(/~\d+$/, '') : undefined);
const checksOf = ({ tags }: RunnerResult) => tags.map(checkOf).filter((check) => check !== undefined);

function count(results: readonly RunnerResult[]): Cell {
  const of = (outcome: RunnerResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

function rowOf(route: string | null, checks: readonly string[], results: readonly RunnerResult[]): Row {
  const cells = checks.map((check) => {
    const own = results.filter((result) => checksOf(result).includes(check));
    return own.length > 0 ? count(own) : 'missing';
  });
  return { route, cells };
}

/**
 * The results of the accessibility tests, route by route.
 * @param json Playwright's JSON report
 * @param routes the rows; a test counts in the row of each route that its title names
 * @param rules ids of the rules to test, which come first even without a test; other rules that tests name follow
 */
export function a11yTable(json: unknown, routes: readonly string[], rules: readonly string[]): A11yTable {
  const all = readPlaywrightReport(json);
  const results = all.filter((result) => checksOf(result).length > 0);
  const checks = [...new Set([...rules, ...results.flatMap(({ tags }) => tags)].flatMap((id) => checkOf(id) ?? []))];
  const named = routes.map((route) => ({ route, word: new RegExp(routeWord(route)) }));
  const rows = named.map(({ route, word }) => {
    const own = results.filter(({ title }) => word.test(title));
    return rowOf(route, checks, own);
  });
  const elsewhere = results.filter(({ title }) => !named.some(({ word }) => word.test(title)));
  const own = all.filter(({ tags }) => tags.includes('meta'));
  return {
    checks,
    rows: elsewhere.length > 0 ? [...rows, rowOf(null, checks, elsewhere)] : rows,
    total: count(results),
    checkTests: count(own.filter(({ file }) => file.startsWith('e2e/a11y/checks/'))),
    errors: own.map(({ title }) => title).filter((title) => title.startsWith('outside any test')),
  };
}

/** Whether tests ran, none failed, each check found its planted faults, and there was no error outside the tests. */
export const hasPassed = ({ total, checkTests, errors }: A11yTable) =>
  total.passed > 0 && total.failed === 0 && checkTests.failed === 0 && errors.length === 0;
