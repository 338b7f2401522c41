import { describe, expect, test } from 'vitest';
import type { Reference } from '../declarations';
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
const byGoneTest = { 'empty-name': { 'VAL-NAME': 'tests/unit/gone.test.ts' } };
const criteria = (...tests: readonly Reference[]) => ({
  criteria: { title: 'WCAG', tests: { '3.3.1 Errors': tests } },
});
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
  'an unknown rule': another({ tags: ['VAL-X'] }, 'tag: names VAL-X, which is neither a rule nor a subject'),
  'nothing for a test of a subject': [{ results: [result(), e2eResult(), result({ tags: ['look'] })] }],
  'a test without tags': another({ tags: [] }, 'tag: names no rule and no subject'),
  'the tag untraced beside a rule': another(
    { tags: ['untraced', 'VAL-NAME'] },
    'tag: is tagged untraced, but names a rule or a subject',
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
  'nothing for a criterion with passed tests, or with a reason to have none': [
    {
      criteria: {
        title: 'WCAG',
        tests: { '3.3.1': [{ file: 'e2e/form.spec.ts', title: 'for a name' }], '1.2.1': 'No video.' },
      },
    },
  ],
  'a criterion whose test is gone or did not pass': [
    criteria({ file: 'e2e/form.spec.ts', title: 'for a phone' }),
    'e2e/form.spec.ts criterion: 3.3.1 Errors: no passed test “for a phone”',
  ],
  'a criterion with a skipped test only': [
    { ...criteria({ file: 'a.test.ts' }), results: [result(), e2eResult(), { ...skipped, file: 'a.test.ts' }] },
    'a.test.ts criterion: 3.3.1 Errors: no passed test',
  ],
  'nothing for a fault that no longer applies': [{ occurrences: { 'empty-name': 0 } }],
  'nothing for a proof by a test that has moved to another file': [{ proofs: byGoneTest }],
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
  ['whose only proof names a file without a test of it', { proofs: byGoneTest }, 'unproved'],
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

test('a row lists its test calls by layer, file and line', untraced, () => {
  const results = [
    e2eResult({ project: 'tablet' }),
    result({ line: 9 }),
    result(),
    e2eResult(),
    e2eResult({ project: 'x', outcome: 'failed' }),
  ];
  const row = trace(input({ results })).rows[0];
  expect(row?.calls.map(({ file, line, tests }) => [file, line, tests.length])).toEqual([
    ['tests/unit/name.test.ts', 3, 1],
    ['tests/unit/name.test.ts', 9, 1],
    ['e2e/form.spec.ts', 8, 3],
  ]);
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

test('summaryLines shows how to prove rules without a proof', untraced, () => {
  const [line, last] = summaryLines(trace(input({ proofs: byGoneTest })));
  expect(line).toBe('Not proved: npm run prove -- VAL-NAME');
  expect(last).toContain('1 not proved; 2 tests: 2 passed; 1 fault: 1 without a proof; no problems');
});

test('summaryLines ends with the tests skipped on this machine, the totals and the verdict', untraced, () => {
  expect(summaryLines(trace(input({ results: [result(), e2eResult(), skipped, skipped] })))).toEqual([
    'Not covered on this machine: no Firefox: VAL-NAME (2 tests)',
    '1 rule: 1 proved in part; 4 tests: 2 passed, 2 skipped; 1 fault: 1 detected by tests; no problems; see reports/trace.html',
  ]);
});
