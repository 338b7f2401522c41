import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Project } from '../config';
import { readResults } from '../read-project';
import type { TestResult } from '../records';
import type { Run } from '../runners';
import { runCommand } from './command';
import type { Sandbox } from './sandbox';

/**
 * Runs tests of a layer in a sandbox. First builds the product if the layer needs a build that the sandbox lacks. Keeps the test
 * program running for the next call.
 * @returns the results of the tests that were not skipped
 * @throws if the build fails or the tests cannot run
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
    if (!existsSync(report)) throw new Error('the tests wrote no report');
  } catch (error) {
    started.delete(name);
    program.end();
    throw error;
  }
  const results = readResults(folder, report);
  return results.filter(({ outcome }) => outcome !== 'skipped').map((result) => ({ layer: name, ...result }));
}
