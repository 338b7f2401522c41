import { exec, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import { loadProject } from '../trace/config';
import { projectState } from '../trace/files';
import { stampRun } from '../trace/read-project';
import { readPlaywrightReport, readVitestReport } from '../trace/read-reports';
import type { RunnerResult } from '../trace/records';
import { ensureBrowser } from './browser';

/**
 * `npm test`: lint, types, build, unit and component tests, end-to-end tests, then the trace from rules to results. The last
 * line counts all tests, with one for each step that is none. Exits 1 when anything failed.
 */
const total = { passed: 0, failed: 0, skipped: 0 };

/** Counts a step that passes or fails as a whole. */
function count(passed: boolean): boolean {
  total[passed ? 'passed' : 'failed'] += 1;
  return passed;
}

/** Runs a command beside another one, and prints what it printed when it has ended. */
const beside = (command: string) =>
  new Promise<boolean>((resolve) => {
    exec(command, { cwd: projectRoot }, (error, stdout, stderr) => {
      console.log(`\n> ${command}\n${(stdout + stderr).trim()}`);
      resolve(count(error === null));
    });
  });

/** @returns whether the site was built */
async function prepare(): Promise<boolean> {
  await beside('npm run lint');
  await beside('npm run types');
  return beside('vite build --mode mock --logLevel warn');
}

async function run(command: string): Promise<boolean> {
  console.log(`\n> ${command}`);
  const [status] = await once(spawn(command, { cwd: projectRoot, stdio: 'inherit', shell: true }), 'close');
  return status === 0;
}

/** Runs a test runner and counts the tests in its report; a flaky test, or a failure that the report lacks, has failed. */
async function suite(command: string, file: string, read: (json: unknown) => readonly RunnerResult[]): Promise<void> {
  const passed = await run(command);
  const report = join(projectRoot, 'reports', file);
  const results = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : [];
  for (const { outcome, flaky } of results) total[flaky ? 'failed' : outcome] += 1;
  if (results.length === 0 || (!passed && results.every(({ outcome }) => outcome !== 'failed'))) count(false);
}

const project = await loadProject(join(projectRoot, 'trace.config.ts'));
const before = projectState(project);
rmSync(join(projectRoot, 'reports'), { recursive: true, force: true });
mkdirSync(join(projectRoot, 'reports'));
try {
  process.env.CHROMIUM_PATH = ensureBrowser();
  // Component tests often wait for their browser, which leaves time for the rest.
  const [built] = await Promise.all([prepare(), suite('vitest run --project !tools', 'vitest.json', readVitestReport)]);
  if (built) {
    await suite(
      'playwright test --project site --project "flows-*" --project "crawl-*"',
      'e2e.json',
      readPlaywrightReport,
    );
    stampRun(project, before);
    count(await run('npm run trace'));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  count(false);
}
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;
