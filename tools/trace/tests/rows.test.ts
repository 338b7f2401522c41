import { expect, test } from 'vitest';
import type { Rule } from '../declarations';
import type { Row, TraceInput } from '../model';
import type { Proof, TestResult } from '../records';
import { meta } from '../tags';
import { trace } from '../trace';
import { detection, e2eResult, input, proof, result, rule, skippedResult, stamp } from './support/input';

const rowOf = (given: Partial<TraceInput> = {}) => trace(input(given)).rows[0];

test('a row holds a rule with its layers, tests and proofs', meta, () => {
  const { detections: _, ...fault } = proof();
  const callOf = ({ layer, file, line, title, tags }: TestResult) => ({ layer, file, line, title, tags });
  expect(rowOf()).toEqual({
    rule,
    line: 40,
    result: 'passed',
    provedBy: 'product',
    library: undefined,
    sentences: [],
    related: [],
    manual: [],
    layers: [
      { layer: 'unit', tests: 1, skipped: 0, result: 'passed', proof: 'proved' },
      { layer: 'e2e', tests: 1, skipped: 0, result: 'passed', proof: 'proved' },
    ],
    calls: [result(), e2eResult()].map((only) => ({ ...callOf(only), tests: [only] })),
    proofs: [
      { ...fault, layer: 'unit', failed: 2, ran: 3, red: detection().red },
      { ...fault, layer: 'e2e', failed: 1, ran: 1, red: [] },
    ],
  });
});

const stale = proof({ stale: 'it changed' });
const fixtureOnly = { proofs: [proof({ kind: 'fixture' })] };
const inLibrary = { rule: 'VAL-NAME~2', package: 'form-library', reason: 'It asks for the name by itself.' };
const library = [inLibrary];
const extension: Rule = { ...rule, origin: 'extension', reason: 'It helps.' };
const skippedE2e = e2eResult({ outcome: 'skipped', note: 'Firefox is not installed' });
const states: readonly (readonly [what: string, given: Partial<TraceInput>, state: Row['result']])[] = [
  ['tested and proved', {}, 'passed'],
  ['without a proof', { proofs: [] }, 'unproved'],
  ['with a stale proof only', { proofs: [stale] }, 'unproved'],
  ['with a proof in one layer only', { proofs: [proof({ detections: [detection()] })] }, 'unproved'],
  ['that only changed expected values prove', fixtureOnly, 'unproved'],
  ['of the project that only changed expected values prove', { ...fixtureOnly, rules: [extension] }, 'passed'],
  ['that is the behavior of a library', { library, ...fixtureOnly }, 'pinned'],
  ['that is the behavior of a library and of the product', { library }, 'passed'],
  ['that was the behavior of a library', { library: [{ ...inLibrary, rule: 'VAL-NAME~1' }], proofs: [] }, 'unproved'],
  ['without a test in one layer', { results: [result()], proofs: [] }, 'untested'],
  ['with a skipped layer', { results: [result(), skippedE2e] }, 'untested'],
  ['with a failed test', { results: [result(), result({ outcome: 'failed' })] }, 'failed'],
  ['with a flaky test', { results: [result(), e2eResult({ flaky: true })] }, 'failed'],
  ['with a skipped test beside others', { results: [result(), e2eResult(), skippedE2e] }, 'partial'],
  ['with a skipped test and without a proof', { results: [result(), e2eResult(), skippedE2e], proofs: [] }, 'unproved'],
];
for (const [what, given, state] of states) {
  test(`a rule ${what} is ${state}`, meta, () => {
    expect(rowOf(given)?.result).toBe(state);
  });
}

test('a rule without any test has a row', meta, () => {
  const row = rowOf({ results: [], proofs: [] });
  expect(row?.calls).toEqual([]);
  expect(row?.layers).toEqual([
    { layer: 'unit', tests: 0, skipped: 0, result: 'untested', proof: 'unproved' },
    { layer: 'e2e', tests: 0, skipped: 0, result: 'untested', proof: 'unproved' },
  ]);
});

test('a stale proof appears in its layer', meta, () => {
  const row = rowOf({ proofs: [{ ...stale, detections: [detection()] }] });
  expect(row?.layers.map((state) => state.proof)).toEqual(['stale', 'unproved']);
});

const only = (kind: Proof['kind'], layer: string, difference: Partial<Proof> = {}) =>
  proof({ kind, detections: [detection({ layer })], ...difference });
const provers: readonly (readonly [what: string, given: Partial<TraceInput>, provedBy: Row['provedBy']])[] = [
  [
    'a product fault in one layer and mutation in the other',
    { proofs: [only('product', 'unit'), only('mutation', 'e2e')] },
    'mutation',
  ],
  ['a product fault and mutation in the same layers', { proofs: [proof({ kind: 'mutation' }), proof()] }, 'product'],
  [
    'a fixture mutation in one layer',
    { rules: [extension], proofs: [only('product', 'unit'), only('fixture', 'e2e')] },
    'fixture',
  ],
  [
    'a product fault in its only layer',
    { rules: [{ ...rule, layers: ['unit'] }], proofs: [only('product', 'unit')] },
    'product',
  ],
  ['a library in one layer', { library, proofs: [only('product', 'unit')] }, 'library'],
  ['nothing in one layer', { proofs: [only('product', 'unit')] }, 'none'],
  ['a stale product fault and current mutation', { proofs: [stale, proof({ kind: 'mutation' })] }, 'mutation'],
];
for (const [what, given, provedBy] of provers) {
  test(`a rule with ${what} is proved by ${provedBy}`, meta, () => {
    expect(rowOf(given)?.provedBy).toBe(provedBy);
  });
}

test('a row quotes the sentences of its rule if the document was given', meta, () => {
  const rules = [{ ...rule, source: ['5.1#aaaa', '5.2#bbbb'] }];
  expect(rowOf({ rules, sentences: { '5.2#bbbb': 'A name is required.' } })?.sentences).toEqual([
    { place: '5.1', text: undefined },
    { place: '5.2', text: 'A name is required.' },
  ]);
});

test('tests of one call are grouped in the order of the run', meta, () => {
  const calls = rowOf({ results: ['b', 'a'].map((title) => result({ title })) })?.calls;
  expect(calls?.map(({ tests }) => tests.map(({ title }) => title))).toEqual([['b', 'a']]);
});

const differences: readonly (readonly [what: string, difference: Partial<TestResult>])[] = [
  ['another line', { line: 4 }],
  ['another file', { file: 'tests/unit/other.test.ts' }],
  ['another layer', { layer: 'component' }],
  ['another tag besides', { tags: ['VAL-NAME~2', 'VAL-OTHER~1'] }],
];
for (const [what, difference] of differences) {
  test(`a test with ${what} belongs to another call`, meta, () => {
    expect(rowOf({ results: [result(), result(difference)] })?.calls).toHaveLength(2);
  });
}

test('calls are sorted by layer, file and line', meta, () => {
  const places = ['e2e a.ts 1', 'unit b.ts 20', 'component a.ts 2', 'unit c.ts 1', 'unit b.ts 3', 'unit a.ts 30'];
  const results = places.map((place) => {
    const [layer = '', file = '', line] = place.split(' ');
    return result({ layer, file, line: Number(line) });
  });
  expect(rowOf({ results })?.calls.map(({ layer, file, line }) => `${layer} ${file} ${line}`)).toEqual([
    'unit a.ts 30',
    'unit b.ts 3',
    'unit b.ts 20',
    'unit c.ts 1',
    'component a.ts 2',
    'e2e a.ts 1',
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
  const proofs = [proof(), ...(['fixture', 'fixture', 'mutation'] as const).map((kind) => proof({ kind })), stale];
  expect(trace(input({ rules, results, proofs, library })).totals).toEqual({
    rules: { all: 4, passed: 1, failed: 1, untested: 1, unproved: 1, partial: 0, pinned: 0, withoutCurrentProof: 3 },
    tests: { all: 6, passed: 4, failed: 1, skipped: 1, meta: 2 },
    proofs: { all: 5, current: 4, product: 1, fixture: 2, mutation: 1, library: 1 },
  });
});

test('the trace lists what was not covered, by reason, rule and layer', meta, () => {
  const noServer = skippedResult({ note: 'nginx is not installed' });
  const withoutReason = result({ outcome: 'skipped' });
  const failed = result({ outcome: 'failed', note: 'the name is missing' });
  const results = [result(), e2eResult(), skippedE2e, skippedE2e, skippedResult(), noServer, withoutReason, failed];
  expect(trace(input({ results })).notCovered).toEqual([
    {
      reason: 'Firefox is not installed',
      rules: [
        { id: 'VAL-NAME', layer: 'unit', tests: 1 },
        { id: 'VAL-NAME', layer: 'e2e', tests: 2 },
      ],
    },
    { reason: 'nginx is not installed', rules: [{ id: 'VAL-NAME', layer: 'unit', tests: 1 }] },
  ]);
});

test('the trace lists every section of the specification with its rules and informative sentences', meta, () => {
  const sentence = { section: 5, sentence: 'The rules run on submit.', reason: 'Introduces the table.' } as const;
  const given = {
    rules: [rule, { ...rule, id: 'VAL-MORE' }, { ...extension, id: 'VAL-OURS' }],
    informative: [sentence],
  };
  expect(trace(input({ ...given, sections: { 4: 'States', 5: 'Validation rules' } })).sections).toEqual([
    {
      section: '4',
      title: 'States',
      specification: 0,
      extension: 0,
      layers: { unit: 0, component: 0, e2e: 0 },
      proofs: { product: 0, mutation: 0, fixture: 0, library: 0, none: 0 },
      informative: [],
    },
    {
      section: '5',
      title: 'Validation rules',
      specification: 2,
      extension: 1,
      layers: { unit: 1, component: 0, e2e: 1 },
      proofs: { product: 1, mutation: 0, fixture: 0, library: 0, none: 2 },
      informative: [sentence],
    },
  ]);
});

test('the trace holds the commit and whether the run is current', meta, () => {
  expect(trace(input())).toMatchObject({ commit: 'c0ffee', committed: true, current: true });
});

test('the trace holds the date of its run', meta, () => {
  expect(trace(input({ run: stamp({ date: '2026-11-02T10:00:00.000Z' }) })).date).toBe('2026-11-02T10:00:00.000Z');
});

test('the fingerprint of the specification depends on the sentences that rules and notes name', meta, () => {
  const fingerprintOf = (source: readonly string[], noted: readonly string[] = []) => {
    const informative = [{ section: 5, sentence: 'It is short.', reason: 'Tells nothing.', source: noted }];
    return trace(input({ rules: [{ ...rule, source }], informative })).specification;
  };
  const fingerprints = [
    fingerprintOf(['5.1#aaaa']),
    fingerprintOf(['5.1#bbbb']),
    fingerprintOf(['5.1#aaaa'], ['5.2#cccc']),
  ];
  expect(new Set(fingerprints).size).toBe(3);
  expect(fingerprintOf(['5.1#aaaa', '5.2#bbbb'])).toBe(fingerprintOf(['5.2#bbbb', '5.1#aaaa']));
  expect(trace(input()).specification).toBeUndefined();
});

test('the trace reports an outdated run and uncommitted changes', meta, () => {
  const outdated = trace(input({ committed: false, now: stamp({ tree: 'tree-2', commit: 'decade' }) }));
  expect(outdated).toMatchObject({ commit: 'decade', committed: false, current: false });
});

test('a rule without a proof leaves the run current', meta, () => {
  expect(trace(input({ proofs: [] })).current).toBe(true);
});
