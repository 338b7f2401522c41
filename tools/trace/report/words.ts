import type { Row } from '../model';

/** The state of a rule. */
export const resultNames: Readonly<Record<Row['result'], string>> = {
  passed: 'Tested and proved',
  failed: 'Failed',
  untested: 'Not tested',
  unproved: 'Tested, not proved',
  partial: 'Tested in part',
  pinned: 'Library behavior, pinned',
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
