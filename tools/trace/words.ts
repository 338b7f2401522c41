import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from './model';

/** The names of a rule's states, from the best to the worst. */
export const stateNames = {
  passed: 'Proved',
  pinned: 'Kept by a library',
  partial: 'Proved in part',
  waived: 'Waived',
  unproved: 'Not proved',
  untested: 'Not tested',
  failed: 'Failed',
} as const;

export type State = keyof typeof stateNames;

export type Outcomes = Readonly<Record<TestResult['outcome'], number>>;

/** A number with separators: "1,234". */
export const digits = (count: number) => count.toLocaleString('en-US');

/** "1 test", "2 tests", "1,200 tests". */
export const counted = (count: number, one: string) => `${digits(count)} ${one}${count === 1 ? '' : 's'}`;

/** "38 passed, 2 failed", without zero counts; or "none". */
export function listed(counts: Readonly<Record<string, number>>): string {
  const present = Object.entries(counts).filter(([, count]) => count > 0);
  return present.map(([what, count]) => `${digits(count)} ${what}`).join(', ') || 'none';
}

/** "38 passed", or "1 of 22 failed". */
export function outcomesText({ passed, failed, skipped }: Outcomes): string {
  if (failed > 0) return `${digits(failed)} of ${digits(passed + failed + skipped)} failed`;
  return listed({ passed, skipped });
}

/** Shortens a message to a line: its first line without color codes, and what was expected and received. */
export function shortMessage(message: string): string {
  const text = stripVTControlCharacters(message);
  const [first = ''] = text.split('\n');
  const compared = text.match(/^(?:Expected|Received)\b[^:\n]*:\s*\S.*$/gm) ?? [];
  const added = /^\+ .*"[^"].*$/m.exec(text)?.[0].replace(/^\+ +|,$/g, '');
  const facts = compared.length > 0 ? compared : added ? [added] : [];
  const isGeneric = first.startsWith('Error: expect(') && facts.length > 0;
  return [...(isGeneric ? [] : [first]), ...facts].join('; ').replace(/\s+/g, ' ').slice(0, 400);
}
