import type { Row, SeenView, Trace } from '../model';

/** The state of a rule, from the best to the worst. */
export const resultNames: Readonly<Record<Row['result'], string>> = {
  passed: 'Proved',
  pinned: 'Kept by a library',
  partial: 'Tested in part',
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

/** A title with its groups. */
export const titleText = (title: string) => title.replaceAll(' > ', ' › ');

/** A view with the part of the subjects that was seen there: "in the dark (8 of 40 pages; all in npm run test:all)". */
export function viewText({ view, seen = 0, of = 0 }: SeenView, { subjects }: Pick<Trace, 'subjects'>): string {
  if (!subjects || seen >= of) return view;
  return `${view} (${seen} of ${counted(of, subjects.what)}; all in ${subjects.all})`;
}

/** What the trace amounts to, for the console and the page: "302 rules" and "294 proved, 8 tested in part". */
export function totalsOf({ totals: { rules, tests, faults } }: Pick<Trace, 'totals'>) {
  const states = Object.entries(resultNames) as [Row['result'], string][];
  const rulesBy = Object.fromEntries(states.map(([state, name]) => [name.toLowerCase(), rules[state]]));
  const { all, meta, ...testsBy } = tests;
  const faultsBy = { 'noticed by tests': faults.noticed, 'not on record': faults.all - faults.noticed };
  return [
    [counted(rules.all, 'rule'), listed(rulesBy)],
    [counted(all, 'test'), listed({ ...testsBy, 'without a rule': meta })],
    [counted(faults.all, 'fault'), listed(faultsBy)],
  ] as const;
}
