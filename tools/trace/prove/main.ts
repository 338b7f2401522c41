import { parseArgs } from 'node:util';
import { loadProject, type Project } from '../config';
import type { Fault } from '../declarations';
import { runProblem } from '../problems';
import { changeRecord, readProject, readRecord } from '../read-project';
import type { TestResult } from '../records';
import { counted } from '../report/words';
import { nameOf, notice } from './notice';
import { createSandbox, deleteSandboxes, type Sandbox } from './sandbox';
import { buildIn, runTests } from './test-run';
import { defaultBase, touchedFaults } from './touched';

/**
 * The command of proofs: injects one fault at a time into a copy of the project, until a test of each of its rules fails, and
 * records which. It proves what differs from the last release, or from `--base COMMIT`; `--all` proves everything, and other
 * words select by id, rule or file.
 * Each proof is recorded at once, so that a run that is ended keeps what it proved. Exits with 1 if a fault was not noticed.
 */
const project = await loadProject();
const { root } = project;
const options = { all: { type: 'boolean' }, base: { type: 'string' } } as const;
const { values, positionals: words } = parseArgs({ options, allowPositionals: true });
/** Number of faults that are injected at a time, each in a sandbox of its own. */
const sandboxes = Number(process.env.PROVE_SANDBOXES ?? 2);
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

async function selected(): Promise<Fault[]> {
  if (values.all) return [...project.faults];
  if (words.length === 0) {
    return [...(await touchedFaults(project, readRecord(project), values.base ?? defaultBase(root)))];
  }
  const fits = ({ id, file, rules }: Fault) =>
    words.some((word) => [id, file, ...rules].some((text) => text.includes(word)));
  return project.faults.filter(fits);
}

/**
 * The results of all tests of some rules without any fault, layer by layer: those of the last run of all tests if nothing has
 * changed since; otherwise the tests run now, in a sandbox.
 */
function baselineOf({ layers }: Project, tags: readonly string[]) {
  const input = readProject(project);
  const current = runProblem(input) === undefined;
  let original: Promise<Sandbox> | undefined;
  const runs = new Map<string, Promise<readonly TestResult[]>>();

  async function run(layer: string): Promise<readonly TestResult[]> {
    if (current) return input.results.filter((result) => result.layer === layer);
    original ??= createSandbox(root, 'original');
    const sandbox = await original;
    const start = Date.now();
    if (layers[layer]?.built) await buildIn(project, sandbox);
    const results = await runTests(project, sandbox, layer, { tags, files: [] });
    console.log(`${counted(results.length, `${layer} test`)} without any fault (${seconds(start)})`);
    for (const test of results.filter(({ outcome }) => outcome === 'failed')) {
      failures.push(`fails without any fault: ${nameOf(test)}`);
    }
    return results;
  }
  return (layer: string) => {
    const results = runs.get(layer) ?? run(layer).catch(unproved);
    runs.set(layer, results);
    return results;
  };
}

/** Ends this program, and leaves the record as it is: without the results of tests without a fault, nothing can be proved. */
function unproved(error: unknown): never {
  console.error(`The tests cannot be run without any fault: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/** Proves faults from a queue until it is empty. */
async function work(name: string, queue: Fault[], baseline: (layer: string) => Promise<readonly TestResult[]>) {
  const sandbox = await createSandbox(root, name);
  for (let fault = queue.shift(); fault; fault = queue.shift()) {
    const { id, rules } = fault;
    const start = Date.now();
    try {
      const noticed = await notice(project, sandbox, fault, { baseline, proof: readRecord(project)[id] });
      const missing = rules.filter((rule) => !noticed[rule]);
      if (missing.length > 0) throw new Error(`not noticed by any test of ${missing.join(', ')}`);
      changeRecord(project, (record) => ({ ...record, [id]: noticed }));
      console.log(`noticed  ${id} (${seconds(start)}): ${[...new Set(Object.values(noticed))].join(', ')}`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      failures.push(`${id}: ${why}`);
      changeRecord(project, ({ [id]: _, ...others }) => others);
      console.log(`FAILED   ${id} (${seconds(start)}): ${why}`);
    }
  }
}

const failures: string[] = [];
process.once('exit', () => deleteSandboxes(root));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const ids = new Set(project.faults.map(({ id }) => id));
changeRecord(project, (record) => Object.fromEntries(Object.entries(record).filter(([id]) => ids.has(id))));
const start = Date.now();
const queue = await selected();
const chosen = queue.length;
console.log(`${chosen} of ${counted(project.faults.length, 'fault')} to prove`);
if (chosen > 0) {
  Object.assign(process.env, project.environment?.());
  const baseline = baselineOf(project, [...new Set(queue.flatMap(({ rules }) => rules))]);
  await Promise.all(Array.from({ length: sandboxes }, (_, index) => work(String(index + 1), queue, baseline)));
}
console.log(`\n${chosen - failures.length} of ${counted(chosen, 'fault')} noticed in ${seconds(start)}`);
for (const failure of failures) console.log(`  ${failure}`);
// Ends what still runs in the sandboxes.
process.exit(failures.length > 0 ? 1 : 0);
