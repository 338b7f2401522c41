import { type A11yTable, type Cell, isSound } from './table';

/** `3` for three passed tests, `✗1/3` for one of three failed, `~1/3` for one skipped; a dash where no test looked. */
export function cellText(cell: Cell | 'missing'): string {
  if (cell === 'missing') return '-';
  const { passed, failed, skipped } = cell;
  const number = passed + failed + skipped;
  if (failed > 0) return `✗${failed}/${number}`;
  return skipped > 0 ? `~${skipped}/${number}` : String(number);
}

export const elsewhere = 'names no route';

const legend = '3: so many tests passed   ✗1/3: failed   ~1/3: skipped   -: no test';

/** A sentence with the number of tests. */
export function verdict(table: A11yTable): string {
  const { total, checkTests, errors } = table;
  const missing = table.rows
    .flatMap(({ route, cells }) => (route === null ? [] : cells))
    .filter((cell) => cell === 'missing');
  const parts = [
    `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
    `${checkTests.passed} of ${checkTests.passed + checkTests.failed + checkTests.skipped} tests of the checks passed`,
    `${missing.length} cells without a test`,
    ...errors,
  ];
  const word = total.passed + total.failed === 0 ? 'No test ran' : 'Faults found';
  return `${isSound(table) ? 'Nothing found' : word}: ${parts.join('; ')}.`;
}

/** The table as text for a terminal: a line for each route, the checks by number, their names above. */
export function plainText(table: A11yTable): string {
  const names = table.checks.map((check, index) => `${String(index + 1).padStart(2)}  ${check}`);
  const lines = [
    ['', ...table.checks.map((_, index) => String(index + 1))],
    ...table.rows.map(({ route, cells }) => [route ?? elsewhere, ...cells.map(cellText)]),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const texts = lines.map((line) =>
    line
      .map((word, column) => (column === 0 ? word.padEnd(widths[0] ?? 0) : word.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [...names, '', legend, '', ...texts, '', verdict(table)].join('\n');
}
