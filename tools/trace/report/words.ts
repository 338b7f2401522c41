import type { Outcomes, Problem, Trace } from '../model';

/** The names of a rule's states, from the best to the worst. */
export const resultNames = {
  passed: 'Proved',
  pinned: 'Kept by a library',
  partial: 'Proved in part',
  unproved: 'Not proved',
  untested: 'Not tested',
  failed: 'Failed',
  untestable: 'Cannot be tested',
} as const;

/** "1 test", "2 tests", "1,200 tests". */
export const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;

/** "38 passed, 2 failed", without zero counts. */
export function listed(counts: Readonly<Record<string, number>>): string {
  const present = Object.entries(counts).filter(([, count]) => count > 0);
  return present.map(([what, count]) => `${count.toLocaleString('en-US')} ${what}`).join(', ');
}

/** "38 passed, 2 failed", or "none". */
export const outcomesText = (outcomes: Outcomes) => listed({ ...outcomes }) || 'none';

/** Returns the totals for the console and the page, such as "153 rules" and "147 proved, 6 kept by a library". */
export function totalsOf({ totals: { rules, tests, faults } }: Pick<Trace, 'totals'>) {
  const { all, ...states } = rules;
  const rulesBy = Object.entries(states).map(([state, count]) => [resultNames[state as keyof typeof states], count]);
  const faultsBy = { 'detected by tests': faults.detected, 'without a proof': faults.all - faults.detected };
  return [
    [counted(all, 'rule'), listed(Object.fromEntries(rulesBy)).toLowerCase()],
    [counted(tests.passed + tests.failed + tests.skipped, 'test'), listed({ ...tests })],
    [counted(faults.all, 'fault'), listed(faultsBy)],
  ] as const;
}

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

/** Returns what `npm run trace` says of the rules: skipped tests, waivers, missing proofs and totals. */
export function summaryLines(trace: Trace): readonly string[] {
  const { notCovered, waivers, run } = trace;
  const totals = totalsOf(trace).map(([all, parts]) => (parts ? `${all}: ${parts}` : all));
  return [
    ...(run.withoutGit ? [`Without Git, nothing shows which files were tested (${run.withoutGit})`] : []),
    ...notCovered.map(gapLine),
    ...(waivers.length > 0 ? [`Waives ${counted(waivers.length, 'rule')}:`] : []),
    ...waivers.map(({ id, reason }) => `  ${id}: ${reason}`),
    ...unprovedLine(trace),
    `${totals.join('; ')}; see reports/trace.html`,
  ];
}

/** More failures than these are first summarized by file. */
const many = 10;

/** Returns the last lines of a run: its problems, by file first if there are many, and the total, in which each counts as a failure. */
export function closingLines(problems: readonly Problem[], { passed, skipped }: Outcomes): readonly string[] {
  const files = new Map<string, number>();
  for (const { file } of problems) files.set(file, (files.get(file) ?? 0) + 1);
  const byFile = [...files]
    .sort(([, a], [, b]) => b - a)
    .map(([file, count]) => `${String(count).padStart(5)}  ${file}`);
  return [
    ...(problems.length > many ? ['', 'Failed, by file:', ...byFile] : []),
    ...(problems.length > 0 ? ['', 'Failed:', ...problems.map(problemLine)] : []),
    '',
    `${passed} passed, ${problems.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
}
