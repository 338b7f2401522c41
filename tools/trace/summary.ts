import type { Gap, Problem, Trace } from './model';
import { counted, totalsOf } from './report/words';

/** Formats a problem as `file:line  kind: message`. */
export function problemLine({ kind, message, file, line }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${kind}: ${message}`;
}

function gapLine({ reason, rules }: Gap): string {
  const tests = rules.map((rule) => `${rule.id} (${counted(rule.tests, `${rule.layer} test`)})`);
  return `Not covered on this machine: ${reason}: ${tests.join(', ')}`;
}

/** Counts the rules that were checked on only some subjects in a view. The report shows the views. */
function partLine({ rows, subjects }: Trace): readonly string[] {
  const inPart = rows.filter(({ views }) => views.some(({ seen = 0, of = 0 }) => seen < of));
  if (inPart.length === 0) return [];
  return [
    `Checked on only some ${subjects.what}s in a view: ${counted(inPart.length, 'rule')}; ${subjects.all} checks all`,
  ];
}

/** Counts the proofs whose tests are gone, and shows the command that makes new ones. */
function goneLine({ gone }: Trace): readonly string[] {
  if (gone.length === 0) return [];
  const what =
    gone.length === 1 ? '1 proof names a test that is gone' : `${gone.length} proofs name tests that are gone`;
  return [`${what}: npm run prove -- ${gone.map(({ id }) => id).join(' ')}`];
}

/** Returns the last lines of `npm run trace`: skipped tests, waivers, outdated faults and proofs, totals and the verdict. */
export function summaryLines(trace: Trace): readonly string[] {
  const { notCovered, waivers, moved, problems } = trace;
  const totals = totalsOf(trace).map(([all, parts]) => (parts ? `${all}: ${parts}` : all));
  const verdict = problems.length === 0 ? 'no problems' : counted(problems.length, 'problem');
  return [
    ...notCovered.map(gapLine),
    ...partLine(trace),
    ...(waivers.length > 0 ? [`Waives ${counted(waivers.length, 'rule')}:`] : []),
    ...waivers.map(({ id, reason }) => `  ${id}: ${reason}`),
    ...(moved.length > 0
      ? [`Faults that no longer apply: ${moved.map(({ id, file }) => `${id} (${file})`).join(', ')}`]
      : []),
    ...goneLine(trace),
    `${totals.join('; ')}; ${verdict}; see reports/trace.html`,
  ];
}
