import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../project-root';
import { readReport } from '../trace/read-reports';
import { nameOf } from '../trace/records';
import { shortMessage } from '../trace/words';

type Variables = Readonly<Record<string, string>>;

/** The counts of this run so far: its tests, and its steps that are not tests. */
export const totals = { passed: 0, failed: 0, skipped: 0 };

/** The failed tests and steps. They are listed again at the end, because the output of other steps may follow a failure. */
export const failures: string[] = [];

/** Counts a step that is not a test. @param name its command or a short name @returns `passed` */
export function step(passed: boolean, name: string): boolean {
  totals[passed ? 'passed' : 'failed'] += 1;
  if (!passed) failures.push(name);
  return passed;
}

const shown = (command: string, variables: Variables) =>
  [...Object.entries(variables).map(([name, value]) => `${name}=${value}`), command].join(' ');

/** The commands that run now. Each has a process group, so that it can be stopped with everything that it started. */
const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const { pid } of running) if (pid) process.kill(-pid, 'SIGTERM');
    process.exit(1);
  });

/** Starts a command in the project's folder. */
function start(command: string, variables: Variables, stdio: 'inherit' | 'pipe') {
  const env = { ...process.env, ...variables };
  const child = spawn(command, { cwd: projectRoot, stdio, shell: true, detached: true, env });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Runs a command. @returns whether it succeeded */
export async function run(command: string, variables: Variables = {}): Promise<boolean> {
  console.log(`\n> ${shown(command, variables)}`);
  const [status] = await once(start(command, variables, 'inherit'), 'close');
  return status === 0;
}

/** Runs a command and prints its output when it ends, so that several can run at once. @returns whether it succeeded */
export async function beside(command: string, variables: Variables = {}): Promise<boolean> {
  const from = performance.now();
  const child = start(command, variables, 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const [status] = await once(child, 'close');
  const seconds = Math.round((performance.now() - from) / 1000);
  console.log(`\n> ${shown(command, variables)} (${seconds} s)\n${output.trim()}`);
  return status === 0;
}

/**
 * Counts the tests in a report. A missing report, a report without tests, or a failed run without
 * a failed test counts as one failure.
 * @param passed whether the run succeeded
 */
function count(passed: boolean, file: string): void {
  const results = existsSync(file) ? readReport(JSON.parse(readFileSync(file, 'utf8')), projectRoot) : [];
  for (const { outcome } of results) totals[outcome] += 1;
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  failures.push(
    ...failed.map((result) => `${nameOf(result)} (${basename(file)}): ${shortMessage(result.note ?? 'no message')}`),
  );
  if (results.length === 0)
    step(false, `${basename(file)} is missing or has no tests; see the output of its run above`);
  else if (!passed && failed.length === 0)
    step(false, `the run that wrote ${basename(file)} failed, but none of its tests did; see its output above`);
}

const inReports = (name: string) => join(projectRoot, 'reports', `${name}.json`);

/** Runs Vitest and counts its tests. @param report the name of its report in `reports/` */
export async function vitest(report: string, options: string, variables: Variables = {}, how = beside): Promise<void> {
  rmSync(inReports(report), { force: true });
  const passed = await how(`vitest run ${options}`, { ...variables, VITEST_REPORT: `reports/${report}.json` });
  count(passed, inReports(report));
}

/** Runs Playwright and counts its tests. @param report the name of its report in `reports/` */
export async function playwright(
  report: string,
  options: string,
  variables: Variables = {},
  how = beside,
): Promise<void> {
  rmSync(inReports(report), { force: true });
  const passed = await how(`playwright test ${options}`, {
    ...variables,
    PLAYWRIGHT_JSON_OUTPUT_FILE: inReports(report),
  });
  count(passed, inReports(report));
}
