import { textTable } from '../../text-table';
import { type A11yTable, type Cell, hasPassed } from './table';

/** `3` for three passed tests, `✗1/3` for one of three failed, `~1/3` for one skipped, `-` where there is no test. */
export function cellText(cell: Cell | 'missing'): string {
  if (cell === 'missing') return '-';
  const { passed, failed, skipped } = cell;
  const number = passed + failed + skipped;
  if (failed > 0) return `✗${failed}/${number}`;
  return skipped > 0 ? `~${skipped}/${number}` : String(number);
}

/** The heading of the row of tests whose title names no route. */
export const elsewhere = 'no route named';

const legend = '3: three tests passed   ✗1/3: one of three failed   ~1/3: one of three skipped   -: no test';

/** The result of the run in one sentence. */
export function verdict(table: A11yTable): string {
  const { total, checkTests, errors } = table;
  const missing = table.rows
    .flatMap(({ route, cells }) => (route === null ? [] : cells))
    .filter((cell) => cell === 'missing');
  const ofChecks = checkTests.passed + checkTests.failed + checkTests.skipped;
  const parts = [
    `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
    // `npm test` runs them only when a check has changed, and apart from this report.
    ...(ofChecks > 0 ? [`${checkTests.passed} of ${ofChecks} tests of the checks themselves passed`] : []),
    `${missing.length} cells without a test`,
    ...errors,
  ];
  const failure = total.passed + total.failed === 0 ? 'No test ran' : 'Failed';
  return `${hasPassed(table) ? 'Passed' : failure}: ${parts.join('; ')}.`;
}

/** The table as text for a terminal: a numbered list of the checks, then a line for each route. */
export function plainText(table: A11yTable): string {
  const names = table.checks.map((check, index) => `${String(index + 1).padStart(2)}  ${check}`);
  const lines = [
    ['', ...table.checks.map((_, index) => String(index + 1))],
    ...table.rows.map(({ route, cells }) => [route ?? elsewhere, ...cells.map(cellText)]),
  ];
  return [...names, '', legend, '', ...textTable(lines), '', verdict(table)].join('\n');
}
