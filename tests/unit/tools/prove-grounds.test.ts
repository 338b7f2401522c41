import { expect, test } from 'vitest';
import { groundsOf, staleness } from '../../../tools/trace/prove/grounds';
import { madeOf } from '../../../tools/trace/prove/imports';
import type { Break } from '../../faults/fault';
import { meta } from '../../support/covers';
import { projectFolder } from '../../support/project-folder';

const breaking: Break = {
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
const watchers = ['tests/unit/form.test.ts'];

/** What is found stale after one file of the small project was rewritten. */
function afterChanging(file: string): string | undefined {
  const { root, write } = projectFolder(files);
  const entry = { grounds: groundsOf(root, breaking, watchers), watchers, sightings: [] };
  write(file, `${files[file as keyof typeof files]}\n// reworded`);
  return staleness(entry, groundsOf(root, breaking, watchers));
}

test('a test is made of its file and of what it imports, but for the product and for types', meta, () => {
  const { root } = projectFolder(files);
  expect(madeOf(root, watchers)).toEqual([
    'spec/form.ts',
    'spec/rules.ts',
    'tests/support/helper.ts',
    'tests/unit/form.test.ts',
  ]);
});

for (const { file, why } of [
  { file: 'src/form.ts', why: 'the file that is broken has changed since' },
  { file: 'tests/unit/form.test.ts', why: 'a test that noticed has changed since' },
  { file: 'tests/support/helper.ts', why: 'a test that noticed has changed since' },
  { file: 'spec/form.ts', why: 'a test that noticed has changed since' },
]) {
  test(`a proof is stale once ${file} has changed`, meta, () => {
    expect(afterChanging(file)).toBe(why);
  });
}

for (const file of ['src/other.ts', 'spec/rules.ts', 'spec/types.ts', 'tests/unit/unrelated.test.ts']) {
  test(`a proof still counts though ${file} has changed`, meta, () => {
    expect(afterChanging(file)).toBeUndefined();
  });
}

test('a proof is stale once a test that noticed is gone', meta, () => {
  const { root } = projectFolder(files);
  const entry = { grounds: groundsOf(root, breaking, watchers), watchers, sightings: [] };
  const elsewhere = projectFolder({ ...files, 'tests/unit/form.test.ts': '' }).root;
  expect(staleness(entry, groundsOf(elsewhere, breaking, watchers))).toBe('a test that noticed has changed since');
});

for (const [what, changed] of Object.entries({
  'other text': { ...breaking, replace: 'Go' },
  'other rules': { ...breaking, rules: ['FORM-LABEL-IDLE~1', 'FORM-PAGES~1'] as const },
})) {
  test(`a proof is stale once the break names ${what}`, meta, () => {
    const { root } = projectFolder(files);
    const entry = { grounds: groundsOf(root, breaking, watchers), watchers, sightings: [] };
    expect(staleness(entry, groundsOf(root, changed, watchers))).toBe(
      'it is broken in another way now, or should turn other rules red',
    );
  });
}
