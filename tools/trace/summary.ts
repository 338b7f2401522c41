import type { Problem, Trace } from './model';
import { counted } from './report/words';

/** One problem as `file:line  kind: message`. */
export function problemLine({ kind, message, file, line }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${kind}: ${message}`;
}

/** The last two lines of the command: the state of the proofs, then the verdict. */
export function summaryLines({ totals: { rules, tests, proofs }, failures }: Trace): readonly string[] {
  const stale = proofs.all - proofs.current;
  const current = `${proofs.current} of ${proofs.all} current${stale > 0 ? `, ${stale} stale or missing` : ''}`;
  const tested = `${rules.passed + rules.unproved} of ${counted(rules.all, 'rule')} tested by ${counted(tests.all, 'test')}`;
  const problems = failures.length === 0 ? 'no problems' : counted(failures.length, 'problem');
  return [
    `Proofs: ${current}; rules without a current proof: ${rules.withoutCurrentProof}`,
    `${tested}; ${problems}; see reports/trace.html`,
  ];
}
