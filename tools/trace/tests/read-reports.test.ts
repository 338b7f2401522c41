import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport } from '../read-reports';
import { temporaryFolder } from './support/project';

/* The examples of Playwright's report are written here. */

const own = { line: 8, title: 'the menu opens', tags: ['NAV-MENU'] };
const run = { projectName: 'phone', expectedStatus: 'passed', status: 'expected', annotations: [], results: [{}] };
const report = { config: { rootDir: '/somewhere/site/e2e' }, suites: [], errors: [] };
const specOf = (reported: object) => ({ ...own, file: 'layout/menu.spec.ts', tests: [{ ...run, ...reported }] });

// biome-ignore format: a table, one case per line
test.each([
  ['passed', {}, { outcome: 'passed' }],
  ['failed', { status: 'unexpected', results: [{ error: { message: 'no' } }] }, { outcome: 'failed', note: 'no' }],
  ['never started', { status: 'unexpected', results: [] }, { outcome: 'failed' }],
  ['was skipped', { status: 'skipped', annotations: [{ type: 'skip', description: 'no Firefox' }] }, { outcome: 'skipped', note: 'no Firefox' }],
  ['is flaky', { status: 'flaky' }, { outcome: 'failed', note: 'passed only on a retry' }],
  ['was expected to fail', { expectedStatus: 'failed' }, { outcome: 'failed', note: 'passed only because it was expected to fail' }],
])('readReport reads a test of Playwright that %s', (_, reported, result) => {
  const group = { title: 'by touch', specs: [specOf(reported)] };
  const suites = [{ title: 'menu.spec.ts', specs: [], suites: [group] }];
  const seen = { ...own, title: 'by touch > the menu opens', file: 'e2e/layout/menu.spec.ts', project: 'phone' };
  expect(readReport({ ...report, suites }, '/somewhere/site')).toEqual([{ ...seen, ...result }]);
});

test('readReport reads errors outside tests of Playwright with their places', () => {
  const location = { file: '/somewhere/site/e2e/menu.spec.ts', line: 2 };
  const errors = [{ message: 'no such thing', location }, { message: 'no server' }];
  expect(readReport({ ...report, errors }, '/somewhere/site')).toMatchObject([
    { file: 'e2e/menu.spec.ts', line: 2, outcome: 'failed', title: 'outside any test: no such thing' },
    { file: 'playwright.config.ts', line: 1, outcome: 'failed', title: 'outside any test: no server' },
  ]);
});

/* Vitest writes its report. */

const packages = dirname(dirname(createRequire(import.meta.url).resolve('vitest/package.json')));
const folder = temporaryFolder({
  'vitest.config.mjs': `export default { test: {
    includeTaskLocation: true,
    setupFiles: [${JSON.stringify(join(import.meta.dirname, '../vitest-setup.ts'))}],
    tags: [{ name: 'A' }, { name: 'B' }],
  } };`,
  'tests/sample.test.js': `import { describe, test } from 'vitest';
    const fail = () => { throw new Error('no'); };
    let tries = 0;
    test('passes', { tags: ['A', 'B'] }, () => {});
    test('fails', { tags: ['B'] }, fail);
    test('fails as expected', { fails: true }, fail);
    test('passes on a retry', { retry: 1 }, () => { if (tries++ === 0) fail(); });
    test('is skipped with a reason', ({ skip }) => skip(true, 'no browser'));
    describe('a group', () => test('is inside', () => {}));`,
  'tests/hook.test.js': `import { beforeAll, test } from 'vitest';
    beforeAll(() => { throw new Error('failing hook'); });
    test('never begins', () => {});`,
  'tests/file.test.js': 'throw new Error("failing file");',
});
symlinkSync(packages, join(folder, 'node_modules'), 'junction');
const { VITEST: _, ...env } = process.env;
const options = ['run', '--root', folder, '--reporter=json', '--outputFile=report.json'];
spawnSync(process.execPath, [join(packages, 'vitest/vitest.mjs'), ...options], { cwd: folder, env });
const results = readReport(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')), folder);

const outside = { line: 1, tags: ['untraced'] };
test.each([
  { title: 'passes', line: 4, tags: ['A', 'B'], outcome: 'passed' },
  { title: 'fails', line: 5, tags: ['B'], note: expect.stringMatching(/^Error: no\n/) },
  { title: 'fails as expected', line: 6, note: 'passed only because it was expected to fail' },
  { title: 'passes on a retry', line: 7, note: 'passed only on a retry' },
  { title: 'is skipped with a reason', line: 8, outcome: 'skipped', note: 'no browser' },
  { title: 'a group > is inside', line: 9, outcome: 'passed' },
  { ...outside, title: 'outside any test: failing hook', file: 'tests/hook.test.js', note: 'failing hook' },
  { ...outside, title: 'outside any test: failing file', file: 'tests/file.test.js', note: 'failing file' },
])("readReport reads Vitest's result of the test “$title”", ({ title, ...difference }) => {
  const usual = { file: 'tests/sample.test.js', tags: [], outcome: 'failed' };
  expect(results.filter((result) => result.title === title)).toEqual([{ ...usual, title, ...difference }]);
});
