import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readVitestReport } from '../read-reports';
import { untraced } from '../tags';
import { temporaryFolder } from './support/project';

const packages = dirname(dirname(createRequire(import.meta.url).resolve('vitest/package.json')));

const config = `import { TraceReporter } from ${JSON.stringify(join(import.meta.dirname, '../vitest-reporter.ts'))};
export default { test: { includeTaskLocation: true, tags: [{ name: 'A' }, { name: 'B' }],
  reporters: [new TraceReporter()] } };`;

const sample = `import { beforeAll, describe, test } from 'vitest';
const fail = () => { throw new Error('no'); };
let tries = 0;
test('passes', { tags: ['A', 'B'] }, () => {});
test('fails', { tags: ['B'] }, fail);
test('fails as expected', { fails: true }, fail);
test('passes unexpectedly', { fails: true }, () => {});
test('passes on a retry', { retry: 1 }, () => { if (tries++ === 0) fail(); });
test.skip('is skipped', fail);
test('is skipped with a reason', ({ skip }) => skip(true, 'no browser'));
describe('a group', () => { for (const n of [1, 2]) test('counts to ' + n, () => {}); });
describe('a failing group', () => { beforeAll(() => { throw new Error('failing hook'); }); test('never begins', fail); });
`;
const stray = `import { test } from 'vitest';
test('leaves an error behind', async () => {
  setTimeout(() => { throw new Error('too late'); });
  await new Promise((done) => setTimeout(done, 1));
});
`;

const { folder, remove } = temporaryFolder({
  'vitest.config.mjs': config,
  'tests/unit/sample.test.js': sample,
  'tests/unit/stray.test.js': stray,
  'tests/unit/unreadable.test.js': 'import "./nowhere.js";',
});
symlinkSync(packages, join(folder, 'node_modules'), 'junction');
const program = join(packages, 'vitest/vitest.mjs');
const { VITEST: _, ...env } = process.env;
const { stdout } = spawnSync(process.execPath, [program, 'run', '--root', folder], {
  cwd: folder,
  env: { ...env, VITEST_REPORT: 'made/here.json' },
  encoding: 'utf8',
});
const results = readVitestReport(JSON.parse(readFileSync(join(folder, 'made/here.json'), 'utf8')));

afterAll(remove);

const expected = [
  { title: 'passes', line: 4, tags: ['A', 'B'], outcome: 'passed' },
  { title: 'fails', line: 5, tags: ['B'], outcome: 'failed', note: 'no' },
  { title: 'fails as expected', line: 6, outcome: 'passed', expectedToFail: true },
  { title: 'passes unexpectedly', line: 7, outcome: 'failed', expectedToFail: true, note: 'Expect test to fail' },
  { title: 'passes on a retry', line: 8, outcome: 'passed', flaky: true, note: 'no' },
  { title: 'is skipped', line: 9, outcome: 'skipped' },
  { title: 'is skipped with a reason', line: 10, outcome: 'skipped', note: 'no browser' },
  { title: 'a group > counts to 1', line: 11, outcome: 'passed' },
  { title: 'a group > counts to 2', line: 11, outcome: 'passed' },
  { title: 'a failing group > never begins', line: 12, outcome: 'skipped' },
];

for (const { title, ...difference } of expected) {
  test(`TraceReporter records the test “${title}”`, untraced, () => {
    const usual = { file: 'tests/unit/sample.test.js', tags: [], expectedToFail: false, flaky: false };
    expect(results.filter((result) => result.title === title)).toEqual([{ ...usual, title, ...difference }]);
  });
}

test('TraceReporter prints the tags of the failed tests', untraced, () => {
  expect(stdout).toContain('Tags of the failed tests:\n  B  tests/unit/sample.test.js:5  fails\n');
});

test('TraceReporter records a failed hook, and an error that a timer throws', untraced, () => {
  const titles = results.map(({ title }) => title);
  for (const what of ['failing hook', 'too late']) expect(titles).toContain(`outside any test: ${what}`);
});

test('TraceReporter records a file that could not be loaded', untraced, () => {
  const own = results.filter(({ file }) => file === 'tests/unit/unreadable.test.js');
  expect(own).toEqual([expect.objectContaining({ outcome: 'failed', title: expect.stringContaining('nowhere.js') })]);
});
