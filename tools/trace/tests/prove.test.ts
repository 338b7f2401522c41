import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Project } from '../config';
import type { Fault } from '../declarations';
import { commitAll } from '../files';
import type { ProofRecord } from '../model';
import { detect } from '../prove/detect';
import { editOf, touchedFaults } from '../prove/touched';
import { quoteFaults } from '../read-project';
import type { Runner } from '../runners';
import { fault, result } from './support/input';
import { temporaryFolder, writeFiles } from './support/project';

const second = { ...fault, id: 'second', file: 'src/b.ts', find: 'b', replace: 'y', rules: ['VAL-NAME', 'VAL-MORE'] };
const first = { ...fault, id: 'first', file: 'src/a.ts', find: 'a', replace: 'x' };
const contents = { 'src/a.ts': 'a\n', 'src/b.ts': 'b\n', 'tests/a.test.ts': 'test\n', 'tests/b.test.ts': 'test\n' };
const folder = temporaryFolder(contents);
beforeAll(() => commitAll(folder));
beforeEach(() => writeFiles(folder, contents));

const recorded = {
  first: { edit: editOf(first), 'VAL-NAME': 'tests/a.test.ts' },
  second: { edit: editOf(second), 'VAL-NAME': 'tests/b.test.ts', 'VAL-MORE': 'tests/b.test.ts' },
};
type Change = { files?: Readonly<Record<string, string>>; faults?: Fault[]; record?: ProofRecord };
test.each<[which: string, ids: string, Change]>([
  ['whose edited file changed', 'first', { files: { 'src/a.ts': 'a // now\n' } }],
  ['whose test on record changed', 'second', { files: { 'tests/b.test.ts': 'better\n' } }],
  ['whose edit changed', 'second', { faults: [first, { ...second, replace: 'z' }] }],
  ['without a proof', 'first second', { record: { first: { edit: editOf(first) } } }],
  ['but none for other changes', '', { files: { 'tests/c.ts': '' }, faults: [first, { ...second, what: 'New.' }] }],
])('touchedFaults returns faults %s', (_, ids, { files = {}, faults = [first, second], record = recorded }) => {
  writeFiles(folder, files);
  const touched = touchedFaults({ root: folder, faults } as unknown as Project, record, 'HEAD');
  expect(touched.map(({ id }) => id).join(' ')).toBe(ids);
});

test('quoteFaults removes the longest part of a quote that occurs once in the product', () => {
  writeFiles(folder, { 'src/page.ts': "'Call us, and ask us.'", 'src/other.ts': "'Call us'", 'x.ts': 'and ask us' });
  const quote = { rule: 'VAL-NAME', where: '/', file: 'page.md', says: '' };
  const quotes = [
    { ...quote, literal: ['Call us', 'and ask', 'and ask us', 'and ask us twice'] },
    { ...quote, rule: 'VAL-MORE', literal: ['Call us'] },
  ];
  expect(quoteFaults({ root: folder, quotes, files: { product: 'src' } as Project['files'] })).toEqual([
    expect.objectContaining({ id: 'VAL-NAME-quote', file: 'src/page.ts', find: 'and ask us' }),
  ]);
});

// biome-ignore format: a table
test.each([
  ['the lowest layer, rule by rule, and a higher layer only for rules without a failed test', {}, 'one VAL-NAME, three VAL-MORE',
    ['one+two VAL-NAME', 'one+two VAL-MORE', 'three VAL-MORE'], { 'VAL-NAME': 'one', 'VAL-MORE': 'three' }],
  ['the file on record first', { 'VAL-NAME': 'three' }, 'one VAL-NAME, three VAL-NAME, two VAL-MORE',
    ['three VAL-NAME', 'one+two VAL-MORE'], { 'VAL-NAME': 'three', 'VAL-MORE': 'two' }],
])('detect runs %s', async (_, proof, failing, runs, detected) => {
  const ran: string[] = [];
  const report = 'report.json';
  // If `src/b.ts` has the fault, the tests in `failing` fail.
  const run: Runner['run'] = async (_, tag, files) => {
    ran.push(`${files.join('+')} ${tag}`);
    const isBroken = readFileSync(join(folder, 'src/b.ts'), 'utf8').includes('y');
    const testResults = files.map((file) => {
      const status = isBroken && failing.includes(`${file} ${tag}`) ? 'failed' : 'passed';
      const found = { title: `of ${tag}`, ancestorTitles: [], tags: [tag], status, failureMessages: [], meta: {} };
      return { name: join(folder, file), status, assertionResults: [found] };
    });
    writeFiles(folder, { [report]: JSON.stringify({ testResults }) });
  };
  const layer = { tests: /^/, runner: { report, run } };
  // Each file has a test of each rule.
  const results = Object.entries({ one: 'unit', two: 'unit', three: 'e2e' }).flatMap(([file, layer]) =>
    second.rules.map((tag) => result({ layer, file, title: `of ${tag}`, tags: [tag] })),
  );
  const project = { layers: { unit: layer, e2e: layer } };
  expect(await detect(project, { folder, port: 0 }, second, results, proof)).toEqual(detected);
  expect(ran).toEqual(runs);
  expect(readFileSync(join(folder, 'src/b.ts'), 'utf8')).toBe('b\n');
});
