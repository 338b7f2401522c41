import { expect, test } from 'vitest';
import type { TraceInput } from '../model';
import { ruleLinesIn } from '../read-project';
import { problemLine, summaryLines } from '../summary';
import { meta } from '../tags';
import { trace } from '../trace';
import { e2eResult, input, proof, result, skippedResult } from './support/input';

test('ruleLinesIn returns the line of each rule, counted from 1', meta, () => {
  const source = "export const rules = [\n  { id: 'VAL-A', rev: 1 },\n  // A comment\n  { id: 'VAL-B', rev: 1 },\n];";
  expect(ruleLinesIn(source)).toEqual({ 'VAL-A': 2, 'VAL-B': 4 });
});

const problem = { kind: 'tag', message: 'no', file: 'e2e/form.spec.ts', line: 8, rule: undefined } as const;

test('problemLine begins with the file and line', meta, () => {
  expect(problemLine(problem)).toBe('e2e/form.spec.ts:8  tag: no');
});

test('problemLine omits the line of a problem that concerns a whole file', meta, () => {
  expect(problemLine({ ...problem, line: undefined })).toBe('e2e/form.spec.ts  tag: no');
});

const pinned = 'library behavior, pinned: 0 rules';
const proved = `Proofs: 1 of 1 current (1 product fault); ${pinned}; rules without a current proof: 0`;
const unproved = `Proofs: 0 of 1 current, 1 stale or missing; ${pinned}; rules without a current proof: 1`;
const stale = [proof({ stale: 'it changed' })];
type Case = readonly [what: string, given: Partial<TraceInput>, proofs: string, verdict: string];
const summaries: readonly Case[] = [
  ['no problems', {}, proved, '1 of 1 rule tested by 2 tests; no problems'],
  ['one problem', { run: undefined }, proved, '1 of 1 rule tested by 2 tests; 1 problem'],
  [
    'a rule without a test in one layer',
    { results: [result()], testFiles: [] },
    proved,
    '0 of 1 rule tested by 1 test; 1 problem',
  ],
  ['a stale proof that fails the trace', { proofs: stale }, unproved, '1 of 1 rule tested by 2 tests; 1 problem'],
  [
    'a stale proof that is only reported',
    { proofs: stale, staleProofsFail: false },
    unproved,
    '1 of 1 rule tested by 2 tests; no problems',
  ],
];
test('summaryLines begin with what the machine could not cover', meta, () => {
  const results = [result(), e2eResult(), skippedResult(), skippedResult()];
  expect(summaryLines(trace(input({ results })))).toEqual([
    'Not covered on this machine: Firefox is not installed: VAL-NAME (2 unit tests)',
    proved,
    '0 of 1 rule tested, 1 more in part by 4 tests; no problems; see reports/trace.html',
  ]);
});

for (const [what, given, proofs, verdict] of summaries) {
  test(`summaryLines describe a trace with ${what}`, meta, () => {
    expect(summaryLines(trace(input(given)))).toEqual([proofs, `${verdict}; see reports/trace.html`]);
  });
}
