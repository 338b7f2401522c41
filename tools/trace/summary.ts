import type { Failure, Trace } from './model';
import { counted } from './report/words';

/** Where something is wrong, and what: `file:line  kind: message`. */
export function failureLine({ kind, message, file, line }: Failure): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${kind}: ${message}`;
}

/** The trace in one line. */
export function summaryLine({ totals: { rules, tests, proofs }, failures }: Trace): string {
  const standing = `${rules.passed} of ${counted(rules.all, 'rule')} tested and proved`;
  const means = `by ${counted(tests.all, 'test')} and ${counted(proofs.all, 'proof')}`;
  const wrong = failures.length === 0 ? 'nothing is wrong' : counted(failures.length, 'problem');
  return `${standing}, ${means}; ${wrong}; see reports/trace.html`;
}
