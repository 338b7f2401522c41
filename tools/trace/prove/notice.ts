import type { Project } from '../config';
import type { Fault } from '../declarations';
import { nameOf, type Proof, type TestResult } from '../records';
import { applyFault, type Sandbox } from './sandbox';
import { runTests } from './test-run';

/** Results of tests without a fault. A test that fails without a fault cannot detect one. */
export interface Baseline {
  /** Returns the results of the tests on record for the faults to prove. */
  recorded(layer: string): Promise<readonly TestResult[]>;
  /** Returns the results of all tests of the rules of the faults to prove. */
  all(layer: string): Promise<readonly TestResult[]>;
}

/** Returns a key that sorts tests by file, line, title and view. */
const placeOf = ({ file, line, title, view = '' }: TestResult) =>
  `${file}\0${String(line).padStart(6)}\0${title}\0${view}`;

/**
 * Injects a fault in a sandbox, runs tests of its rules until a test of each rule has failed or none is left, and restores the
 * file. The tests on record run first, one by one. For each rule without a failed test, all its tests then run, from the lowest
 * layer up.
 * @param proof the tests that detected the fault last time
 * @returns the name of the first test that detected the fault, by rule
 * @throws if the fault does not apply, or the tests cannot run with it
 */
export async function notice(
  project: Project,
  sandbox: Sandbox,
  fault: Fault,
  { baseline, proof = {} }: { readonly baseline: Baseline; readonly proof: Proof | undefined },
): Promise<Proof> {
  const detected: Record<string, string> = {};
  const passing = (tests: readonly TestResult[]) => tests.filter(({ outcome }) => outcome === 'passed');

  /** Runs tests that pass without the fault, and records which fail. @param only the single test to run, if not all */
  async function run(layer: string, tags: readonly string[], tests: readonly TestResult[], only?: TestResult) {
    if (tests.length === 0) return;
    const files = [...new Set(tests.map(({ file }) => file))].sort();
    const results = await runTests(project, sandbox, layer, { tags, files, only: only && [only], fault: fault.file });
    const names = new Set(tests.map(nameOf));
    const failed = results.filter((test) => test.outcome === 'failed' && names.has(nameOf(test)));
    for (const test of failed.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))) {
      for (const rule of fault.rules) if (test.tags.includes(rule)) detected[rule] ??= nameOf(test);
    }
  }

  const layers = Object.keys(project.layers);
  const restore = applyFault(sandbox, fault);
  try {
    for (const layer of layers) {
      if (fault.rules.every((rule) => detected[rule])) break;
      for (const test of passing(await baseline.recorded(layer))) {
        const tags = fault.rules.filter((rule) => proof[rule] === nameOf(test) && !detected[rule]);
        if (tags.length > 0) await run(layer, tags, [test], test);
      }
    }
    for (const layer of layers) {
      // Run the tests of one rule at a time, because a run may stop at the first failure.
      for (const tag of fault.rules) {
        if (detected[tag]) continue;
        const tests = passing(await baseline.all(layer)).filter(({ tags }) => tags.includes(tag));
        await run(layer, [tag], tests);
      }
    }
  } finally {
    restore();
  }
  return detected;
}
