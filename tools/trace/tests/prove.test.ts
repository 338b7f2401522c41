import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Project } from '../config';
import { faultOf, withFault } from '../fault';
import { fileIn, notice } from '../prove/notice';
import { touchedFaults } from '../prove/touched';
import { recordText } from '../record';
import type { ProofRecord, RunnerResult } from '../records';
import { meta } from '../tags';
import { rule } from './support/input';
import { commitAll, temporaryFolder, writeFiles } from './support/project';

const faultRow = faultOf<'VAL-NAME~2' | 'VAL-MORE~2'>();
const label = faultRow('label', 'VAL-NAME~2')`The label reads \`Send\`.
    src/form.ts
    - 'Submit';
    -   return \${text}
    + 'Send';`;

test('a row of a fault holds its sentence, its file and its edit as in a diff', meta, () => {
  expect(label).toEqual({
    id: 'label',
    what: 'The label reads `Send`.',
    file: 'src/form.ts',
    find: `'Submit';\n  return \${text}`,
    replace: "'Send';",
    rules: ['VAL-NAME~2'],
  });
});

test('a fault applies only where its text occurs exactly once', meta, () => {
  expect(withFault(label, `a ${label.find} b`)).toBe("a 'Send'; b");
  expect(() => withFault(label, label.find.repeat(2))).toThrow('occurs 2 times in src/form.ts');
});

test('the record has a line for each fault, sorted by id', meta, () => {
  const proof = { commit: 'c0ffee', noticed: { 'VAL-NAME~2': 'a.test.ts > works' } };
  const line = '{"commit":"c0ffee","noticed":{"VAL-NAME~2":"a.test.ts > works"}}';
  expect(recordText({ b: proof, a: proof })).toBe(`{\n  "a": ${line},\n  "b": ${line}\n}\n`);
});

test('fileIn returns the file of a test, with or without a view', meta, () => {
  expect(['e2e/a.spec.ts [on a phone] > a > b', 'a.test.ts > b'].map(fileIn)).toEqual(['e2e/a.spec.ts', 'a.test.ts']);
});

const rows = `[
  { id: 'first',
    find: 1 },
  { id: 'second',
    find: 2 },
]
`;
const files = {
  'src/a.ts': 'a\n',
  'src/b.ts': 'b\n',
  'tests/a.test.ts': 'test\n',
  'tests/b.test.ts': 'test\n',
  'faults.ts': rows,
};
const { folder, remove } = temporaryFolder(files);
let commit = '';
beforeAll(() => {
  commit = commitAll(folder);
});
beforeEach(() => writeFiles(folder, files));
afterAll(remove);

const faults = [
  { ...label, id: 'first', file: 'src/a.ts', find: 'a', replace: 'x' },
  { ...label, id: 'second', file: 'src/b.ts', find: 'b', replace: 'y', rules: ['VAL-NAME~2', 'VAL-MORE~2'] },
];
const proofOf = (...tests: string[]) => ({
  commit,
  noticed: Object.fromEntries(
    tests.map((name, index) => [index === 0 ? 'VAL-NAME~2' : 'VAL-MORE~2', `${name} > works`]),
  ),
});
const touched = (record: ProofRecord) =>
  touchedFaults({ root: folder, faults, files: { faults: 'faults.ts' } } as unknown as Project, record).map(
    ({ id }) => id,
  );
const recorded = () => ({ first: proofOf('tests/a.test.ts'), second: proofOf('tests/b.test.ts', 'tests/b.test.ts') });

const touches: Readonly<Record<string, readonly [changed: Readonly<Record<string, string>>, ids: readonly string[]]>> =
  {
    nothing: [{}, []],
    'the file of a fault': [{ 'src/a.ts': 'a // now\n' }, ['first']],
    'a test that noticed one': [{ 'tests/b.test.ts': 'better\n' }, ['second']],
    'the row of one': [{ 'faults.ts': rows.replace('find: 2', 'find: 3') }, ['second']],
    'a line taken from a row': [{ 'faults.ts': rows.replace("'second',\n    find: 2", "'second'") }, ['second']],
    'a new test and a new helper': [{ 'tests/c.test.ts': 'test\n', 'tests/support.ts': 'help\n' }, []],
  };
for (const [what, [changed, ids]] of Object.entries(touches)) {
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

/** A project whose tests only write down that they ran, and fail if `src/b.ts` has the fault. */
function projectOf(failing: readonly string[]): Project {
  const layerOf = (layer: string) => ({
    title: layer,
    tests: /./,
    runner: {
      report: `${layer}.json`,
      read: (json: unknown) => json as readonly RunnerResult[],
      command: ({ tags, title }: { tags: readonly string[]; title?: string }) => ({
        args: ['node', '-e', script, layer, tags.join(), title ?? '', failing.join()],
      }),
    },
  });
  const rules = ['VAL-NAME', 'VAL-MORE'].map((id) => ({ ...rule, id, layers: ['e2e', 'unit'] }));
  return { root: folder, rules, layers: { unit: layerOf('unit'), e2e: layerOf('e2e') }, faults } as unknown as Project;
}
const script = `const [layer, tags, only, failing] = process.argv.slice(1);
const { readFileSync, writeFileSync, appendFileSync } = require('node:fs');
appendFileSync('runs.txt', [layer, tags, only].join(' ') + '\\n');
const isBroken = readFileSync('src/b.ts', 'utf8').includes('y');
const tests = tags.split(',').flatMap((tag) => ['one ' + tag, 'two ' + tag].map((title) => ({ tag, title })));
writeFileSync(layer + '.json', JSON.stringify(tests.filter(({ title }) => !only || title === only).map(({ tag, title }) => ({
  file: layer + '.test.ts', line: 1, title, tags: [tag],
  outcome: isBroken && failing.split(',').includes(layer + ' ' + title) ? 'failed' : 'passed' }))));`;

const runs: Readonly<
  Record<
    string,
    readonly [failing: readonly string[], known: readonly string[], runs: readonly string[], noticed: readonly string[]]
  >
> = {
  'the lowest layer, rule by rule, and the first test that fails': [
    ['unit two VAL-NAME~2', 'unit one VAL-NAME~2', 'unit one VAL-MORE~2', 'e2e one VAL-NAME~2'],
    [],
    ['unit VAL-NAME~2', 'unit VAL-MORE~2'],
    ['unit.test.ts > one VAL-NAME~2', 'unit.test.ts > one VAL-MORE~2'],
  ],
  'a higher layer only for rules that no test below noticed': [
    ['unit one VAL-NAME~2', 'e2e two VAL-MORE~2'],
    [],
    ['unit VAL-NAME~2', 'unit VAL-MORE~2', 'e2e VAL-MORE~2'],
    ['unit.test.ts > one VAL-NAME~2', 'e2e.test.ts > two VAL-MORE~2'],
  ],
  'first what noticed it the last time': [
    ['unit one VAL-NAME~2', 'unit two VAL-NAME~2', 'e2e one VAL-MORE~2'],
    ['unit.test.ts > two VAL-NAME~2', 'e2e.test.ts > one VAL-MORE~2'],
    ['unit VAL-NAME~2 two VAL-NAME~2', 'e2e VAL-MORE~2 one VAL-MORE~2'],
    ['unit.test.ts > two VAL-NAME~2', 'e2e.test.ts > one VAL-MORE~2'],
  ],
  'all layers of a rule that no test notices': [
    [],
    ['unit.test.ts > one VAL-NAME~2'],
    ['unit VAL-NAME~2 one VAL-NAME~2', 'unit VAL-NAME~2', 'unit VAL-MORE~2', 'e2e VAL-NAME~2', 'e2e VAL-MORE~2'],
    [],
  ],
};
for (const [what, [failing, known, lines, noticed]] of Object.entries(runs)) {
  test(`notice runs ${what}`, meta, async () => {
    const [, fault = label] = faults;
    writeFiles(folder, { 'runs.txt': '' });
    const outcome = 'passed' as const;
    const baseline = async (layer: string) =>
      ['one', 'two'].flatMap((title) =>
        fault.rules.map((tag) => ({
          layer,
          file: `${layer}.test.ts`,
          line: 1,
          title: `${title} ${tag}`,
          tags: [tag],
          outcome,
          expectedToFail: false,
          flaky: false,
          note: undefined,
        })),
      );
    const proof = { commit, noticed: Object.fromEntries(known.map((name, index) => [fault.rules[index] ?? '', name])) };
    const found = await notice(projectOf(failing), { folder, port: 0 }, fault, { baseline, proof });
    expect(Object.values(found)).toEqual(noticed);
    expect(
      readFileSync(`${folder}/runs.txt`, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual(lines);
    expect(readFileSync(`${folder}/src/b.ts`, 'utf8')).toBe('b\n');
  });
}
