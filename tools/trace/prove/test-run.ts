import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Project } from '../config';
import type { TestResult } from '../records';
import type { Run } from '../runners';
import { runCommand } from './command';
import type { Sandbox } from './sandbox';

/**
 * Runs tests of a layer in a sandbox, with a runner that stays started for the next run. What they need is built first,
 * unless the sandbox has been built in the same way as it is now.
 * @returns the results of those that ran
 * @throws if they cannot be run at all
 */
export async function runTests(
  { layers, build }: Project,
  sandbox: Sandbox,
  name: string,
  run: Run,
): Promise<readonly TestResult[]> {
  const layer = layers[name];
  if (!layer) throw new Error(`there is no layer ${name}`);
  const { folder, port, started } = sandbox;
  const wanted = layer.built ? build(run.files) : undefined;
  if (wanted && !isDeepStrictEqual(sandbox.built, wanted)) {
    const { status, output } = await runCommand(folder, wanted.command, wanted.env);
    if (status !== 0) throw new Error(`the project does not build:\n${output}`);
    sandbox.built = wanted;
  }
  const report = join(folder, layer.runner.report);
  rmSync(report, { force: true });
  const program = started.get(name) ?? layer.runner.start({ folder, port });
  started.set(name, program);
  try {
    await program.run(run);
    if (!existsSync(report)) throw new Error('the tests left no report');
  } catch (error) {
    started.delete(name);
    program.end();
    throw error;
  }
  const results = layer.runner.read(JSON.parse(readFileSync(report, 'utf8')));
  return results.filter(({ outcome }) => outcome !== 'skipped').map((result) => ({ layer: name, ...result }));
}
