import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../config';
import { readResults } from '../read-project';
import type { TestResult } from '../records';
import type { Run } from '../runners';
import type { Sandbox } from './sandbox';

/**
 * Runs tests of a layer in a sandbox. Keeps the test program running for the next call.
 * @returns the results of the tests that were not skipped
 * @throws if the tests cannot run, such as with a product that does not build
 */
export async function runTests(
  { layers }: Pick<Project, 'layers'>,
  { folder, port, started }: Sandbox,
  name: string,
  run: Run,
): Promise<readonly TestResult[]> {
  const layer = layers[name];
  if (!layer) throw new Error(`there is no layer ${name}`);
  rmSync(join(folder, layer.runner.report), { force: true });
  const program = started.get(name) ?? layer.runner.start({ folder, port });
  started.set(name, program);
  try {
    await program.run(run);
    if (!existsSync(join(folder, layer.runner.report))) throw new Error('the tests wrote no report');
  } catch (error) {
    started.delete(name);
    program.end();
    throw error;
  }
  const results = readResults(folder, layer.runner.report).filter(({ outcome }) => outcome !== 'skipped');
  const ran = results.filter(({ file }) => run.files.includes(file));
  if (ran.length === 0 && results[0]) throw new Error(`the tests could not run: ${results[0].title}`);
  return ran.map((result) => ({ layer: name, ...result }));
}
