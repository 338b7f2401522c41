import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Project } from '../config';
import { faultOf, withFault } from '../fault';
import { commitAll } from '../files';
import { fileIn, notice } from '../prove/notice';
import { touchedFaults } from '../prove/touched';
import type { ProofRecord } from '../records';
import type { Run } from '../runners';
import { meta } from '../tags';
import { result } from './support/input';
import { temporaryFolder, writeFiles } from './support/project';

const faultRow = faultOf<'VAL-NAME~2' | 'VAL-MORE~2'>();
const label = faultRow('label', 'VAL-NAME~2')`The label reads \`Send\`.
    src/form.ts
      label =
    - 'Submit';
    -   return \${text}
    + 'Send';
      }`;

test('a row of a fault holds its sentence, its file and its edit as in a diff', meta, () => {
  expect(label).toEqual({
    id: 'label',
    what: 'The label reads `Send`.',
    file: 'src/form.ts',
    find: `label =\n'Submit';\n  return \${text}\n}`,
    replace: "label =\n'Send';\n}",
    rules: ['VAL-NAME~2'],
  });
});

test('a fault applies only where its text occurs exactly once', meta, () => {
  expect(withFault(label, `a ${label.find} b`)).toBe(`a ${label.replace} b`);
  expect(() => withFault(label, label.find.repeat(2))).toThrow('occurs 2 times in src/form.ts');
});

test('fileIn returns the file of a test, with or without a view', meta, () => {
  expect(['e2e/a.spec.ts [on a phone] > a > b', 'a.test.ts > b'].map(fileIn)).toEqual(['e2e/a.spec.ts', 'a.test.ts']);
});

const rows = "[\n  { id: 'first',\n    find: 1 },\n  { id: 'second',\n    find: 2 },\n]\n";
const contents = {
  'src/a.ts': 'a\n',
  'src/b.ts': 'b\n',
  'tests/a.test.ts': 'test\n',
  'tests/b.test.ts': 'test\n',
  'faults/a.ts': rows,
  'faults/record.json': '{}\n',
};
const { folder, remove } = temporaryFolder(contents);
let commit = '';
beforeAll(() => {
  commit = commitAll(folder);
});
beforeEach(() => writeFiles(folder, contents));
afterAll(remove);

const second = {
  ...label,
  id: 'second',
  file: 'src/b.ts',
  find: 'b',
  replace: 'y',
  rules: ['VAL-NAME~2', 'VAL-MORE~2'],
};
const faults = [{ ...label, id: 'first', file: 'src/a.ts', find: 'a', replace: 'x' }, second];
const proofOf = (...tests: string[]) => ({
  commit,
  noticed: Object.fromEntries(tests.map((name, index) => [second.rules[index] ?? '', `${name} > works`])),
});
const recorded = () => ({ first: proofOf('tests/a.test.ts'), second: proofOf('tests/b.test.ts', 'tests/b.test.ts') });
const touched = (record: ProofRecord) => {
  const project = {
    root: folder,
    faults,
    files: { faults: 'faults', record: 'faults/record.json' },
  } as unknown as Project;
  return touchedFaults(project, record).map(({ id }) => id);
};

const touches: readonly (readonly [what: string, changed: Readonly<Record<string, string>>, ...ids: string[]])[] = [
  ['the file of a fault', { 'src/a.ts': 'a // now\n' }, 'first'],
  ['a test that noticed one', { 'tests/b.test.ts': 'better\n' }, 'second'],
  ['the row of one', { 'faults/a.ts': rows.replace('find: 2', 'find: 3') }, 'second'],
  ['a line taken from a row', { 'faults/a.ts': rows.replace("'second',\n    find: 2", "'second'") }, 'second'],
  ['the record', { 'faults/record.json': "{ 'first': {},\n  'second': {} }\n" }],
  ['a new test and a new helper', { 'tests/c.test.ts': 'test\n', 'tests/support.ts': 'help\n' }],
];
for (const [what, changed, ...ids] of touches) {
  test(`a change of ${what} touches ${ids.join() || 'no faults'}`, meta, () => {
    writeFiles(folder, changed);
    expect(touched(recorded())).toEqual(ids);
  });
}

test('faults are touched that have no line in the record, lack a rule there, or name an unknown commit', meta, () => {
  expect(touched({})).toEqual(['first', 'second']);
  expect(touched({ ...recorded(), second: proofOf('tests/b.test.ts') })).toEqual(['second']);
  expect(touched({ ...recorded(), first: { ...recorded().first, commit: '0123456789' } })).toEqual(['first']);
});

/** A project whose runner writes down what it runs, and fails the given tests if `src/b.ts` has the fault. */
function projectOf(failing: readonly string[], runs: string[]): Project {
  const layerOf = (layer: string) => {
    const report = `${layer}.json`;
    const run = async ({ tags: [tag = ''], only }: Run) => {
      runs.push(`${layer} ${only?.title ?? tag}`);
      const isBroken = readFileSync(`${folder}/src/b.ts`, 'utf8').includes('y');
      const results = (only ? [only.title] : [`one ${tag}`, `two ${tag}`]).map((title) =>
        result({
          ...{ file: `${layer}.test.ts`, title, tags: [tag] },
          outcome: isBroken && failing.includes(`${layer} ${title}`) ? 'failed' : 'passed',
        }),
      );
      writeFiles(folder, { [report]: JSON.stringify(results) });
    };
    return { runner: { report, read: (json: unknown) => json, start: () => ({ run, end() {} }) } };
  };
  return { root: folder, layers: { unit: layerOf('unit'), e2e: layerOf('e2e') } } as unknown as Project;
}

/** Names of tests and rules without `VAL-` and the revision, each as `layer title`. */
const inFull = (name: string) => `${name.replace(/[A-Z]+/, 'VAL-$&~2')}`;
/** The tests that fail with a fault, those that are known to have noticed it, what runs, and what is then on record. */
const noticings: Readonly<Record<string, Partial<Record<'failing' | 'known' | 'runs' | 'noticed', string>>>> = {
  'the lowest layer, rule by rule, and takes the first test that fails': {
    failing: 'unit two NAME, unit one NAME, unit one MORE, e2e one NAME',
    runs: 'unit NAME, unit MORE',
    noticed: 'unit one NAME, unit one MORE',
  },
  'a higher layer only for rules that no test below noticed': {
    failing: 'unit one NAME, e2e two MORE',
    runs: 'unit NAME, unit MORE, e2e MORE',
    noticed: 'unit one NAME, e2e two MORE',
  },
  'first in each layer what noticed the fault the last time': {
    failing: 'unit one NAME, unit two NAME, e2e one MORE',
    known: 'unit two NAME, e2e one MORE',
    runs: 'unit two NAME, unit MORE, e2e one MORE',
    noticed: 'unit two NAME, e2e one MORE',
  },
  'all layers for a fault that no test notices': {
    known: 'unit one NAME',
    runs: 'unit one NAME, unit NAME, unit MORE, e2e NAME, e2e MORE',
  },
};
const namesIn = (list = '') => list.split(', ').filter(Boolean).map(inFull);
for (const [what, { failing, known, runs, noticed }] of Object.entries(noticings)) {
  test(`notice runs ${what}`, meta, async () => {
    const ran: string[] = [];
    const testsIn = (list?: string) => namesIn(list).map((name) => name.replace(' ', '.test.ts > '));
    const proof = {
      commit,
      noticed: Object.fromEntries(testsIn(known).map((name, at) => [second.rules[at] ?? '', name])),
    };
    const baseline = async (layer: string) =>
      ['one', 'two'].flatMap((title) =>
        second.rules.map((tag) => result({ layer, file: `${layer}.test.ts`, title: `${title} ${tag}`, tags: [tag] })),
      );
    const project = projectOf(namesIn(failing), ran);
    const found = await notice(project, { folder, port: 0, started: new Map() }, second, { baseline, proof });
    expect(Object.values(found)).toEqual(testsIn(noticed));
    expect(ran).toEqual(namesIn(runs));
    expect(readFileSync(`${folder}/src/b.ts`, 'utf8')).toBe('b\n');
  });
}
