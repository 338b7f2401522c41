import type { ManualCheck, Rule } from '../../declarations';
import type { TraceInput } from '../../model';
import type { Detection, Proof, RunStamp, TestResult } from '../../records';
import { lockOf } from '../../rule-lock';

/** A passed test of the rule below, except for the given difference. */
export function result(difference: Partial<TestResult> = {}): TestResult {
  return {
    layer: 'unit',
    file: 'tests/unit/name.test.ts',
    line: 3,
    title: 'rejects an empty name',
    tags: ['VAL-NAME~2'],
    outcome: 'passed',
    expectedToFail: false,
    flaky: false,
    note: undefined,
    ...difference,
  };
}

/** The rule of the passing trace: at revision 2, with the layers unit and e2e. */
export const rule = {
  id: 'VAL-NAME',
  rev: 2,
  section: 5,
  layers: ['unit', 'e2e'],
  fixture: 'contact-form.fields',
  origin: 'specification',
  statement: 'When the name is empty, the form shall ask for it.',
} as const satisfies Rule;

/** A test of the same rule in its other layer. */
export const e2eResult = (difference: Partial<TestResult> = {}) =>
  result({ layer: 'e2e', file: 'e2e/form.spec.ts', line: 8, title: 'the form asks for a name', ...difference });

/** A test that was skipped because the machine lacks something. */
export const skippedResult = (difference: Partial<TestResult> = {}) =>
  result({ outcome: 'skipped', note: 'Firefox is not installed', ...difference });

export const detection = (difference: Partial<Detection> = {}): Detection => ({
  tag: 'VAL-NAME~2',
  layer: 'unit',
  failed: 2,
  ran: 3,
  red: [{ message: 'expected true to be false', tests: ['tests/unit/name.test.ts > rejects an empty name'] }],
  ...difference,
});

export const proof = (difference: Partial<Proof> = {}): Proof => ({
  kind: 'product',
  what: 'The name may be left empty.',
  file: 'src/contact/validation.ts',
  change: { before: 'required: true', after: 'required: false' },
  detections: [detection(), detection({ layer: 'e2e', failed: 1, ran: 1, red: [] })],
  stale: undefined,
  ...difference,
});

/** A check by a person of the rule above. */
export const manualCheck = (difference: Partial<ManualCheck> = {}): ManualCheck => ({
  what: 'Sent the form with a screen reader.',
  rules: ['VAL-NAME~2'],
  who: 'A. Tester',
  when: '2026-11-02',
  commit: 'c0ffee',
  result: 'passed',
  ...difference,
});

export const stamp = (difference: Partial<RunStamp> = {}): RunStamp => ({
  commit: 'c0ffee',
  tree: 'tree-1',
  reports: { 'reports/vitest.json': 'v1', 'reports/e2e.json': 'e1' },
  ...difference,
});

/** What the examples call sections and layers. */
export const names = {
  title: 'Example',
  sections: { 1: 'Purpose', 2: 'Screens', 3: 'Entities', 4: 'States', 5: 'Validation rules', 6: 'Roles' },
  layers: { unit: 'Unit', component: 'Component', e2e: 'End to end' },
  files: { rules: 'spec/rules.ts', lock: 'spec/rules.lock.json', fixtures: 'spec' },
} as const;

/** An input without any problem, except for the given difference. */
export function input(difference: Partial<TraceInput> = {}): TraceInput {
  const rules = difference.rules ?? [rule];
  return {
    ...names,
    rules,
    informative: [],
    lock: lockOf(rules),
    results: [result(), e2eResult()],
    proofs: [proof()],
    library: [],
    manualChecks: [],
    fixtures: { 'contact-form.fields': ["{ name: 'name', label: 'Your name' }", "{ name: 'email' }"] },
    sentences: {},
    staleProofsFail: true,
    run: stamp(),
    now: stamp(),
    testFiles: ['tests/unit/name.test.ts', 'e2e/form.spec.ts'],
    ruleLines: { 'VAL-NAME': 40 },
    coverage: [],
    committed: true,
    ...difference,
  };
}
