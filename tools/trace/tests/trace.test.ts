import { expect, test } from 'vitest';
import type { Rule } from '../declarations';
import type { TraceInput } from '../model';
import { meta } from '../tags';
import { trace } from '../trace';
import { withResult } from './support/cases';
import { input, proof, result, rule, stamp } from './support/input';

const other: Rule = { ...rule, id: 'VAL-OTHER', rev: 1, layers: [] };
const harmless: readonly (readonly [what: string, given: Partial<TraceInput>])[] = [
  ['a passing input', {}],
  ['another commit with the same files', { now: stamp({ commit: 'decade' }) }],
  ['a skipped test beside one that passed', withResult({ outcome: 'skipped', note: 'Firefox is not installed' })],
  [
    'a skipped test that was expected to fail',
    withResult({ outcome: 'skipped', note: 'not today', expectedToFail: true }),
  ],
  ['a test with the tag meta', withResult({ tags: ['meta'] })],
  ['a test of several rules', { rules: [rule, other], ...withResult({ tags: ['VAL-NAME~2', 'VAL-OTHER~1'] }) }],
  ['a test in a layer that the rule does not require', withResult({ layer: 'component' })],
  ['uncommitted changes', { committed: false }],
];
for (const [what, given] of harmless) {
  test(`trace accepts ${what}`, meta, () => {
    expect(trace(input(given))).toMatchObject({ failures: [], warnings: [] });
  });
}

const kindsOf = (given: Partial<TraceInput>) => trace(input(given)).failures.map(({ kind }) => kind);

test('trace sorts failures by run, table, tags, tests, results and proofs', meta, () => {
  const results = [result({ tags: [], outcome: 'failed' })];
  const proofs = [proof({ stale: 'it changed' })];
  const kinds = ['run', 'lock', 'tag', 'failed test', 'untested', 'untested', 'stale proof'];
  expect(kindsOf({ results, run: undefined, lock: {}, proofs, testFiles: [] })).toEqual(kinds);
});

test('trace reports stale and missing proofs as warnings if they do not fail it', meta, () => {
  const proofs = [proof({ stale: 'it changed', detections: [] })];
  const { failures, warnings } = trace(input({ proofs, staleProofsFail: false }));
  expect(failures).toEqual([]);
  expect(warnings).toEqual(trace(input({ proofs })).failures);
  expect(warnings.map(({ kind }) => kind)).toEqual(['stale proof', 'unproved', 'unproved']);
});

test('trace fails on all other problems if stale proofs do not fail it', meta, () => {
  const results = [result({ outcome: 'failed' })];
  const testFiles = ['e2e/a.spec.ts'];
  const kinds = ['run', 'run', 'lock', 'failed test', 'not passed', 'untested'];
  expect(kindsOf({ results, run: undefined, lock: {}, testFiles, staleProofsFail: false })).toEqual(kinds);
});
