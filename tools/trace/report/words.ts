import type { Row, SeenView, Trace } from '../model';

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

/** Formats a title with its groups. */
export const titleText = (title: string) => title.replaceAll(' > ', ' › ');

/** Lists views, and the number of subjects if not all were checked, such as "on a phone; 8 of 40 pages in print; … checks all". */
export function viewsText(views: readonly SeenView[], { subjects }: Pick<Trace, 'subjects'>): string {
  const parts = new Map<string, string[]>();
  for (const { view, seen = 0, of = 0 } of views) {
    const part = seen < of ? `${seen} of ${counted(of, subjects.what)} ` : '';
    parts.set(part, [...(parts.get(part) ?? []), view]);
  }
  const said = [...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([part, names]) => part + names.join(', '));
  return [...said, ...([...parts.keys()].some(Boolean) ? [`${subjects.all} checks all`] : [])].join('; ');
}

/** Returns the totals for the console and the page, such as "302 rules" and "294 proved, 8 proved in part". */
export function totalsOf({ totals: { rules, tests, faults } }: Pick<Trace, 'totals'>) {
  const states = Object.entries(resultNames) as [Row['result'], string][];
  const rulesBy = Object.fromEntries(states.map(([state, name]) => [name.toLowerCase(), rules[state]]));
  const { all, untraced, ...testsBy } = tests;
  const faultsBy = { 'detected by tests': faults.detected, 'without a proof': faults.all - faults.detected };
  return [
    [counted(rules.all, 'rule'), listed(rulesBy)],
    [counted(all, 'test'), listed({ ...testsBy, 'without a rule': untraced })],
    [counted(faults.all, 'fault'), listed(faultsBy)],
  ] as const;
}
