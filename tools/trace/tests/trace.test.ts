import { expect, test } from 'vitest';
import type { Reference } from '../declarations';
import type { TraceInput } from '../model';
import { closingLines, problemLine, summaryLines } from '../summary';
import { trace } from '../trace';
import { type State, shortMessage } from '../words';
import { e2eResult, fault, input, result, stamp } from './support/input';

const skipped = result({ outcome: 'skipped', note: 'no Firefox' });
const library = [{ rule: 'VAL-NAME', package: 'form-library', reason: 'It asks by itself.' }];
const cannotFail = 'spec/rules.ts  unproved: nothing shows that the tests of VAL-NAME can fail:';
const byGoneTest = { 'empty-name': { 'VAL-NAME': 'tests/unit/gone.test.ts' } };

type Case = readonly [given: Partial<TraceInput>, ...problems: string[]];
const another = (difference: Parameters<typeof result>[0], problem: string): Case => [
  { results: [result(), e2eResult(), result({ title: 'another', ...difference })] },
  `tests/unit/name.test.ts:3  ${problem.replace(': ', ': “another” ')}`,
];
const ofRun = (given: Partial<TraceInput>, problem: string): Case => [
  given,
  `reports/run.json  run: ${problem}: run all tests`,
];
const criteria = (tests: readonly Reference[] | string) => ({ title: 'WCAG', tests: { '3.3.1': tests } });
// biome-ignore format: a table, one case per line
const cases: Readonly<Record<string, Case>> = {
  'nothing for an input without problems': [{}],
  'nothing for a waived rule': [{ waivers: { 'VAL-NAME': 'We ask for no name.' }, results: [skipped, e2eResult({ outcome: 'skipped', note: 'no name' })] }],
  'nothing for a test of a subject': [{ results: [result(), e2eResult(), result({ tags: ['look'] })] }],
  'an unknown tag': another({ tags: ['VAL-X'] }, 'tag: names VAL-X, which is neither a rule nor a subject'),
  'a test without tags': another({ tags: [] }, 'tag: names no rule and no subject'),
  'a failed test': another({ outcome: 'failed', note: 'no\nway' }, 'failed: (VAL-NAME): no'),
  'a skip without a reason': another({ outcome: 'skipped' }, 'skipped test: was skipped without a reason'),
  'a layer without a test': [{ results: [result({ tags: ['untraced'] }), e2eResult()] }, 'spec/rules.ts  untested: VAL-NAME, unit: there is no test'],
  'a layer whose tests were skipped': [{ results: [skipped, e2eResult()] }, 'spec/rules.ts  skipped: VAL-NAME, unit: all tests were skipped'],
  'a failed test once, although its layer and its criterion have no other': [
    { results: [result({ outcome: 'failed' }), e2eResult()], criteria: criteria([{ file: result().file }]) },
    'tests/unit/name.test.ts:3  failed: “rejects an empty name” (VAL-NAME): no message',
  ],
  'nothing for a criterion whose test passed': [{ criteria: criteria([{ file: 'e2e/form.spec.ts', title: 'for a name' }]) }],
  'nothing for a criterion with a reason to have no test': [{ criteria: criteria('No video.') }],
  'a criterion whose test is gone': [
    { criteria: criteria([{ file: 'e2e/form.spec.ts', title: 'for a phone' }]) },
    'e2e/form.spec.ts  criterion: 3.3.1: no passed test “for a phone”',
  ],
  'a rule without a fault': [{ faults: [] }, `${cannotFail} no fault names the rule`],
  'a rule without a proof on record': [{ proofs: {} }, `${cannotFail} run \`npm run prove\``],
  'nothing for a rule that only a library implements': [{ proofs: {}, faults: [], library }],
  'a fault that no longer applies': [{ moved: [fault] }, 'src/form.ts  outdated fault: the text that empty-name replaces does not occur exactly once'],
  'nothing for a proof by a test that has moved to another file': [{ proofs: byGoneTest }],
  'a missing run': ofRun({ run: undefined }, 'there is no record of a run'),
  'an outdated run': ofRun({ now: { ...stamp, tree: '2' } }, 'the last run tested other files, at commit c0ffee'),
  'a partial run as one problem': ofRun(
    { results: [result()], testFiles: ['e2e/a.spec.ts', 'e2e/b.spec.ts', 'tests/unit/name.test.ts'] },
    'the run was partial: no results for 2 test files, such as e2e/a.spec.ts',
  ),
  'an empty report as one problem': [
    { results: [result()], emptyReports: ['reports/e2e.json'] },
    'reports/e2e.json  run: the report is missing or has no tests; see the output of its run',
  ],
};
test.each(Object.entries(cases))('trace reports %s', (_, [given, ...problems]) => {
  expect(trace(input(given)).problems.map(problemLine)).toEqual(problems);
});

// biome-ignore format: a table, one case per line
test.each<[what: string, state: State, given: Partial<TraceInput>]>([
  ['with tests and a proof', 'passed', {}],
  ['without a proof', 'unproved', { proofs: {} }],
  ['whose only proof names a file without a test of it', 'unproved', { proofs: byGoneTest }],
  ['that only a library implements', 'pinned', { proofs: {}, library }],
  ['without a test in one layer', 'untested', { results: [result()] }],
  ['with a failed test', 'failed', { results: [result(), e2eResult({ outcome: 'failed' })] }],
  ['that the project waives', 'waived', { results: [], waivers: { 'VAL-NAME': 'We ask for no name.' } }],
  ['with passed and skipped tests', 'partial', { results: [result(), e2eResult(), skipped] }],
])('a rule %s is %s', (_, state, given) => {
  expect(trace(input(given)).rows[0]?.state).toBe(state);
});

test('summaryLines lists skipped tests, waivers, missing proofs, totals, and that Git is missing', () => {
  const given = { results: [result(), e2eResult(), skipped, skipped], proofs: {} };
  expect(summaryLines(trace(input(given)))).toEqual([
    'Not covered on this machine: no Firefox: 2 tests (VAL-NAME)',
    'Not proved: npm run prove -- VAL-NAME',
    '1 rule: 1 not proved; 1 fault: 1 without a proof; see reports/trace.html',
  ]);
  expect(summaryLines(trace(input({ now: { withoutGit: 'fatal: no repository' } })))[0]).toBe(
    'Without Git, nothing shows which files were tested (fatal: no repository)',
  );
  const waived = summaryLines(trace(input({ ...given, waivers: { 'VAL-NAME': 'We ask for no name.' } })));
  expect(waived.slice(0, 2)).toEqual(['Waives 1 rule:', '  VAL-NAME: We ask for no name.']);
});

// run.test.ts tests how they list a few failures.
test('closingLines lists many failures by file first, and ends with the total', () => {
  const { file } = result();
  const failure = { kind: 'failed', message: '“a”: no', file, line: 3 };
  const lines = closingLines([failure, ...new Array(11).fill({ ...failure, file: 'rules.ts' })], [result(), skipped]);
  expect(lines.slice(0, 5)).toEqual(['', 'Failed, by file:', `${file}: 1 of 2 tests`, 'rules.ts: 11', '']);
  expect(lines.at(-1)).toBe('1 passed, 12 failed, 1 skipped');
});

// biome-ignore format: a table, one case per line
test.each([
  ['Error: no way\n    at here', 'Error: no way'],
  ['Error: the heading\n\nexpect(received).toBe(expected)\n\nExpected: 1\nReceived: 2\n', 'Error: the heading; Expected: 1; Received: 2'],
  ['Error: expect(element).X()\n\nExpected element to have name:\n  a\nReceived:\n  b\n', 'Expected element to have name: a; Received: b'],
  ['Error: expect(received).toEqual(expected)\n\n- Array []\n+ Array [\n+   "phone: low contrast",\n+ ]', '"phone: low contrast"'],
])('shortMessage shortens %j', (message, short) => {
  expect(shortMessage(message)).toBe(short);
});
