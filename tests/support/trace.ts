import type { Rule } from '../../spec/rules';
import type { Proof, RunStamp, Sighting, TestResult, TraceInput } from '../../tools/trace/model';
import { lockOf } from '../../tools/trace/rule-lock';

/** A test of the rule below that passed, in all ways but those given. */
export function result(difference: Partial<TestResult> = {}): TestResult {
  return {
    layer: 'unit',
    file: 'tests/unit/name.test.ts',
    line: 3,
    title: 'a name is asked for',
    tags: ['VAL-NAME~2'],
    outcome: 'passed',
    expectedToFail: false,
    flaky: false,
    ...difference,
  };
}

/** The rule that the sound trace is about: at revision 2, held by the layers unit and e2e. */
export const rule = {
  id: 'VAL-NAME',
  rev: 2,
  section: 5,
  layers: ['unit', 'e2e'],
  fixture: 'contact-form.fields',
  origin: 'specification',
  statement: 'When the name is empty, the form shall ask for it.',
} as const satisfies Rule;

/** A test of the same rule in the other layer. */
export const e2eResult = (difference: Partial<TestResult> = {}) =>
  result({ layer: 'e2e', file: 'e2e/form.spec.ts', line: 8, title: 'the form asks for a name', ...difference });

export const sighting = (difference: Partial<Sighting> = {}): Sighting => ({
  tag: 'VAL-NAME~2',
  layer: 'unit',
  red: 2,
  of: 3,
  example: 'a name is asked for',
  ...difference,
});

export const proof = (difference: Partial<Proof> = {}): Proof => ({
  kind: 'sabotage',
  what: 'The name may be left empty.',
  file: 'src/contact/validation.ts',
  sightings: [sighting(), sighting({ layer: 'e2e', red: 1, of: 1, example: 'the form asks for a name' })],
  stale: undefined,
  ...difference,
});

export const stamp = (difference: Partial<RunStamp> = {}): RunStamp => ({
  commit: 'c0ffee',
  tree: 'tree-1',
  reports: { 'vitest.json': 'v1', 'e2e.json': 'e1' },
  ...difference,
});

/** An input with which nothing is wrong, in all ways but those given. */
export function input(difference: Partial<TraceInput> = {}): TraceInput {
  const rules = difference.rules ?? [rule];
  return {
    rules,
    informative: [],
    lock: lockOf(rules),
    results: [result(), e2eResult()],
    proofs: [proof()],
    run: stamp(),
    now: stamp(),
    testFiles: ['tests/unit/name.test.ts', 'e2e/form.spec.ts'],
    ruleLines: { 'VAL-NAME': 40 },
    committed: true,
    ...difference,
  };
}
