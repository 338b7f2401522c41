import { expect, test } from 'vitest';
import type { Rule } from '../../../spec/rules';
import type { TraceInput } from '../../../tools/trace/model';
import { trace } from '../../../tools/trace/trace';
import { meta } from '../../support/covers';
import { input, proof, result, rule, stamp } from '../../support/trace';
import { withResult } from '../../support/trace-cases';

test('trace finds no problem in a passing input', meta, () => {
  expect(trace(input())).toMatchObject({ failures: [], warnings: [] });
});

const other: Rule = { ...rule, id: 'VAL-OTHER', rev: 1, layers: [] };
const harmless: readonly { readonly what: string; readonly given: Partial<TraceInput> }[] = [
  { what: 'another commit with the same files', given: { now: stamp({ commit: 'decade' }) } },
  { what: 'a skipped test beside one that passed', given: withResult({ outcome: 'skipped' }) },
  { what: 'a skipped test that was expected to fail', given: withResult({ outcome: 'skipped', expectedToFail: true }) },
  { what: 'a test with the tag meta', given: withResult({ tags: ['meta'] }) },
  {
    what: 'a test of several rules',
    given: { rules: [rule, other], ...withResult({ tags: ['VAL-NAME~2', 'VAL-OTHER~1'] }) },
  },
  { what: 'a test in a layer that the rule does not require', given: withResult({ layer: 'component' }) },
  { what: 'uncommitted changes', given: { committed: false } },
];

for (const { what, given } of harmless) {
  test(`trace accepts ${what}`, meta, () => {
    expect(trace(input(given)).failures).toEqual([]);
  });
}

test('trace sorts failures by run, table, tags, tests, results and proofs', meta, () => {
  const results = [result({ tags: [], outcome: 'failed' })];
  const proofs = [proof({ stale: 'it changed' })];
  const { failures } = trace(input({ results, run: undefined, lock: {}, proofs, testFiles: [] }));
  const kinds = ['run', 'lock', 'tag', 'failed test', 'untested', 'untested', 'stale proof'];
  expect(failures.map(({ kind }) => kind)).toEqual(kinds);
});

test('trace reports stale and missing proofs as warnings if they do not fail it', meta, () => {
  const proofs = [proof({ stale: 'it changed', detections: [] })];
  const { failures, warnings } = trace(input({ proofs, staleProofsFail: false }));
  expect(failures).toEqual([]);
  expect(warnings).toEqual(trace(input({ proofs })).failures);
  expect(warnings.map(({ kind }) => kind)).toEqual(['stale proof', 'unproved', 'unproved']);
});

test('trace fails on everything else though stale proofs do not fail it', meta, () => {
  const results = [result({ outcome: 'failed' })];
  const { failures } = trace(
    input({ results, run: undefined, lock: {}, testFiles: ['e2e/a.spec.ts'], staleProofsFail: false }),
  );
  const kinds = ['run', 'run', 'lock', 'failed test', 'not passed', 'untested'];
  expect(failures.map(({ kind }) => kind)).toEqual(kinds);
});
