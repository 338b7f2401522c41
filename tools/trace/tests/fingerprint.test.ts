import { expect, test } from 'vitest';
import type { Fault } from '../declarations';
import { faultBasis, staleness } from '../prove/fingerprint';
import { importsOf } from '../prove/imports';
import type { Detection } from '../records';
import { vitest } from '../runners';
import { meta } from '../tags';
import { detection } from './support/input';
import { fault, projectIn } from './support/project';
import { projectFolder } from './support/project-folder';

const lines = (...texts: string[]) => `${texts.join('\n')}\n`;
const lockFile = (version: string) => JSON.stringify({ packages: { 'node_modules/vitest': { version } } });

const files = {
  'src/form.ts': lines(
    'export const first = 1;',
    '',
    'export function label() {',
    "  const text = 'Submit';",
    '  return text;',
    '}',
    '',
    'export const unrelated = 2;',
  ),
  'src/other.ts': 'export const other = 1;\n',
  'spec/form.ts': lines(
    "export const labels = ['Submit', 'Message Sent'];",
    "export const menus = [{ label: 'Help', open: true, entries: ['a', 'b'] }, { label: 'More', open: false, entries: [] }];",
    'export const fields = { name: { required: true }, pattern: /^a$/ };',
    'export const unused = 1;',
  ),
  'spec/rules.ts': 'export const rules = [];\n',
  'spec/types.ts': 'export type Label = string;\n',
  'tests/support/helper.ts': "import { fields } from '../../spec/form';\nexport const expected = fields;\n",
  'tests/support/setup.ts': '// Nothing yet.\n',
  'tests/unit/form.test.ts': lines(
    "import { expect, test } from 'vitest';",
    "import { rules } from '../../spec/rules';",
    'import {',
    '  labels,',
    '  menus,',
    "} from '../../spec/form';",
    "import type { Label } from '../../spec/types';",
    "import { label } from '../../src/form';",
    "import { expected as fields } from '../support/helper';",
  ),
  'tests/unit/unrelated.test.ts': '',
  'package-lock.json': lockFile('4.0.0'),
};
type File = keyof typeof files;

const detections: readonly Detection[] = [
  detection({ red: [{ message: 'no', tests: ['tests/unit/form.test.ts > the form > has a label'] }] }),
];
const projectWith = (changed: Readonly<Record<string, string>>) =>
  projectIn(projectFolder(changed), {
    layers: {
      unit: {
        title: 'Unit',
        tests: /^tests\/unit\//,
        runner: vitest({ report: 'reports/vitest.json' }),
        setup: ['tests/support/setup.ts'],
        packages: ['vitest'],
      },
    },
  });

/** The staleness of a proof in the example project when that has these files, and the fault this definition. */
async function stalenessIn(changed: Readonly<Record<string, string>>, newFault = fault): Promise<string | undefined> {
  const recorded = await faultBasis(projectWith(files), fault, detections);
  return staleness(recorded, await faultBasis(projectWith(changed), newFault, detections));
}
const withText = (file: File, find: string, replace: string) => {
  expect(files[file]).toContain(find);
  return { ...files, [file]: files[file].replace(find, replace) };
};
const withComment = (file: File) => ({ ...files, [file]: `${files[file]}\n// changed` });

test('importsOf follows imports with their names, except those of the product and of types', meta, () => {
  expect([...importsOf(projectFolder(files), /^src\//, ['tests/unit/form.test.ts'])]).toEqual([
    ['spec/form.ts', ['fields', 'labels', 'menus']],
    ['spec/rules.ts', ['rules']],
    ['tests/support/helper.ts', ['expected']],
    ['tests/unit/form.test.ts', []],
  ]);
});

const imports: Readonly<Record<string, readonly string[]>> = {
  "import * as all from './a';": ['*'],
  "export * from './a';": ['*'],
  "import whole, { type Type, part as alias } from './a';": ['default', 'part'],
  "import './a';": [],
  "export const x = 1;\nimport { part } from './a';": ['part'],
};
for (const [text, names] of Object.entries(imports)) {
  test(`importsOf reads ${JSON.stringify(text)}`, meta, () => {
    const root = projectFolder({ 'a.ts': '', 'b.ts': text });
    expect(importsOf(root, /^src\//, ['b.ts']).get('a.ts')).toEqual(names);
  });
}

const placeChanged = 'the code that it changes has changed';
const testChanged = 'a test that detected it has changed';
const setupChanged = 'the configuration, set-up or a package of its tests has changed';
const valuesChanged = (...names: string[]) => `values that its tests read have changed: ${names.join(', ')}`;

const stale: readonly (readonly [what: string, changed: Readonly<Record<string, string>>, reason: string])[] = [
  ['the line that the fault changes', withText('src/form.ts', "'Submit';", "'Submit'; // now"), placeChanged],
  ['a line next to it', withText('src/form.ts', 'return text', 'return text.trim()'), placeChanged],
  ['the file that no longer has its text', withText('src/form.ts', 'Submit', 'Go'), placeChanged],
  ['the detecting test', withComment('tests/unit/form.test.ts'), testChanged],
  ['a helper of that test', withComment('tests/support/helper.ts'), testChanged],
  [
    'an entry of a table that the test reads',
    withText('spec/form.ts', 'Message Sent', 'Sent'),
    valuesChanged('spec/form.ts labels'),
  ],
  ['an entry that its helper reads', withText('spec/form.ts', '/^a$/', '/^b$/'), valuesChanged('spec/form.ts fields')],
  [
    'a table that lost an entry',
    withText('spec/form.ts', ", 'Message Sent'", ''),
    valuesChanged('spec/form.ts labels'),
  ],
  ['a table that is gone', withText('spec/form.ts', 'labels', 'words'), valuesChanged('spec/form.ts labels')],
  ['a set-up file', withComment('tests/support/setup.ts'), setupChanged],
  ['the version of a test package', { ...files, 'package-lock.json': lockFile('4.0.1') }, setupChanged],
];
for (const [what, changed, reason] of stale) {
  test(`a proof is stale after a change of ${what}`, meta, async () => {
    expect(await stalenessIn(changed)).toBe(reason);
  });
}

const current: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a new entry of a table that the test reads': withText('spec/form.ts', "'Message Sent'", "'Message Sent', 'Sending'"),
  'a list in an entry that grows': withText('spec/form.ts', "'a', 'b'", "'a', 'b', 'c'"),
  'a table that gains a property': withText('spec/form.ts', '{ name:', '{ email: 1, name:'),
  'a value that no detecting test reads': withText('spec/form.ts', 'unused = 1', 'unused = 2'),
  'a comment in the data': withComment('spec/form.ts'),
  'a line far from the fault': withText('src/form.ts', 'unrelated = 2', 'unrelated = 3'),
  'another file of the product': withComment('src/other.ts'),
  'the table of rules': withComment('spec/rules.ts'),
  'a file of types': withComment('spec/types.ts'),
  'another test': withComment('tests/unit/unrelated.test.ts'),
  'a package that is not of the tests': {
    ...files,
    'package-lock.json': JSON.stringify({
      packages: { 'node_modules/vitest': { version: '4.0.0' }, 'node_modules/react': { version: '2.0.0' } },
    }),
  },
};
for (const [what, changed] of Object.entries(current)) {
  test(`a proof stays current after a change of ${what}`, meta, async () => {
    expect(await stalenessIn(changed)).toBeUndefined();
  });
}

test('a proof is stale if a detecting test was deleted', meta, async () => {
  const { 'tests/unit/form.test.ts': _, ...others } = files;
  expect(await stalenessIn(others)).toBe(
    `${testChanged}; ${valuesChanged('spec/form.ts fields', 'spec/form.ts labels', 'spec/form.ts menus')}`,
  );
});

for (const [what, change] of Object.entries<Partial<Fault>>({
  text: { replace: 'Go' },
  rules: { rules: ['FORM-LABEL~1', 'FORM-PAGES~1'] },
})) {
  test(`a proof is stale if the fault names other ${what}`, meta, async () => {
    expect(await stalenessIn(files, { ...fault, ...change })).toBe('the definition of the fault has changed');
  });
}
