import { expect, test } from 'vitest';
import type { Rule } from '../../../spec/rules';
import type { TraceInput } from '../../../tools/trace/model';
import { trace } from '../../../tools/trace/trace';
import { meta } from '../../support/covers';
import { detection, e2eResult, input, proof, result, rule, stamp } from '../../support/trace';

const rowOf = (given: Partial<TraceInput> = {}) => trace(input(given)).rows[0];

test('a row holds a rule with its layers, tests and proofs', meta, () => {
  const { detections: _, ...fault } = proof();
  expect(rowOf()).toEqual({
    rule,
    line: 40,
    result: 'passed',
    layers: [
      { layer: 'unit', tests: 1, result: 'passed', proof: 'proved' },
      { layer: 'e2e', tests: 1, result: 'passed', proof: 'proved' },
    ],
    calls: [
      {
        layer: 'unit',
        file: 'tests/unit/name.test.ts',
        line: 3,
        tags: ['VAL-NAME~2'],
        title: 'rejects an empty name',
        tests: [result()],
      },
      {
        layer: 'e2e',
        file: 'e2e/form.spec.ts',
        line: 8,
        tags: ['VAL-NAME~2'],
        title: 'the form asks for a name',
        tests: [e2eResult()],
      },
    ],
    proofs: [
      { ...fault, layer: 'unit', failed: 2, total: 3, example: 'rejects an empty name' },
      { ...fault, layer: 'e2e', failed: 1, total: 1, example: 'the form asks for a name' },
    ],
  });
});

const states = [
  { what: 'tested and proved', given: {}, result: 'passed' },
  { what: 'without a proof', given: { proofs: [] }, result: 'unproved' },
  { what: 'with a stale proof only', given: { proofs: [proof({ stale: 'it changed' })] }, result: 'unproved' },
  {
    what: 'with a proof in one layer only',
    given: { proofs: [proof({ detections: [detection()] })] },
    result: 'unproved',
  },
  { what: 'without a test in one layer', given: { results: [result()], proofs: [] }, result: 'untested' },
  {
    what: 'with a skipped layer',
    given: { results: [result(), e2eResult({ outcome: 'skipped' })] },
    result: 'untested',
  },
  { what: 'with a failed test', given: { results: [result(), result({ outcome: 'failed' })] }, result: 'failed' },
  { what: 'with a flaky test', given: { results: [result(), e2eResult({ flaky: true })] }, result: 'failed' },
  {
    what: 'with a skipped test beside others',
    given: { results: [result(), result({ outcome: 'skipped' }), e2eResult()] },
    result: 'passed',
  },
] as const;

for (const { what, given, result: state } of states) {
  test(`a rule ${what} is ${state}`, meta, () => {
    expect(rowOf(given)?.result).toBe(state);
  });
}

test('a rule without any test has a row', meta, () => {
  const row = rowOf({ results: [], proofs: [] });
  expect(row?.calls).toEqual([]);
  expect(row?.layers).toEqual([
    { layer: 'unit', tests: 0, result: 'untested', proof: 'unproved' },
    { layer: 'e2e', tests: 0, result: 'untested', proof: 'unproved' },
  ]);
});

test('a stale proof appears in its layer', meta, () => {
  const row = rowOf({ proofs: [proof({ stale: 'it changed', detections: [detection()] })] });
  expect(row?.layers.map((state) => state.proof)).toEqual(['stale', 'unproved']);
});

test('tests of one call are grouped in the order of the run', meta, () => {
  const calls = rowOf({ results: ['b', 'a'].map((title) => result({ title })) })?.calls;
  expect(calls?.map(({ tests }) => tests.map(({ title }) => title))).toEqual([['b', 'a']]);
});

const apart = [
  { what: 'another line', difference: { line: 4 } },
  { what: 'another file', difference: { file: 'tests/unit/other.test.ts' } },
  { what: 'another layer', difference: { layer: 'component' } },
  { what: 'another tag besides', difference: { tags: ['VAL-NAME~2', 'VAL-OTHER~1'] } },
] as const;

for (const { what, difference } of apart) {
  test(`a test with ${what} belongs to another call`, meta, () => {
    expect(rowOf({ results: [result(), result(difference)] })?.calls).toHaveLength(2);
  });
}

test('calls are sorted by layer, file and line', meta, () => {
  const places = [
    { layer: 'e2e', file: 'a.ts', line: 1 },
    { layer: 'unit', file: 'b.ts', line: 20 },
    { layer: 'component', file: 'a.ts', line: 2 },
    { layer: 'unit', file: 'c.ts', line: 1 },
    { layer: 'unit', file: 'b.ts', line: 3 },
    { layer: 'unit', file: 'a.ts', line: 30 },
  ] as const;
  const calls = rowOf({ results: places.map((place) => result(place)) })?.calls;
  expect(calls?.map(({ layer, file, line }) => `${layer} ${file}:${line}`)).toEqual([
    'unit a.ts:30',
    'unit b.ts:3',
    'unit b.ts:20',
    'unit c.ts:1',
    'component a.ts:2',
    'e2e a.ts:1',
  ]);
});

test('totals count rules, tests and current proofs by state', meta, () => {
  const rule4: Rule = { ...rule, id: 'VAL-FAILED', layers: ['unit'] };
  const rules: Rule[] = [rule, { ...rule, id: 'VAL-BARE', layers: ['unit'] }, { ...rule, id: 'VAL-NONE' }, rule4];
  const results = [
    result(),
    e2eResult(),
    result({ tags: ['VAL-BARE~2'] }),
    result({ tags: ['VAL-FAILED~2'], outcome: 'failed' }),
    result({ tags: ['meta'], outcome: 'skipped' }),
    result({ tags: ['meta'] }),
  ];
  const proofs = [
    proof(),
    proof({ kind: 'fixture' }),
    proof({ kind: 'fixture' }),
    proof({ kind: 'logic' }),
    proof({ stale: 'old' }),
  ];
  expect(trace(input({ rules, results, proofs })).totals).toEqual({
    rules: { all: 4, passed: 1, failed: 1, untested: 1, unproved: 1, withoutCurrentProof: 3 },
    tests: { all: 6, passed: 4, failed: 1, skipped: 1, meta: 2 },
    proofs: { all: 5, current: 4, fixture: 2, product: 1, logic: 1 },
  });
});

test('the trace lists every section of the specification with its rules and informative sentences', meta, () => {
  const extension: Rule = { ...rule, id: 'VAL-OURS', origin: 'extension', reason: 'It helps.' };
  const sentence = { section: 5, sentence: 'The rules run on submit.', reason: 'Introduces the table.' } as const;
  const { sections } = trace(input({ rules: [rule, { ...rule, id: 'VAL-MORE' }, extension], informative: [sentence] }));
  const empty = { specification: 0, extension: 0, informative: [] };
  expect(sections).toEqual([
    ...[1, 2, 3, 4].map((section) => ({ section, ...empty })),
    { section: 5, specification: 2, extension: 1, informative: [sentence] },
    ...[6, 7, 8, 9].map((section) => ({ section, ...empty })),
  ]);
});

test('the trace holds the commit and whether the run is current', meta, () => {
  expect(trace(input())).toMatchObject({ commit: 'c0ffee', committed: true, current: true });
});

test('the trace reports an outdated run and uncommitted changes', meta, () => {
  const outdated = trace(input({ committed: false, now: stamp({ tree: 'tree-2', commit: 'decade' }) }));
  expect(outdated).toMatchObject({ commit: 'decade', committed: false, current: false });
});

test('a rule without a proof leaves the run current', meta, () => {
  expect(trace(input({ proofs: [] })).current).toBe(true);
});
