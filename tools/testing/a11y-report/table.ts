import type { TestResult } from '../../trace/model';
import { readPlaywrightReport } from '../../trace/read-reports';
import { routeWord } from './route-word';

/** How many tests of a check ran on a route. */
export interface Cell {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Row {
  /** The route; null in the row of the tests whose title names none. */
  readonly route: string | null;
  /** One for each check, in their order; `missing` where no test looked. */
  readonly cells: readonly (Cell | 'missing')[];
}

export interface A11yTable {
  /** Ids of rules, without what they all begin with. */
  readonly checks: readonly string[];
  readonly rows: readonly Row[];
  /** Every test of a check, each counted once, be it in several rows or columns. */
  readonly total: Cell;
  /** The tests of the checks themselves, on pages with faults. */
  readonly checkTests: Cell;
  /** What went wrong outside any test. */
  readonly errors: readonly string[];
}

const prefix = 'A11Y-';
/** The check that a tag names: `A11Y-AXE~1` the check `AXE`; undefined for a tag of another kind. */
const checkOf = (tag: string) => (tag.startsWith(prefix) ? tag.slice(prefix.length).replace(/~\d+$/, '') : undefined);
const checksOf = ({ tags }: TestResult) => tags.map(checkOf).filter((check) => check !== undefined);

function count(results: readonly TestResult[]): Cell {
  const of = (outcome: TestResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

function rowOf(route: string | null, checks: readonly string[], results: readonly TestResult[]): Row {
  const cells = checks.map((check) => {
    const own = results.filter((result) => checksOf(result).includes(check));
    return own.length > 0 ? count(own) : 'missing';
  });
  return { route, cells };
}

/**
 * What the accessibility tests found, route by route.
 * @param json Playwright's JSON report
 * @param routes the rows; a test stands in the row of each route that its title names
 * @param rules ids of the rules to be tested, with or without tests; rules that only tests name come after them
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

/** Whether tests ran and none failed, no test of a check failed and nothing went wrong outside the tests. */
export const isSound = ({ total, checkTests, errors }: A11yTable) =>
  total.passed > 0 && total.failed === 0 && checkTests.failed === 0 && errors.length === 0;
