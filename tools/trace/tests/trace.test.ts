import { expect, test } from 'vitest';
import type { Reference } from '../declarations';
import type { TraceInput } from '../model';
import { closingLines, problemLine, summaryLines } from '../summary';
import { trace } from '../trace';
import { type State, shortMessage } from '../words';
import { e2eResult, fault, input, result, stamp } from './support/input';

const { file } = result();
const skipped = result({ outcome: 'skipped', note: 'no Firefox' });
const library = [{ rule: 'VAL-NAME', package: 'form-library', reason: 'It asks by itself.' }];
const cannotFail = 'spec/rules.ts  unproved: nothing shows that the tests of VAL-NAME can fail:';

type Case = readonly [state: State, given: Partial<TraceInput>, ...problems: string[]];
const another = (state: State, difference: Parameters<typeof result>[0], problem: string): Case => [
  state,
  { results: [result(), e2eResult(), result({ title: 'another', ...difference })] },
  `${file}:3  ${problem.replace(': ', ': “another” ')}`,
];
const ofRun = (state: State, given: Partial<TraceInput>, problem: string): Case => [
  state,
  given,
  `reports/run.json  run: ${problem}: run all tests`,
];
const criteria = (tests: readonly Reference[] | string) => ({ title: 'WCAG', tests: { '3.3.1': tests } });
// biome-ignore format: a table, one case per line
const cases: Readonly<Record<string, Case>> = {
  'tests and a proof': ['passed', {}],
  'a waiver': ['waived', { waivers: { 'VAL-NAME': 'We ask for no name.' }, results: [skipped, e2eResult({ outcome: 'skipped', note: 'no name' })] }],
  'passed and skipped tests': ['partial', { results: [result(), e2eResult(), skipped] }],
  'a test of a subject': ['passed', { results: [result(), e2eResult(), result({ tags: ['look'] })] }],
  'an unknown tag': another('passed', { tags: ['VAL-X'] }, 'tag: names VAL-X, which is neither a rule nor a subject'),
  'a test without tags': another('passed', { tags: [] }, 'tag: names no rule and no subject'),
  'a failed test': another('failed', { outcome: 'failed', note: 'no\nway' }, 'failed: (VAL-NAME): no'),
  'a skip without a reason': another('partial', { outcome: 'skipped' }, 'skipped test: was skipped without a reason'),
  'a layer without a test': ['untested', { results: [result({ tags: ['untraced'] }), e2eResult()] }, 'spec/rules.ts  untested: VAL-NAME, unit: there is no test'],
  'a layer whose tests were skipped': ['untested', { results: [skipped, e2eResult()] }, 'spec/rules.ts  skipped: VAL-NAME, unit: all tests were skipped'],
  'a failed test, the only one of its layer and its criterion': ['failed', { results: [result({ outcome: 'failed' }), e2eResult()], criteria: criteria([{ file }]) }, `${file}:3  failed: “rejects an empty name” (VAL-NAME): no message`],
  'a criterion whose test passed': ['passed', { criteria: criteria([{ file: 'e2e/form.spec.ts', title: 'for a name' }]) }],
  'a criterion with a reason to have no test': ['passed', { criteria: criteria('No video.') }],
  'a criterion whose test is gone': ['passed', { criteria: criteria([{ file, title: 'for a phone' }]) }, `${file}  criterion: 3.3.1: no passed test “for a phone”`],
  'no fault': ['unproved', { faults: [] }, `${cannotFail} no fault names the rule`],
  'no proof on record': ['unproved', { proofs: {} }, `${cannotFail} run \`npm run prove\``],
  'a library that implements the rule': ['pinned', { proofs: {}, faults: [], library }],
  'a fault that no longer applies': ['passed', { moved: [fault] }, 'src/form.ts  outdated fault: the text that empty-name replaces does not occur exactly once'],
  'a proof by a test that has moved to another file': ['unproved', { proofs: { 'empty-name': { 'VAL-NAME': 'tests/unit/gone.test.ts' } } }],
  'no run': ofRun('passed', { run: undefined }, 'there is no record of a run'),
  'an outdated run': ofRun('passed', { now: { ...stamp, tree: '2' } }, 'the last run tested other files, at commit c0ffee'),
  'a partial run': ofRun('untested', { results: [result()], testFiles: ['a.test.ts', 'b.test.ts', file] }, 'the run was partial: no results for 2 test files, such as a.test.ts'),
  'an empty report': ['untested', { results: [result()], emptyReports: ['e2e.json'] }, 'e2e.json  run: the report is missing or has no tests; see the output of its run'],
};
test.each(Object.entries(cases))('trace finds the state and the problems with %s', (_, [state, given, ...problems]) => {
  const traced = trace(input(given));
  expect(traced.problems.map(problemLine)).toEqual(problems);
  expect(traced.rows[0]?.state).toBe(state);
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
