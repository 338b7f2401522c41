import { describe, expect, test } from 'vitest';
import type { Problem, Row, TraceInput } from '../model';
import { summaryLines } from '../summary';
import { untraced } from '../tags';
import { trace } from '../trace';
import { e2eResult, fault, input, result, rule, stamp } from './support/input';

const lineOf = ({ file, line, kind, message }: Problem) => `${file}${line ? `:${line}` : ''} ${kind}: ${message}`;
const unit = 'tests/unit/name.test.ts:3';
const skipped = result({ outcome: 'skipped', note: 'no Firefox' });
const library = [{ rule: 'VAL-NAME', package: 'form-library', reason: 'It asks by itself.' }];
const cannotFail = 'spec/rules.ts:40 unproved: nothing shows that the tests of VAL-NAME can fail:';

type Case = readonly [given: Partial<TraceInput>, ...problems: string[]];
const another = (difference: Parameters<typeof result>[0], problem: string): Case => [
  { results: [result(), e2eResult(), result({ title: 'another', ...difference })] },
  `${unit} ${problem.replace(': ', ': “another” ')}`,
];
const atRule = 'spec/rules.ts:40';
const byGoneTest = { 'empty-name': { 'VAL-NAME': 'tests/unit/name.test.ts > has another title now' } };
const ofRun = (given: Partial<TraceInput>, problem: string): Case => [
  given,
  `reports/run.json run: ${problem}: run all tests`,
];
const cases: Readonly<Record<string, Case>> = {
  'nothing for an input without problems': [{}],
  'nothing for a waived rule': [
    {
      waivers: { 'VAL-NAME': 'We ask for no name.' },
      results: [skipped, e2eResult({ outcome: 'skipped', note: 'no name' })],
      occurrences: {},
    },
  ],
  'an unknown rule': another({ tags: ['VAL-X'] }, 'tag: names VAL-X, which is not a rule'),
  'a test without tags': another({ tags: [] }, 'tag: names no rule and is not tagged untraced'),
  'the tag untraced beside a rule': another(
    { tags: ['untraced', 'VAL-NAME'] },
    'tag: is tagged untraced, but names a rule',
  ),
  'a failed test': another({ outcome: 'failed' }, 'failed test: failed'),
  'a flaky test': another({ flaky: true }, 'flaky: passed only on a retry'),
  'an expected failure': another(
    { expectedToFail: true },
    'expected to fail: passed only because it was expected to fail',
  ),
  'a skip without a reason': another({ outcome: 'skipped' }, 'skipped test: was skipped without a reason'),
  'a layer without a test': [
    { results: [result({ tags: ['untraced'] }), e2eResult()] },
    `${atRule} untested: VAL-NAME has no test in the layer unit`,
  ],
  'a layer whose tests were skipped': [
    { results: [skipped, e2eResult()] },
    `${atRule} skipped: VAL-NAME has 1 test in the layer unit, but all were skipped`,
  ],
  'a layer whose only test failed': [
    { results: [result({ outcome: 'failed' }), e2eResult()] },
    `${unit} failed test: “rejects an empty name” failed`,
    `${atRule} not passed: no test of VAL-NAME passed in the layer unit`,
  ],
  'a rule without a fault': [{ faults: [] }, `${cannotFail} no fault names the rule`],
  'a rule without a proof on record': [{ proofs: {} }, `${cannotFail} run \`npm run prove\``],
  'nothing for a rule that only a library implements': [{ proofs: {}, faults: [], library }],
  'an informative sentence that names an unknown rule': [
    { informative: [{ section: 5, sentence: 'a', reason: 'b', decidedBy: 'VAL-X' }] },
    'trace.config.ts table: an informative sentence names VAL-X, which is not a rule',
  ],
  'nothing for a fault that no longer applies': [{ occurrences: { 'empty-name': 0 } }],
  'nothing for a proof whose test is gone': [{ proofs: byGoneTest }],
  'two faults with the same id': [
    { faults: [fault, { ...fault, replace: '' }] },
    'tests/faults duplicate fault: more than one fault has the id empty-name',
  ],
  'two rules with the same id': [
    { rules: [rule, rule] },
    `${atRule} duplicate rule: more than one rule has the id VAL-NAME`,
  ],
  'a missing run': ofRun({ run: undefined }, 'there is no record of a complete run'),
  'an outdated run': ofRun(
    { now: stamp({ tree: 'tree-2' }) },
    'the last complete run tested another state of the project, at commit c0ffee; files have changed since then',
  ),
  'a report from another run': ofRun(
    { now: stamp({ reports: { 'reports/vitest.json': 'v2' } }) },
    'reports/vitest.json: not from the last complete run',
  ),
  'a partial run as one problem': ofRun(
    { results: [result()], testFiles: ['e2e/a.spec.ts', 'e2e/b.spec.ts', 'tests/unit/name.test.ts'] },
    'the run was partial: no results for 2 test files, such as e2e/a.spec.ts',
  ),
};
describe('trace reports', () => {
  for (const [what, [given, ...problems]] of Object.entries(cases)) {
    test(what, untraced, () => {
      expect(trace(input(given)).problems.map(lineOf)).toEqual(problems);
    });
  }
});

const states: readonly (readonly [what: string, given: Partial<TraceInput>, state: Row['result']])[] = [
  ['with tests and a proof', {}, 'passed'],
  ['without a proof', { proofs: {} }, 'unproved'],
  ['whose only proof names a test that is gone', { proofs: byGoneTest }, 'unproved'],
  ['whose fault names only another rule', { faults: [{ ...fault, rules: ['VAL-OTHER'] }] }, 'unproved'],
  ['that only a library implements', { proofs: {}, library }, 'pinned'],
  ['without a test in one layer', { results: [result()] }, 'untested'],
  ['with a failed test', { results: [result(), e2eResult({ outcome: 'failed' })] }, 'failed'],
  ['with passed and skipped tests', { results: [result(), e2eResult(), skipped] }, 'partial'],
];
for (const [what, given, state] of states) {
  test(`a rule ${what} is ${state}`, untraced, () => {
    expect(trace(input(given)).rows[0]?.result).toBe(state);
  });
}

test('a row lists its test calls by layer, file and line, and the views in which tests passed', untraced, () => {
  const results = [
    e2eResult({ view: 'on a tablet' }),
    result({ line: 9 }),
    result(),
    e2eResult(),
    e2eResult({ view: 'x', outcome: 'failed' }),
  ];
  const row = trace(input({ results })).rows[0];
  expect(row?.calls.map(({ file, line, tests }) => [file, line, tests.length])).toEqual([
    ['tests/unit/name.test.ts', 3, 1],
    ['tests/unit/name.test.ts', 9, 1],
    ['e2e/form.spec.ts', 8, 3],
  ]);
  expect(row?.views).toEqual([{ view: 'on a phone' }, { view: 'on a tablet' }]);
});

test('summaryLines lists the waived rules with their reasons', untraced, () => {
  const waived = { waivers: { 'VAL-NAME': 'We ask for no name.' }, results: [skipped] };
  expect(summaryLines(trace(input(waived))).slice(0, 2)).toEqual(['Waives 1 rule:', '  VAL-NAME: We ask for no name.']);
});

test('summaryLines lists the faults that no longer apply, but not those of waived rules', untraced, () => {
  const gone = { occurrences: { 'empty-name': 0 } };
  expect(summaryLines(trace(input(gone)))[0]).toBe('Faults that no longer apply: empty-name (src/form.ts)');
  const waived = { ...gone, waivers: { 'VAL-NAME': 'We ask for no name.' } };
  expect(summaryLines(trace(input(waived))).join()).not.toContain('no longer apply');
});

test('summaryLines names the proofs whose tests are gone, but only after a complete run', untraced, () => {
  const [line, last] = summaryLines(trace(input({ proofs: byGoneTest })));
  expect(line).toBe('1 proof names a test that is gone: npm run prove -- empty-name');
  expect(last).toContain('1 not proved; 2 tests: 2 passed; 1 fault: 1 without a proof; no problems');
  expect(summaryLines(trace(input({ proofs: byGoneTest, run: undefined }))).join()).not.toContain('gone');
});

test('summaryLines ends with the tests skipped on this machine, the totals and the verdict', untraced, () => {
  expect(summaryLines(trace(input({ results: [result(), e2eResult(), skipped, skipped] })))).toEqual([
    'Not covered on this machine: no Firefox: VAL-NAME (2 unit tests)',
    '1 rule: 1 proved in part; 4 tests: 2 passed, 2 skipped; 1 fault: 1 detected by tests; no problems; see reports/trace.html',
  ]);
});
