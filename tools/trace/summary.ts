import type { Problem, Trace } from './model';
import { counted, totalsOf } from './report/words';

/** Formats a problem as `file:line  kind: message`. */
export function problemLine({ kind, message, file, line }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${kind}: ${message}`;
}

function gapLine({ reason, tests }: Trace['notCovered'][number]): string {
  const counts = Object.entries(tests).map(([name, count]) => `${name} (${counted(count, 'test')})`);
  return `Not covered on this machine: ${reason}: ${counts.join(', ')}`;
}

/** Lists the rules whose proof is gone or was never made. */
function unprovedLine({ rows }: Trace): readonly string[] {
  const ids = rows.flatMap(({ rule, result }) => (result === 'unproved' ? rule.id : []));
  return ids.length > 0 ? [`Not proved: npm run prove -- ${ids.join(' ')}`] : [];
}

/** Returns the last lines of `npm run trace`: skipped tests, waivers, outdated faults, missing proofs, totals and the verdict. */
export function summaryLines(trace: Trace): readonly string[] {
  const { notCovered, waivers, moved, problems } = trace;
  const totals = totalsOf(trace).map(([all, parts]) => (parts ? `${all}: ${parts}` : all));
  const verdict = problems.length === 0 ? 'no problems' : counted(problems.length, 'problem');
  return [
    ...notCovered.map(gapLine),
    ...(waivers.length > 0 ? [`Waives ${counted(waivers.length, 'rule')}:`] : []),
    ...waivers.map(({ id, reason }) => `  ${id}: ${reason}`),
    ...(moved.length > 0
      ? [`Faults that no longer apply: ${moved.map(({ id, file }) => `${id} (${file})`).join(', ')}`]
      : []),
    ...unprovedLine(trace),
    `${totals.join('; ')}; ${verdict}; see reports/trace.html`,
  ];
}
