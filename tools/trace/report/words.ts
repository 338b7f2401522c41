import type { Outcomes, Row, Trace } from '../model';

/** The names of a rule's states, from the best to the worst. */
export const resultNames: Readonly<Record<Row['result'], string>> = {
  passed: 'Proved',
  pinned: 'Kept by a library',
  partial: 'Proved in part',
  unproved: 'Not proved',
  untested: 'Not tested',
  failed: 'Failed',
};

/** "1 test", "2 tests", "1,200 tests". */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
}

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
  const states = Object.entries(resultNames) as [Row['result'], string][];
  const rulesBy = Object.fromEntries(states.map(([state, name]) => [name.toLowerCase(), rules[state]]));
  const faultsBy = { 'detected by tests': faults.detected, 'without a proof': faults.all - faults.detected };
  return [
    [counted(rules.all, 'rule'), listed(rulesBy)],
    [counted(tests.passed + tests.failed + tests.skipped, 'test'), listed({ ...tests })],
    [counted(faults.all, 'fault'), listed(faultsBy)],
  ] as const;
}
