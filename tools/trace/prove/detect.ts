import type { Project } from '../config';
import type { Fault } from '../declarations';
import { nameOf, type Proof, type TestResult } from '../records';
import { applyFault, type Sandbox } from './sandbox';
import { runTests } from './test-run';

/**
 * Injects a fault in a sandbox, runs tests of its rules until a test of each rule has failed or none is left, and restores the
 * file. For each rule, its tests in the file on record run first, and then all others, from the lowest layer up.
 * @param results the results without the fault. A test that fails without the fault cannot detect it
 * @param proof the files of the tests that detected the fault last time
 * @returns the file of the first test that detected the fault, by rule
 * @throws if the fault does not apply, or the tests cannot run with it
 */
export async function detect(
  project: Project,
  sandbox: Sandbox,
  fault: Fault,
  { results, proof = {} }: { readonly results: readonly TestResult[]; readonly proof?: Proof | undefined },
): Promise<Proof> {
  const detected: Record<string, string> = {};
  const passing = results.filter(({ outcome }) => outcome === 'passed');

  async function run(layer: string, tag: string, tests: readonly TestResult[]) {
    const own = tests.filter((test) => test.layer === layer && test.tags.includes(tag));
    if (detected[tag] || own.length === 0) return;
    const files = [...new Set(own.map(({ file }) => file))].sort();
    const found = await runTests(project, sandbox, layer, { tag, files, fault: fault.file });
    const names = new Set(passing.map(nameOf));
    const failed = found.filter((test) => test.outcome === 'failed' && names.has(nameOf(test)));
    for (const { file, tags } of failed.sort((a, b) => a.file.localeCompare(b.file, 'en')))
      for (const rule of fault.rules) if (tags.includes(rule)) detected[rule] ??= file;
  }

  const restore = applyFault(sandbox, fault);
  try {
    // Run the tests of one rule at a time, because a run may stop at the first failure.
    for (const tag of fault.rules) {
      const isKnown = ({ file }: TestResult) => file === proof[tag];
      for (const tests of [passing.filter(isKnown), passing.filter((test) => !isKnown(test))])
        for (const layer of Object.keys(project.layers)) await run(layer, tag, tests);
    }
  } finally {
    restore();
  }
  return detected;
}
