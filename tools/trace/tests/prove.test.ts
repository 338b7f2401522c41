import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Project } from '../config';
import type { Fault } from '../declarations';
import { commitAll } from '../files';
import { notice } from '../prove/notice';
import { applyFault } from '../prove/sandbox';
import { touchedFaults } from '../prove/touched';
import { nameOf, type ProofRecord } from '../records';
import type { Run } from '../runners';
import { untraced } from '../tags';
import { fault, result } from './support/input';
import { temporaryFolder, writeFiles } from './support/project';

const second = { ...fault, id: 'second', file: 'src/b.ts', find: 'b', replace: 'y', rules: ['VAL-NAME', 'VAL-MORE'] };
const faults = [{ ...fault, id: 'first', file: 'src/a.ts', find: 'a', replace: 'x' }, second];
const moduleOf = (...rows: Fault[]) => `export const faults = ${JSON.stringify(rows)};\n`;
const contents = {
  'src/a.ts': 'a\n',
  'src/b.ts': 'b\n',
  'tests/a.test.ts': 'test\n',
  'tests/b.test.ts': 'test\n',
  'faults/all.ts': moduleOf(...faults),
};
const { folder, remove } = temporaryFolder(contents);
let commit = '';
beforeAll(() => {
  commit = commitAll(folder);
});
beforeEach(() => writeFiles(folder, contents));
afterAll(remove);

const newSandbox = () => ({ folder, port: 0, started: new Map(), built: undefined });
test('applyFault rejects a fault whose `find` does not occur exactly once', untraced, () => {
  expect(() => applyFault(newSandbox(), { ...second, find: 'c' })).toThrow('occurs 0 times in src/b.ts');
});

const proofOf = (...tests: string[]) =>
  Object.fromEntries(tests.map((name, index) => [second.rules[index] ?? '', `${name} > works`]));
const recorded = { first: proofOf('tests/a.test.ts'), second: proofOf('tests/b.test.ts', 'tests/b.test.ts') };
const touched = async (record: ProofRecord, rows: readonly Fault[] = faults) => {
  const project = { root: folder, faults: rows, files: { faults: 'faults' } } as unknown as Project;
  return (await touchedFaults(project, record, commit)).map(({ id }) => id);
};

const touches: readonly (readonly [what: string, changed: Readonly<Record<string, string>>, ...ids: string[]])[] = [
  ['a fault whose edited file changed', { 'src/a.ts': 'a // now\n' }, 'first'],
  ['the faults that a changed test detected', { 'tests/b.test.ts': 'better\n' }, 'second'],
  ['no fault for a new test or a new helper', { 'tests/c.test.ts': 'test\n', 'tests/support.ts': 'help\n' }],
];
for (const [what, changed, ...ids] of touches) {
  test(`touchedFaults returns ${what}`, untraced, async () => {
    writeFiles(folder, changed);
    expect(await touched(recorded)).toEqual(ids);
  });
}

test('touchedFaults returns only the fault whose row changed', untraced, async () => {
  expect(await touched(recorded, [...faults.slice(0, 1), { ...second, replace: 'z' }])).toEqual(['second']);
});

test('touchedFaults returns faults without a complete proof', untraced, async () => {
  expect(await touched({})).toEqual(['first', 'second']);
  expect(await touched({ ...recorded, second: proofOf('tests/b.test.ts') })).toEqual(['second']);
});

/** Makes a project whose runner records its runs, and fails the given tests if `src/b.ts` has the fault. */
function projectOf(failing: readonly string[], runs: string[]): Project {
  const layerOf = (layer: string) => {
    const report = `${layer}.json`;
    const run = async ({ tags: [tag = ''], only }: Run) => {
      runs.push(`${layer} ${only?.[0]?.title ?? tag}`);
      const isBroken = readFileSync(`${folder}/src/b.ts`, 'utf8').includes('y');
      const results = (only ? only.map(({ title }) => title) : [`one ${tag}`, `two ${tag}`]).map((title) =>
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

/** Adds the prefix `VAL-`, which the table below omits. */
const inFull = (name: string) => `${name.replace(/[A-Z]+/, 'VAL-$&')}`;
/**
 * The tests that fail with the fault, those on record, the runs, and the resulting proof. A test is written as `layer title`, a run
 * of all tests of a rule as `layer rule`.
 */
const detections: Readonly<Record<string, Partial<Record<'failing' | 'known' | 'runs' | 'detected', string>>>> = {
  'the lowest layer, rule by rule, and records the first test that fails': {
    failing: 'unit two NAME, unit one NAME, unit one MORE, e2e one NAME',
    runs: 'unit NAME, unit MORE',
    detected: 'unit one NAME, unit one MORE',
  },
  'a higher layer only for rules without a failed test in a lower layer': {
    failing: 'unit one NAME, e2e two MORE',
    runs: 'unit NAME, unit MORE, e2e MORE',
    detected: 'unit one NAME, e2e two MORE',
  },
  'only the tests on record if they detect the fault again': {
    failing: 'unit one NAME, unit two NAME, e2e one MORE',
    known: 'unit two NAME, e2e one MORE',
    runs: 'unit two NAME, e2e one MORE',
    detected: 'unit two NAME, e2e one MORE',
  },
  'all layers if no test detects the fault': {
    known: 'unit one NAME',
    runs: 'unit one NAME, unit NAME, unit MORE, e2e NAME, e2e MORE',
  },
};
const namesIn = (list = '') => list.split(', ').filter(Boolean).map(inFull);
for (const [what, { failing, known, runs, detected }] of Object.entries(detections)) {
  test(`notice runs ${what}`, untraced, async () => {
    const ran: string[] = [];
    const testsIn = (list?: string) => namesIn(list).map((name) => name.replace(' ', '.test.ts > '));
    const proof = Object.fromEntries(testsIn(known).map((name, at) => [second.rules[at] ?? '', name]));
    const all = async (layer: string) =>
      ['one', 'two'].flatMap((title) =>
        second.rules.map((tag) => result({ layer, file: `${layer}.test.ts`, title: `${title} ${tag}`, tags: [tag] })),
      );
    const project = projectOf(namesIn(failing), ran);
    const recorded = async (layer: string) =>
      (await all(layer)).filter((one) => Object.values(proof).includes(nameOf(one)));
    const found = await notice(project, newSandbox(), second, { baseline: { all, recorded }, proof });
    expect(second.rules.flatMap((id) => found[id] ?? [])).toEqual(testsIn(detected));
    expect(ran).toEqual(namesIn(runs));
    expect(readFileSync(`${folder}/src/b.ts`, 'utf8')).toBe('b\n');
  });
}
