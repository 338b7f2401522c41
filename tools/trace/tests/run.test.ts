import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Project } from '../config';
import { commitAll, projectFiles, projectState } from '../files';
import { beginRun, readProject } from '../read-project';
import { untraced } from '../tags';
import { temporaryFolder, writeFiles } from './support/project';

const { folder, remove } = temporaryFolder({});
afterEach(remove);

const files = { rules: '', sentences: '', faults: 'faults', record: 'faults/record.json', product: 'src' };
const runner = { report: 'reports/unit.json', start: () => ({ run: async () => {}, end() {} }) };
const layers = { unit: { tests: /\.test\.ts$/, runner } };
const project = { root: folder, files, layers, faults: [], madeWith: () => ({ Browser: '1' }) } as unknown as Project;
const sources = { 'src/a.ts': 'a', 'a.test.ts': '', 'node_modules/b/c.ts': '', '.gitignore': 'node_modules\nreports' };

test('a run that has begun is of the current state until a file changes', untraced, () => {
  writeFiles(folder, { ...sources, 'reports/old.json': '{}' });
  commitAll(folder);
  beginRun(project);
  expect(existsSync(join(folder, 'reports/old.json'))).toBe(false);
  const { run, now, emptyReports } = readProject(project);
  expect(run).toMatchObject({ ...now, madeWith: { Browser: '1' } });
  expect(emptyReports).toEqual(['reports/unit.json']);
  writeFiles(folder, { 'faults/record.json': '{}' });
  expect(projectState(project)).toEqual({ ...now, committed: false });
  writeFiles(folder, { 'src/a.ts': 'b' });
  expect(projectState(project).tree).not.toBe(now.tree);
});

test('without Git, the trace says so, and finds the files of the project itself', untraced, () => {
  writeFiles(folder, sources);
  expect(projectState(project)).toEqual({ withoutGit: expect.stringContaining('not a git repository') });
  expect([...projectFiles(folder)].sort()).toEqual(['.gitignore', 'a.test.ts', 'src/a.ts']);
  beginRun(project);
  expect(readProject(project)).toMatchObject({ testFiles: ['a.test.ts'], now: { withoutGit: expect.any(String) } });
});

test('trace --total counts the tests of several reports, and a missing report as a failure', untraced, () => {
  const one = { title: 'it works', ancestorTitles: [], tags: [], meta: {}, location: { line: 2 } };
  const assertionResults = [
    { ...one, status: 'passed', failureMessages: [] },
    { ...one, status: 'failed', failureMessages: ['Error: no\n  at a'] },
  ];
  const testResults = [{ name: join(folder, 'a.test.ts'), status: 'failed', assertionResults }];
  writeFiles(folder, { 'one.json': JSON.stringify({ testResults }) });
  const program = ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, '../cli.ts')];
  const args = [...program, '--total', 'one.json', 'two.json'];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(stdout.trimEnd().split('\n')).toEqual([
    ...['', 'Failed:', 'two.json  run: the report is missing or has no tests; see the output of its run'],
    ...['a.test.ts:2  failed: “it works”: Error: no', '', '1 passed, 2 failed'],
  ]);
  expect(status).toBe(1);
});
