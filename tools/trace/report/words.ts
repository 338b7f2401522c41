import type { Outcomes, Trace } from '../model';

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

/** Formats a title with its groups. */
export const titleText = (title: string) => title.replaceAll(' > ', ' › ');

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
