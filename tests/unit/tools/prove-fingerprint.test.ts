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
  rules: ['FORM-LABEL-IDLE~1'],
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

/** The staleness of the proof after one file of the example project has changed. */
function afterChanging(file: string): string | undefined {
  const { root, write } = projectFolder(files);
  const entry = entryIn(root);
  write(file, `${files[file as keyof typeof files]}\n// changed`);
  return staleness(entry, fingerprintOf(root, fault, detectingTests));
}

test('withImports follows imports, except those of the product and of types', meta, () => {
  const { root } = projectFolder(files);
  expect(withImports(root, detectingTests)).toEqual([
    'spec/form.ts',
    'spec/rules.ts',
    'tests/support/helper.ts',
    'tests/unit/form.test.ts',
  ]);
});

for (const { file, why } of [
  { file: 'src/form.ts', why: 'the file that it changes has changed' },
  { file: 'tests/unit/form.test.ts', why: 'a test that detected it has changed' },
  { file: 'tests/support/helper.ts', why: 'a test that detected it has changed' },
  { file: 'spec/form.ts', why: 'a test that detected it has changed' },
]) {
  test(`a proof is stale after a change of ${file}`, meta, () => {
    expect(afterChanging(file)).toBe(why);
  });
}

for (const file of ['src/other.ts', 'spec/rules.ts', 'spec/types.ts', 'tests/unit/unrelated.test.ts']) {
  test(`a proof stays current after a change of ${file}`, meta, () => {
    expect(afterChanging(file)).toBeUndefined();
  });
}

test('a proof is stale if a detecting test was deleted', meta, () => {
  const entry = entryIn(projectFolder(files).root);
  const { 'tests/unit/form.test.ts': _, ...others } = files;
  const { root } = projectFolder(others);
  const now = fingerprintOf(root, fault, detectingTests);
  expect(staleness(entry, now)).toBe('a test that detected it has changed');
});

for (const [what, changed] of Object.entries({
  text: { ...fault, replace: 'Go' },
  rules: { ...fault, rules: ['FORM-LABEL-IDLE~1', 'FORM-PAGES~1'] as const },
})) {
  test(`a proof is stale if the fault names other ${what}`, meta, () => {
    const { root } = projectFolder(files);
    const now = fingerprintOf(root, changed, detectingTests);
    expect(staleness(entryIn(root), now)).toBe('the definition of the fault has changed');
  });
}
