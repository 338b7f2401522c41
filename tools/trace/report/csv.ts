import { outcomesOf } from '../rows';
import type { Trace } from '../trace';
import { stateNames } from '../words';

const columns = ['sentences', 'rule', 'statement', 'state', 'passed', 'failed', 'skipped', 'tests in', 'faults'];

const quoted = (cell: string | number) => `"${String(cell).replaceAll('"', '""')}"`;

/**
 * Writes the rules as comma-separated values for a spreadsheet, one line each. Without the byte order mark, Excel misreads
 * curly quotes; without the "§", it reads sentence 2.10 as the number 2.1.
 */
export function csv({ rows }: Trace): string {
  const lines = rows.map(({ rule, sentences, state, calls, faults }) => {
    const { passed, failed, skipped } = outcomesOf(calls.flatMap(({ tests }) => tests));
    const places = sentences.map(({ place }) => `§${place}`).join(', ');
    const files = [...new Set(calls.map(({ file }) => file))].join(', ');
    const proofs = faults.map(({ id, detected }) => `${id}: ${detected ?? 'not detected'}`).join(', ');
    return [places, rule.id, rule.statement, stateNames[state], passed, failed, skipped, files, proofs];
  });
  return `\uFEFF${[columns, ...lines].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}
