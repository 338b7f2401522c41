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
export function summaryLines({
  totals: { rules, tests, faults },
  notCovered,
  leftRules,
  moved,
  problems,
}: Trace): readonly string[] {
  const whole = rules.passed + rules.pinned + rules.unproved;
  const part = rules.partial > 0 ? `, ${rules.partial} more in part` : '';
  const verdict = problems.length === 0 ? 'no problems' : counted(problems.length, 'problem');
  return [
    ...notCovered.map(gapLine),
    ...(leftRules.length > 0 ? [`Departs from the specification in ${counted(leftRules.length, 'rule')}:`] : []),
    ...leftRules.map(({ id, because }) => `  ${id}: ${because}`),
    ...(moved.length > 0 ? [`No longer apply: ${moved.map(({ id, file }) => `${id} (${file})`).join(', ')}`] : []),
    `${faults.noticed} of ${counted(faults.all, 'fault')} on record as noticed by tests; library behavior: ${counted(rules.pinned, 'rule')}`,
    `${whole} of ${counted(rules.all, 'rule')} tested${part} by ${counted(tests.all, 'test')}; ${verdict}; see reports/trace.html`,
  ];
}
