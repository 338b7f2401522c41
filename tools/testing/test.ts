import { spawn } from 'node:child_process';
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
import { changedFiles } from './changed-files';
import { reportedFailures } from './failures/report';
import { add, type Counts, countsOf, summary } from './test-counts';

/**
 * `npm test`: runs every layer, then the trace from rules to results. The last lines list the rules that failed and count
 * all tests. Exits 1 when anything failed.
 */
const reports = join(projectRoot, 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

/** Files that `npm run test:tools` covers. */
const toolFile = /^(?:tools|e2e\/(?:a11y\/checks|support))\//;

let total: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Runs a command, and prints what it prints at once or, beside another command, when it has ended. */
async function run(command: string, { beside = false } = {}): Promise<boolean> {
  if (!beside) console.log(`\n> ${command}`);
  const [program = '', ...args] = command.split(' ');
  const output = beside ? 'pipe' : 'inherit';
  const child = spawn(program, args, { cwd: projectRoot, stdio: ['ignore', output, output] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (printed += text));
  const [status] = await once(child, 'close');
  if (beside) console.log(`\n> ${command}\n${printed.trim()}`);
  return status === 0;
}

/** Runs a step that passes or fails as a whole; it counts as one test. */
async function check(command: string, options?: Parameters<typeof run>[1]): Promise<boolean> {
  const passed = await run(command, options);
  total = add(total, { passed: Number(passed), failed: Number(!passed), skipped: 0 });
  return passed;
}

/** Runs a test runner and counts the tests in its report. A failure without a failed test counts as one. */
async function suite(command: string, report: string, read: (json: unknown) => readonly RunnerResult[]): Promise<void> {
  const passed = await run(command);
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = countsOf(read(JSON.parse(readFileSync(join(reports, report), 'utf8'))));
  } catch (error) {
    console.error(`reports/${report} cannot be read: ${error}`);
  }
  const unexplained = !passed && counts.failed === 0 ? 1 : 0;
  total = add(total, { ...counts, failed: counts.failed + unexplained });
}

/** Lints, checks types and builds the site. @returns whether the site was built */
async function prepare(): Promise<boolean> {
  await check('biome ci --error-on-warnings .', { beside: true });
  await check('stylelint src/**/*.css', { beside: true });
  await check('tsc --noEmit', { beside: true });
  return check('tsx tools/build/build.ts --mock', { beside: true });
}

async function main(): Promise<void> {
  const before = projectState(projectRoot);
  try {
    process.env.CHROMIUM_PATH = ensureBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    total = add(total, { passed: 0, failed: 1, skipped: 0 });
    return;
  }
  // Component tests often wait for their browser, which leaves time for the rest.
  const [built] = await Promise.all([prepare(), suite('vitest run --project !tools', 'vitest.json', readVitestReport)]);
  if (!built) return;
  await suite('playwright test --project site --project survey-*', 'e2e.json', readPlaywrightReport);
  await check('tsx tools/testing/a11y-table.ts');
  stampRun(await loadProject(join(projectRoot, 'trace.config.ts')), before);
  await check('tsx tools/trace/main.ts');
  if (changedFiles().some((file) => toolFile.test(file))) await check('tsx tools/testing/test-tools.ts --no-build');
}

/** Prints which of the servers and browsers that not every machine has this run covered. */
function printCoverage(): void {
  for (const name of ['hosts.txt', 'engines.txt']) {
    const file = join(reports, name);
    if (existsSync(file)) console.log(`\n${readFileSync(file, 'utf8').trim()}`);
  }
}

await main();
printCoverage();
const failures = reportedFailures();
if (failures) console.log(`\nFailures by rule:\n\n${failures}`);
console.log(`\n${summary(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
