import type { Project } from '../config';
import type { Fault } from '../declarations';
import { nameOf, type Proof, type TestResult } from '../records';
import { applyFault, type Sandbox } from './sandbox';
import { runTests } from './test-run';

/** Results of tests without any fault. A test that fails without one notices nothing. */
export interface Baseline {
  /** Those of the tests that the record names. */
  recorded(layer: string): Promise<readonly TestResult[]>;
  /** Those of all tests of the rules that have faults to prove. */
  all(layer: string): Promise<readonly TestResult[]>;
}

/** Texts that sort tests by file, line, title and view. */
const placeOf = ({ file, line, title, view = '' }: TestResult) =>
  `${file}\0${String(line).padStart(6)}\0${title}\0${view}`;

/**
 * Injects one fault in a sandbox and runs tests of its rules until each rule has one that fails; then restores the file. The
 * tests on record run first, one by one: if they fail again, no other need run. Otherwise all tests of the rule run, from the
 * lowest layer up.
 * @param proof what noticed the fault the last time
 * @returns for each rule that was noticed the name of the test; the first, if there are several
 * @throws if the fault does not apply, or the tests cannot be run with it
 */
export async function notice(
  project: Project,
  sandbox: Sandbox,
  fault: Fault,
  { baseline, proof = {} }: { readonly baseline: Baseline; readonly proof: Proof | undefined },
): Promise<Proof> {
  const noticed: Record<string, string> = {};
  const passing = (tests: readonly TestResult[]) => tests.filter(({ outcome }) => outcome === 'passed');

  /** Runs tests that pass without the fault, for the rules that they cover. @param only the one test, if not all of a rule */
  async function run(layer: string, tags: readonly string[], tests: readonly TestResult[], only?: TestResult) {
    if (tests.length === 0) return;
    const files = [...new Set(tests.map(({ file }) => file))].sort();
    const results = await runTests(project, sandbox, layer, { tags, files, only: only && [only], fault: fault.file });
    const names = new Set(tests.map(nameOf));
    const failed = results.filter((test) => test.outcome === 'failed' && names.has(nameOf(test)));
    for (const test of failed.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))) {
      for (const rule of fault.rules) if (test.tags.includes(rule)) noticed[rule] ??= nameOf(test);
    }
  }

  const layers = Object.keys(project.layers);
  const restore = applyFault(sandbox, fault);
  try {
    for (const layer of layers) {
      if (fault.rules.every((rule) => noticed[rule])) break;
      for (const test of passing(await baseline.recorded(layer))) {
        const tags = fault.rules.filter((rule) => proof[rule] === nameOf(test) && !noticed[rule]);
        if (tags.length > 0) await run(layer, tags, [test], test);
      }
    }
    for (const layer of layers) {
      // One rule after the other, so that the failures of one do not end the run before the tests of another.
      for (const tag of fault.rules) {
        if (noticed[tag]) continue;
        const tests = passing(await baseline.all(layer)).filter(({ tags }) => tags.includes(tag));
        await run(layer, [tag], tests);
      }
    }
  } finally {
    restore();
  }
  return noticed;
}
