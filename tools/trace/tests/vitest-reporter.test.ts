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
export default { test: { includeTaskLocation: true, tags: [{ name: 'A' }, { name: 'B' }], reporters: [new TraceReporter()] } };`;

const sample = `import { beforeAll, describe, test } from 'vitest';
const fail = () => { throw new Error('no'); };
let tries = 0;
test('passes', { tags: ['A', 'B'] }, () => {});
test('fails', { tags: ['B'] }, fail);
test('fails as expected', { fails: true }, fail);
test('passes on a retry', { retry: 1 }, () => { if (tries++ === 0) fail(); });
test('is skipped with a reason', ({ skip }) => skip(true, 'no browser'));
describe('a group', () => { beforeAll(() => { throw new Error('failing hook'); }); test('never begins', fail); });
`;
const stray = `import { test } from 'vitest';
test('leaves an error behind', async () => {
  setTimeout(() => { throw new Error('too late'); });
  await new Promise((done) => setTimeout(done, 1));
});
`;

const { folder, remove } = temporaryFolder({
  'vitest.config.mjs': config,
  'tests/sample.test.js': sample,
  'tests/stray.test.js': stray,
  'tests/unreadable.test.js': 'import "./nowhere.js";',
});
symlinkSync(packages, join(folder, 'node_modules'), 'junction');
const { VITEST: _, ...env } = process.env;
const { stdout } = spawnSync(process.execPath, [join(packages, 'vitest/vitest.mjs'), 'run', '--root', folder], {
  cwd: folder,
  env: { ...env, VITEST_REPORT: 'made/here.json' },
  encoding: 'utf8',
});
const results = readVitestReport(JSON.parse(readFileSync(join(folder, 'made/here.json'), 'utf8')));
afterAll(remove);

for (const { title, ...difference } of [
  { title: 'passes', line: 4, tags: ['A', 'B'], outcome: 'passed' },
  { title: 'fails', line: 5, tags: ['B'], outcome: 'failed', note: 'no' },
  { title: 'fails as expected', line: 6, outcome: 'failed', note: 'passed only because it was expected to fail' },
  { title: 'passes on a retry', line: 7, outcome: 'failed', note: 'passed only on a retry' },
  { title: 'is skipped with a reason', line: 8, outcome: 'skipped', note: 'no browser' },
  { title: 'a group > never begins', line: 9, outcome: 'skipped' },
]) {
  test(`TraceReporter records the test “${title}”`, untraced, () => {
    const usual = { file: 'tests/sample.test.js', tags: [] };
    expect(results.filter((result) => result.title === title)).toEqual([{ ...usual, title, ...difference }]);
  });
}

test('TraceReporter prints the tags of the failed tests', untraced, () => {
  expect(stdout).toContain('Tags of the failed tests:\n  B  tests/sample.test.js:5  fails\n');
});

test('TraceReporter records a failed hook, an error of a timer, and a file that could not be loaded', untraced, () => {
  const titles = results.map(({ title }) => title).join();
  for (const what of ['failing hook', 'too late']) expect(titles).toContain(`outside any test: ${what}`);
  expect(titles).toContain('nowhere.js');
});
