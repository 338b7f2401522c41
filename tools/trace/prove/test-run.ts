import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../config';
import type { TestResult } from '../records';
import type { Run } from '../runners';
import { runCommand } from './command';
import type { Sandbox } from './sandbox';

/** Builds what the tests of some layers need. @throws with the output of the build if it fails */
export async function buildIn({ build }: Project, { folder }: Sandbox): Promise<void> {
  if (!build) return;
  const { status, output } = await runCommand(folder, build);
  if (status !== 0) throw new Error(`the project does not build:\n${output}`);
}

/**
 * Runs tests of a layer in a sandbox, with a runner that stays started for the next run.
 * @returns the results of those that ran
 * @throws if they cannot be run at all
 */
export async function runTests(
  { layers }: Project,
  { folder, port, started }: Sandbox,
  layer: string,
  run: Run,
): Promise<readonly TestResult[]> {
  const runner = layers[layer]?.runner;
  if (!runner) throw new Error(`there is no layer ${layer}`);
  const report = join(folder, runner.report);
  rmSync(report, { force: true });
  const program = started.get(layer) ?? runner.start({ folder, port });
  started.set(layer, program);
  try {
    await program.run(run);
    if (!existsSync(report)) throw new Error('the tests left no report');
  } catch (error) {
    started.delete(layer);
    program.end();
    throw error;
  }
  const results = runner.read(JSON.parse(readFileSync(report, 'utf8'))).map((result) => ({ layer, ...result }));
  return results.filter(({ outcome }) => outcome !== 'skipped');
}
