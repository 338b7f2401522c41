import type { Fault, Rule } from '../../declarations';
import type { ProjectState, TestResult, TraceInput } from '../../model';

/** The only rule of the example. It requires tests in the layers unit and e2e. */
export const rule = {
  id: 'VAL-NAME',
  from: '5.1',
  layers: ['unit', 'e2e'],
  fixture: 'validation.fields',
  statement: 'When the name is empty, the form shall ask for it.',
} as const satisfies Rule;

/** Makes the result of a passed unit test of the rule, with the given differences. */
export const result = (difference: Partial<TestResult> = {}): TestResult => ({
  layer: 'unit',
  file: 'tests/unit/name.test.ts',
  line: 3,
  title: 'rejects an empty name',
  tags: ['VAL-NAME'],
  outcome: 'passed',
  note: undefined,
  ...difference,
});

/** Makes the result of a passed end-to-end test of the rule, with the given differences. */
export const e2eResult = (difference: Partial<TestResult> = {}) => {
  const title = 'asks for a name';
  return result({ layer: 'e2e', file: 'e2e/form.spec.ts', line: 8, title, project: 'phone', ...difference });
};

export const fault: Fault = {
  id: 'empty-name',
  what: 'The name may be left empty.',
  file: 'src/form.ts',
  find: 'required: true',
  replace: 'required: false',
  rules: ['VAL-NAME'],
};

export const stamp: ProjectState = { commit: 'c0ffee', tree: '1', committed: true };

/** Makes an input without problems, with the given differences. */
export const input = (difference: Partial<TraceInput> = {}): TraceInput => ({
  title: 'Example',
  sections: { 4: 'States', 5: 'Validation rules' },
  layers: ['unit', 'component', 'e2e'],
  files: { rules: 'spec/rules.ts', sentences: '', faults: '', record: '', product: '' },
  rules: [rule],
  informative: [],
  decisions: [],
  subjects: { look: 'How it looks' },
  results: [result(), e2eResult()],
  faults: [fault],
  moved: [],
  proofs: { 'empty-name': { 'VAL-NAME': result().file } },
  library: [],
  waivers: {},
  quotes: [],
  criteria: { title: 'WCAG', tests: {} },
  sentences: {},
  emptyReports: [],
  run: stamp,
  now: stamp,
  testFiles: ['tests/unit/name.test.ts', 'e2e/form.spec.ts'],
  ...difference,
});
