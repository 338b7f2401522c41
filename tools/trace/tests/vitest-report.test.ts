import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport } from '../read-reports';
import { temporaryFolder } from './support/project';

/* These tests read a report that Vitest writes. read-reports.test.ts has examples of Playwright's. */

const packages = dirname(dirname(createRequire(import.meta.url).resolve('vitest/package.json')));

const config = `export default { test: {
  includeTaskLocation: true,
  setupFiles: [${JSON.stringify(join(import.meta.dirname, '../vitest-setup.ts'))}],
  tags: [{ name: 'A' }, { name: 'B' }],
} };`;

const sample = `import { beforeAll, describe, test } from 'vitest';
const fail = () => { throw new Error('no'); };
let tries = 0;
test('passes', { tags: ['A', 'B'] }, () => {});
test('fails', { tags: ['B'] }, fail);
test('fails as expected', { fails: true }, fail);
test('passes on a retry', { retry: 1 }, () => { if (tries++ === 0) fail(); });
test('is skipped with a reason', ({ skip }) => skip(true, 'no browser'));
describe('a group', () => test('is inside', () => {}));
`;
const hook = `import { beforeAll, test } from 'vitest';
beforeAll(() => { throw new Error('failing hook'); });
test('never begins', () => {});
`;

const { folder, remove } = temporaryFolder({
  'vitest.config.mjs': config,
  'tests/sample.test.js': sample,
  'tests/hook.test.js': hook,
  'tests/unreadable.test.js': 'import "./nowhere.js";',
});
symlinkSync(packages, join(folder, 'node_modules'), 'junction');
const { VITEST: _, ...env } = process.env;
const options = ['run', '--root', folder, '--reporter=json', '--outputFile=report.json'];
spawnSync(process.execPath, [join(packages, 'vitest/vitest.mjs'), ...options], { cwd: folder, env });
const results = readReport(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')), folder);
afterAll(remove);

for (const { title, ...difference } of [
  { title: 'passes', line: 4, tags: ['A', 'B'], outcome: 'passed' },
  { title: 'fails', line: 5, tags: ['B'], outcome: 'failed', note: expect.stringMatching(/^Error: no\n/) },
  { title: 'fails as expected', line: 6, outcome: 'failed', note: 'passed only because it was expected to fail' },
  { title: 'passes on a retry', line: 7, outcome: 'failed', note: 'passed only on a retry' },
  { title: 'is skipped with a reason', line: 8, outcome: 'skipped', note: 'no browser' },
  { title: 'a group > is inside', line: 9, outcome: 'passed' },
]) {
  test(`readReport reads Vitest's result of the test “${title}”`, { tags: 'untraced' }, () => {
    const usual = { file: 'tests/sample.test.js', tags: [] };
    expect(results.filter((result) => result.title === title)).toEqual([{ ...usual, title, ...difference }]);
  });
}

test('readReport reads a failed hook, and a file that Vitest could not load', { tags: 'untraced' }, () => {
  const outside = results.filter(({ title }) => title.startsWith('outside any test'));
  expect(outside.map(({ file, outcome }) => [file, outcome]).sort()).toEqual([
    ['tests/hook.test.js', 'failed'],
    ['tests/unreadable.test.js', 'failed'],
  ]);
  expect(outside.map(({ note }) => note).join()).toMatch(/failing hook.*nowhere\.js|nowhere\.js.*failing hook/s);
});
