import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Project } from '../config';
import { commitAll } from '../files';
import { detect } from '../prove/detect';
import { applyFault } from '../prove/sandbox';
import { editOf, touchedFaults } from '../prove/touched';
import { quoteFaults } from '../quote-faults';
import type { ProofRecord } from '../records';
import type { Run } from '../runners';
import { fault, result } from './support/input';
import { temporaryFolder, writeFiles } from './support/project';

const second = { ...fault, id: 'second', file: 'src/b.ts', find: 'b', replace: 'y', rules: ['VAL-NAME', 'VAL-MORE'] };
const first = { ...fault, id: 'first', file: 'src/a.ts', find: 'a', replace: 'x' };
const contents = { 'src/a.ts': 'a\n', 'src/b.ts': 'b\n', 'tests/a.test.ts': 'test\n', 'tests/b.test.ts': 'test\n' };
const { folder, remove } = temporaryFolder(contents);
beforeAll(() => commitAll(folder));
beforeEach(() => writeFiles(folder, contents));
afterAll(remove);

const newSandbox = () => ({ folder, port: 0, started: new Map() });

test('applyFault rejects a fault whose `find` does not occur exactly once', { tags: 'untraced' }, () => {
  expect(() => applyFault(newSandbox(), { ...second, find: 'c' })).toThrow('occurs 0 times in src/b.ts');
});

const recorded: ProofRecord = {
  first: { edit: editOf(first), 'VAL-NAME': 'tests/a.test.ts' },
  second: { edit: editOf(second), 'VAL-NAME': 'tests/b.test.ts', 'VAL-MORE': 'tests/b.test.ts' },
};
/** Returns the ids of the faults that are touched if these files change. */
function touchedBy(files: Readonly<Record<string, string>>, faults = [first, second], record = recorded) {
  writeFiles(folder, { ...contents, ...files });
  return touchedFaults({ root: folder, faults } as unknown as Project, record, 'HEAD').map(({ id }) => id);
}

test('touchedFaults returns faults whose edit, edited file, detecting test or proof is new', {
  tags: 'untraced',
}, () => {
  expect(touchedBy({ 'src/a.ts': 'a // now\n' })).toEqual(['first']);
  expect(touchedBy({ 'tests/b.test.ts': 'better\n' })).toEqual(['second']);
  expect(touchedBy({ 'tests/support.ts': 'help\n' }, [first, { ...second, what: 'Reworded.' }])).toEqual([]);
  expect(touchedBy({}, [first, { ...second, replace: 'z' }])).toEqual(['second']);
  expect(touchedBy({}, [first, second], { first: { edit: editOf(first) } })).toEqual(['first', 'second']);
});

test('quoteFaults removes the longest part of a quote that occurs once in the product', { tags: 'untraced' }, () => {
  writeFiles(folder, { 'src/page.ts': "'Call us, and ask us.'", 'src/other.ts': "'Call us'", 'x.ts': 'and ask us' });
  const quote = { rule: 'VAL-NAME', where: '/', file: 'page.md', says: '' };
  const quotes = [
    { ...quote, literal: ['Call us', 'and ask', 'and ask us', 'and ask us twice'] },
    { ...quote, rule: 'VAL-MORE', literal: ['Call us'] },
  ];
  const found = quoteFaults(folder, { quotes, files: { product: 'src' } as Project['files'] });
  expect(found.map(({ id, file, find }) => [id, file, find])).toEqual([
    ['VAL-NAME-quote', 'src/page.ts', 'and ask us'],
  ]);
});

/** The tests in a file: one of each rule. */
const testsIn = (layer: string, file: string) =>
  second.rules.map((tag) => result({ layer, file, title: `of ${tag}`, tags: [tag] }));

/** Makes a project whose runner records its runs. If `src/b.ts` has the fault, the given tests (`file rule`) fail. */
function projectOf(failing: string, runs: string[]): Project {
  const layerOf = (layer: string) => {
    const run = async ({ tag, files: names }: Run) => {
      runs.push(`${names.join('+')} ${tag}`);
      const isBroken = readFileSync(`${folder}/src/b.ts`, 'utf8').includes('y');
      const testResults = names.map((file) => {
        const status = isBroken && failing.includes(`${file} ${tag}`) ? 'failed' : 'passed';
        const found = { title: `of ${tag}`, ancestorTitles: [], tags: [tag], status, failureMessages: [], meta: {} };
        return { name: join(folder, file), status, assertionResults: [found] };
      });
      writeFiles(folder, { [`${layer}.json`]: JSON.stringify({ testResults }) });
    };
    return { runner: { report: `${layer}.json`, start: () => ({ run, end() {} }) } };
  };
  return { root: folder, layers: { unit: layerOf('unit'), e2e: layerOf('e2e') } } as unknown as Project;
}

/** The tests that fail with the fault, as `file rule`; the file on record for VAL-NAME; the runs; and the resulting proof. */
const detections = {
  'the lowest layer, rule by rule, and a higher layer only for rules without a failed test': {
    failing: 'one VAL-NAME, three VAL-MORE',
    runs: ['one+two VAL-NAME', 'one+two VAL-MORE', 'three VAL-MORE'],
    detected: { 'VAL-NAME': 'one', 'VAL-MORE': 'three' },
  },
  'the file on record first': {
    failing: 'one VAL-NAME, three VAL-NAME, two VAL-MORE',
    known: 'three',
    runs: ['three VAL-NAME', 'one+two VAL-MORE'],
    detected: { 'VAL-NAME': 'three', 'VAL-MORE': 'two' },
  },
};
for (const [what, { failing, runs, detected, ...record }] of Object.entries(detections)) {
  test(`detect runs ${what}`, { tags: 'untraced' }, async () => {
    const ran: string[] = [];
    const results = [...testsIn('unit', 'one'), ...testsIn('unit', 'two'), ...testsIn('e2e', 'three')];
    const proof = 'known' in record ? { 'VAL-NAME': record.known } : {};
    expect(await detect(projectOf(failing, ran), newSandbox(), second, { results, proof })).toEqual(detected);
    expect(ran).toEqual(runs);
    expect(readFileSync(`${folder}/src/b.ts`, 'utf8')).toBe('b\n');
  });
}
