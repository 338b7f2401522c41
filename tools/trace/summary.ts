import type { RunnerResult } from './model';
import type { Problem } from './problems';
import { outcomesOf } from './rows';
import type { Trace } from './trace';
import { counted, digits, listed } from './words';

/** "147 proved, 6 kept by a library". */
export const statesText = (states: Trace['totals']['rules']) =>
  listed(Object.fromEntries(states.map(({ name, count }) => [name.toLowerCase(), count])));

/** "all detected by tests", or how many have no proof. */
export const faultsText = ({ unproved }: Trace['totals']['faults']) =>
  unproved === 0 ? 'all detected by tests' : `${digits(unproved)} without a proof`;

/** Formats a problem as `file:line  kind: message`. */
export function problemLine({ kind, message, file, line }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${kind}: ${message}`;
}

/** Returns what `npm run trace` says of the rules: skipped tests, waivers, missing proofs and totals. */
export function summaryLines({ rows, totals, notCovered, waivers, run }: Trace): readonly string[] {
  const unproved = rows.flatMap(({ rule, state }) => (state === 'unproved' ? rule.id : []));
  return [
    ...(run.withoutGit ? [`Without Git, nothing shows which files were tested (${run.withoutGit})`] : []),
    ...notCovered.map(
      ({ reason, tests, tags }) =>
        `Not covered on this machine: ${reason}: ${counted(tests, 'test')} (${tags.join(', ')})`,
    ),
    ...(waivers.length > 0 ? [`Waives ${counted(waivers.length, 'rule')}:`] : []),
    ...waivers.map(({ id, reason }) => `  ${id}: ${reason}`),
    ...(unproved.length > 0 ? [`Not proved: npm run prove -- ${unproved.join(' ')}`] : []),
    `${counted(rows.length, 'rule')}: ${statesText(totals.rules)}; ${counted(totals.faults.all, 'fault')}: ${faultsText(totals.faults)}; see reports/trace.html`,
  ];
}

/** Returns the last lines of a run: its problems, by file first if more than ten, and the total. Each problem counts as a failure. */
export function closingLines(problems: readonly Problem[], results: readonly RunnerResult[]): readonly string[] {
  const byFile = [...new Set(problems.map(({ file }) => file))].map((file) => {
    const tests = results.filter((result) => result.file === file).length;
    const count = problems.filter((problem) => problem.file === file).length;
    return `${file}: ${tests > 0 ? `${count} of ${counted(tests, 'test')}` : count}`;
  });
  const { passed, skipped } = outcomesOf(results);
  return [
    ...(problems.length > 10 ? ['', 'Failed, by file:', ...byFile] : []),
    ...(problems.length > 0 ? ['', 'Failed:', ...problems.map(problemLine)] : []),
    '',
    `${passed} passed, ${problems.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
}
