import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Project } from '../config';
import { commitAll, projectFiles, projectState } from '../files';
import { beginRun, readProject } from '../read-project';
import { temporaryFolder, writeFiles } from './support/project';

const folder = temporaryFolder({});
afterEach(() => rmSync(folder, { recursive: true }));

const project = {
  root: folder,
  files: { faults: 'faults', record: 'faults/record.json' },
  layers: { unit: { tests: /\.test\.ts$/, runner: { report: 'reports/unit.json' } } },
  tables: { 'a.test.ts': ['src/a.ts'] },
  faults: [],
  madeWith: async () => ({ Browser: '1' }),
} as unknown as Project;
const ignored = { 'node_modules/b/c.ts': '', '.gitignore': 'node_modules\nreports' };
const sources = { ...ignored, 'src/a.ts': '\nevery door', 'a.test.ts': '' };

const opens = { title: 'opens: every door', ancestorTitles: [], tags: [], meta: {}, location: { line: 2 } };
const passed = { ...opens, status: 'passed', failureMessages: [] };
const failed = { ...opens, status: 'failed', failureMessages: ['Error: no\n  at a'] };
const testResult = { name: join(folder, 'a.test.ts'), status: 'failed', assertionResults: [passed, failed] };
const reportText = JSON.stringify({ testResults: [testResult] });

test('a run that has begun is of the current state until a file changes', async () => {
  writeFiles(folder, { ...sources, 'reports/old.json': '{}' });
  commitAll(folder);
  await beginRun(project);
  expect(existsSync(join(folder, 'reports/old.json'))).toBe(false);
  const { run, now, emptyReports } = readProject(project);
  expect(run).toMatchObject({ ...now, madeWith: { Browser: '1' } });
  expect(emptyReports).toEqual(['reports/unit.json']);
  writeFiles(folder, { 'faults/record.json': '{}' });
  expect(projectState(project)).toEqual({ ...now, committed: false });
  writeFiles(folder, { 'src/a.ts': 'b' });
  expect(projectState(project).tree).not.toBe(now.tree);
});

test('readProject finds the layer of a test, and the row of the table that defines it', () => {
  writeFiles(folder, { ...sources, 'reports/unit.json': reportText });
  const [found] = readProject(project).results;
  expect(found).toMatchObject({ layer: 'unit', row: { what: 'every door', file: 'src/a.ts', line: 2 } });
});

test('without Git, the trace says so, and finds the files of the project itself', async () => {
  writeFiles(folder, { ...sources, '.prove/a.ts': '' });
  expect(projectState(project)).toEqual({ withoutGit: expect.stringContaining('not a git repository') });
  expect([...projectFiles(folder)].sort()).toEqual(['.gitignore', 'a.test.ts', 'src/a.ts']);
  await beginRun(project);
  expect(readProject(project)).toMatchObject({ testFiles: ['a.test.ts'], now: { withoutGit: expect.any(String) } });
  commitAll(folder);
  writeFiles(folder, { 'inner/a.test.ts': '' });
  expect(projectState({ ...project, root: join(folder, 'inner') })).toEqual({
    withoutGit: expect.stringMatching('none of its files'),
  });
});

test('trace --total counts the tests of several reports, and a missing report as a failure', () => {
  writeFiles(folder, { 'one.json': reportText });
  const program = ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, '../cli.ts')];
  const args = [...program, '--total', 'one.json', 'two.json'];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(stdout.trimEnd().split('\n')).toEqual([
    ...['', 'Failed:', 'two.json  run: the report is missing or has no tests; see the output of its run'],
    ...['a.test.ts:2  failed: “opens: every door”: Error: no', '', '1 passed, 2 failed'],
  ]);
  expect(status).toBe(1);
});
