import { expect, test } from 'vitest';
import type { Rule } from '../../../spec/rules';
import type { TraceInput } from '../../../tools/trace/model';
import { trace } from '../../../tools/trace/trace';
import { meta } from '../../support/covers';
import { input, proof, result, rule, stamp } from '../../support/trace';
import { withGuest } from '../../support/trace-cases';

test('with a sound input nothing is wrong', meta, () => {
  expect(trace(input()).failures).toEqual([]);
});

const other: Rule = { ...rule, id: 'VAL-OTHER', rev: 1, layers: [] };
const harmless: readonly { readonly what: string; readonly given: Partial<TraceInput> }[] = [
  { what: 'a commit with the same files as the run', given: { now: stamp({ commit: 'decade' }) } },
  { what: 'a skipped test beside one that passed', given: withGuest({ outcome: 'skipped' }) },
  { what: 'a skipped test that was expected to fail', given: withGuest({ outcome: 'skipped', expectedToFail: true }) },
  { what: 'a test of our own tools', given: withGuest({ tags: ['meta'] }) },
  {
    what: 'a test of several rules',
    given: { rules: [rule, other], ...withGuest({ tags: ['VAL-NAME~2', 'VAL-OTHER~1'] }) },
  },
  { what: 'a test of a layer that the rule does not need', given: withGuest({ layer: 'component' }) },
  { what: 'changes that are not committed', given: { committed: false } },
];

for (const { what, given } of harmless) {
  test(`the trace lets through ${what}`, meta, () => {
    expect(trace(input(given)).failures).toEqual([]);
  });
}

test('failures stand in order: run, table, tags, tests, rules', meta, () => {
  const results = [result({ tags: [], outcome: 'failed' })];
  const found = trace(input({ results, run: undefined, lock: {}, proofs: [proof()], testFiles: [] })).failures;
  expect(found.map(({ kind }) => kind)).toEqual(['run', 'lock', 'tag', 'failed test', 'untested', 'untested']);
});
