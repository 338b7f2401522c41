import type { Gap, Problem, Trace } from './model';
import { counted } from './report/words';

/** One problem as `file:line  kind: message`. */
export function problemLine({ kind, message, file, line }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${kind}: ${message}`;
}

function gapLine({ reason, rules }: Gap): string {
  const tests = rules.map((rule) => `${rule.id} (${counted(rule.tests, `${rule.layer} test`)})`);
  return `Not covered on this machine: ${reason}: ${tests.join(', ')}`;
}

/** The last lines of the command: what the machine could not cover, the state of the proofs, then the verdict. */
export function summaryLines({ totals: { rules, tests, proofs }, notCovered, failures }: Trace): readonly string[] {
  const stale = proofs.all - proofs.current;
  const current = `${proofs.current} of ${proofs.all} current${stale > 0 ? `, ${stale} stale or missing` : ''}`;
  const kinds = [
    counted(proofs.product, 'product fault'),
    counted(proofs.fixture, 'fixture mutation'),
    counted(proofs.mutation, 'mutation run'),
  ].filter((kind) => !kind.startsWith('0 '));
  const whole = rules.passed + rules.pinned + rules.unproved;
  const part = rules.partial > 0 ? `, ${rules.partial} more in part` : '';
  const tested = `${whole} of ${counted(rules.all, 'rule')} tested${part} by ${counted(tests.all, 'test')}`;
  const problems = failures.length === 0 ? 'no problems' : counted(failures.length, 'problem');
  return [
    ...notCovered.map(gapLine),
    `Proofs: ${current}${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}; library behavior, pinned: ${counted(proofs.library, 'rule')}; rules without a current proof: ${rules.withoutCurrentProof}`,
    `${tested}; ${problems}; see reports/trace.html`,
  ];
}
