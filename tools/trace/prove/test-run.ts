import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../config';
import type { TestResult } from '../records';
import type { Run } from '../runners';
import type { Sandbox } from './sandbox';

/** A run of tests that takes longer hangs (ms). */
const runTimeout = 10 * 60_000;

/** Runs a command without printing its output. What takes too long is ended, with all that it started. */
export async function runCommand(
  folder: string,
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number | null; readonly output: string }> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, which can be ended as a whole.
    detached: true,
  });
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  const timer = setTimeout(end, runTimeout);
  process.once('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const [status] = await once(child, 'close');
  clearTimeout(timer);
  process.off('exit', end);
  return { status, output };
}

/**
 * Runs tests of a layer in a sandbox.
 * @returns the results of those that ran
 * @throws if they cannot be run at all
 */
export async function runTests(
  { layers }: Project,
  { folder, port }: Sandbox,
  layer: string,
  run: Omit<Run, 'port'>,
): Promise<readonly TestResult[]> {
  const runner = layers[layer]?.runner;
  if (!runner) throw new Error(`there is no layer ${layer}`);
  const report = join(folder, runner.report);
  rmSync(report, { force: true });
  const { args, env } = runner.command({ ...run, port });
  const { output } = await runCommand(folder, args, env);
  if (!existsSync(report)) throw new Error(`the tests left no report:\n${output}`);
  const results = runner.read(JSON.parse(readFileSync(report, 'utf8'))).map((result) => ({ layer, ...result }));
  return results.filter(({ outcome }) => outcome !== 'skipped');
}
