import type { Project } from '../config';
import type { Fault } from '../declarations';
import type { Proof, TestResult } from '../records';
import { applyFault, type Sandbox } from './sandbox';
import { buildIn, runTests } from './test-run';

/** How the record names a test. */
export const nameOf = ({ file, view, title }: TestResult) => `${file}${view ? ` [${view}]` : ''} > ${title}`;

/** The file of a test that the record names. */
export const fileIn = (name: string) => name.split(/ \[| > /)[0] ?? '';

/** What is known before a fault is injected. */
export interface Known {
  /** Results of all tests of a layer without any fault. */
  baseline(layer: string): Promise<readonly TestResult[]>;
  /** What noticed the fault the last time; it is tried first, so that the record stays as it is. */
  readonly proof: Proof | undefined;
}

/** Texts that sort tests by file, line, title and view. */
const placeOf = ({ file, line, title, view = '' }: TestResult) =>
  `${file}\0${String(line).padStart(6)}\0${title}\0${view}`;

/**
 * Injects one fault in a sandbox and runs the tests of its rules, from the lowest layer up, until each rule has a test that
 * fails; then restores the file. A test that fails without the fault notices nothing.
 * @returns for each rule that was noticed the name of the test; the first, if there are several
 * @throws if the fault does not apply, or the tests cannot be run with it
 */
export async function notice(
  project: Project,
  sandbox: Sandbox,
  fault: Fault,
  { baseline, proof }: Known,
): Promise<Proof> {
  const noticed = new Map<string, string>();
  let built = false;

  async function run(layer: string, tag: string, tests: readonly TestResult[]) {
    if (noticed.has(tag) || tests.length === 0) return;
    if (project.layers[layer]?.built && !built) {
      await buildIn(project, sandbox);
      built = true;
    }
    const files = [...new Set(tests.map(({ file }) => file))].sort();
    const only = tests.length === 1 ? tests[0] : undefined;
    const results = await runTests(project, sandbox, layer, { tags: [tag], files, only, fault: fault.file });
    const passing = new Set((await baseline(layer)).filter(({ outcome }) => outcome === 'passed').map(nameOf));
    const failed = results.filter((test) => test.outcome === 'failed' && passing.has(nameOf(test)));
    for (const test of failed.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))) {
      for (const rule of fault.rules) {
        if (test.tags.includes(rule) && !noticed.has(rule)) noticed.set(rule, nameOf(test));
      }
    }
  }

  const restore = applyFault(sandbox, fault);
  try {
    for (const layer of Object.keys(project.layers)) {
      // One rule after the other, so that the failures of one do not end the run before the tests of another.
      for (const tag of fault.rules) {
        if (noticed.has(tag)) continue;
        const tests = (await baseline(layer)).filter(({ tags }) => tags.includes(tag));
        await run(
          layer,
          tag,
          tests.filter((test) => nameOf(test) === proof?.[tag]),
        );
        await run(layer, tag, tests);
      }
    }
  } finally {
    restore();
  }
  return Object.fromEntries(noticed);
}
