import type { Project } from '../config';
import type { Fault } from '../declarations';
import type { Proof, TestResult } from '../records';
import type { Run } from '../runners';
import { applyFault, type Sandbox } from './sandbox';
import { runCommand, runTests } from './test-run';

/** How the record names a test. */
export const nameOf = ({ file, view, title }: TestResult) => `${file}${view ? ` [${view}]` : ''} > ${title}`;

/** The file of a test that the record names. */
export const fileIn = (name: string) => name.split(/ \[| > /)[0] ?? '';

/** Builds what the tests of some layers need. @throws with the output of the build if it fails */
export async function buildIn({ build }: Project, { folder }: Sandbox): Promise<void> {
  if (!build) return;
  const { status, output } = await runCommand(folder, build);
  if (status !== 0) throw new Error(`the project does not build:\n${output}`);
}

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
 * Injects one fault in a sandbox and runs the tests of its rules until each rule has a test that fails; then restores the
 * file. The layers in which the rules must be tested come first, from the lowest up, then others that test them as well. A test that fails without the fault notices nothing.
 * @returns for each rule that was noticed the name of the test; the first, if there are several
 * @throws if the fault does not apply, or the tests cannot be run with it
 */
export async function notice(
  project: Project,
  sandbox: Sandbox,
  fault: Fault,
  { baseline, proof }: Known,
): Promise<Proof['noticed']> {
  const noticed = new Map<string, string>();
  let built = false;

  const open = () => fault.rules.filter((tag) => !noticed.has(tag));

  async function run(layer: string, only: Pick<Run, 'tags' | 'files' | 'title'>) {
    if (project.layers[layer]?.built && !built) {
      await buildIn(project, sandbox);
      built = true;
    }
    const results = await runTests(project, sandbox, layer, { ...only, workers: 1, injected: true });
    const passing = new Set((await baseline(layer)).filter(({ outcome }) => outcome === 'passed').map(nameOf));
    const failed = results.filter((test) => test.outcome === 'failed' && passing.has(nameOf(test)));
    for (const test of failed.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))) {
      for (const tag of open()) if (test.tags.includes(tag)) noticed.set(tag, nameOf(test));
    }
  }

  const layersOf = project.rules.flatMap(({ id, rev, layers }) => (fault.rules.includes(`${id}~${rev}`) ? layers : []));
  const required = Object.keys(project.layers).filter((layer) => layersOf.includes(layer));
  const restore = applyFault(sandbox, fault);
  try {
    for (const layer of required) {
      for (const tag of open()) {
        const test = (await baseline(layer)).find((one) => nameOf(one) === proof?.noticed[tag]);
        if (test && !noticed.has(tag)) await run(layer, { tags: [tag], files: [test.file], title: test.title });
      }
    }
    // One rule after the other, so that the failures of one do not end the run before the tests of another.
    for (const layer of new Set([...required, ...Object.keys(project.layers)])) {
      for (const tag of open()) {
        const tests = (await baseline(layer)).filter(({ tags }) => tags.includes(tag));
        const files = [...new Set(tests.map(({ file }) => file))].sort();
        if (files.length > 0 && !noticed.has(tag)) await run(layer, { tags: [tag], files });
      }
    }
  } finally {
    restore();
  }
  return Object.fromEntries(
    fault.rules.flatMap((tag) => {
      const name = noticed.get(tag);
      return name === undefined ? [] : [[tag, name]];
    }),
  );
}
