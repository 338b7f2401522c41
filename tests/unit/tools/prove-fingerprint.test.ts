import { expect, test } from 'vitest';
import { fingerprintOf, staleness, withImports } from '../../../tools/trace/prove/fingerprint';
import type { Fault } from '../../faults/fault';
import { meta } from '../../support/covers';
import { projectFolder } from '../../support/project-folder';

const fault: Fault = {
  what: 'The label reads “Send”.',
  file: 'src/form.ts',
  find: 'Submit',
  replace: 'Send',
  rules: ['FORM-LABEL-IDLE~2'],
};
const files = {
  'src/form.ts': "export const label = 'Submit';\n",
  'src/other.ts': 'export const other = 1;\n',
  'spec/form.ts': "export const label = 'Submit';\n",
  'spec/rules.ts': 'export const rules = [];\n',
  'spec/types.ts': 'export type Label = string;\n',
  'tests/support/helper.ts': "import { label } from '../../spec/form';\nexport const expected = label;\n",
  'tests/unit/form.test.ts': [
    "import { expect, test } from 'vitest';",
    "import { rules } from '../../spec/rules';",
    "import type { Label } from '../../spec/types';",
    "import { label } from '../../src/form';",
    "import { expected } from '../support/helper';",
  ].join('\n'),
  'tests/unit/unrelated.test.ts': '',
};
const detectingTests = ['tests/unit/form.test.ts'];
const entryIn = (root: string) => ({
  fingerprint: fingerprintOf(root, fault, detectingTests),
  detectingTests,
  detections: [],
});

/** The staleness of a proof in the example project when that has these files, and the fault this definition. */
function stalenessIn(changed: Readonly<Record<string, string>>, newFault = fault): string | undefined {
  return staleness(entryIn(projectFolder(files)), fingerprintOf(projectFolder(changed), newFault, detectingTests));
}
const withComment = (file: keyof typeof files) => ({ ...files, [file]: `${files[file]}\n// changed` });

test('withImports follows imports, except those of the product and of types', meta, () => {
  expect(withImports(projectFolder(files), detectingTests)).toEqual([
    'spec/form.ts',
    'spec/rules.ts',
    'tests/support/helper.ts',
    'tests/unit/form.test.ts',
  ]);
});

const testChanged = 'a test that detected it has changed';
for (const [file, reason] of [
  ['src/form.ts', 'the file that it changes has changed'],
  ['tests/unit/form.test.ts', testChanged],
  ['tests/support/helper.ts', testChanged],
  ['spec/form.ts', testChanged],
] as const) {
  test(`a proof is stale after a change of ${file}`, meta, () => {
    expect(stalenessIn(withComment(file))).toBe(reason);
  });
}

for (const file of ['src/other.ts', 'spec/rules.ts', 'spec/types.ts', 'tests/unit/unrelated.test.ts'] as const) {
  test(`a proof stays current after a change of ${file}`, meta, () => {
    expect(stalenessIn(withComment(file))).toBeUndefined();
  });
}

test('a proof is stale if a detecting test was deleted', meta, () => {
  const { 'tests/unit/form.test.ts': _, ...others } = files;
  expect(stalenessIn(others)).toBe(testChanged);
});

for (const [what, change] of Object.entries<Partial<Fault>>({
  text: { replace: 'Go' },
  rules: { rules: ['FORM-LABEL-IDLE~2', 'FORM-PAGES~2'] },
})) {
  test(`a proof is stale if the fault names other ${what}`, meta, () => {
    expect(stalenessIn(files, { ...fault, ...change })).toBe('the definition of the fault has changed');
  });
}
