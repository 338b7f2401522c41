import { parseArgs } from 'node:util';
import type { Fault } from '../declarations';
import { movedProblem, runProblems } from '../problems';
import { changeRecord, loadProject, readProject, readRecord } from '../read-project';
import { problemLine } from '../summary';
import { counted } from '../words';
import { detect } from './detect';
import { createSandbox, deleteSandboxes } from './sandbox';
import { editOf, touchedFaults } from './touched';

/**
 * The command `npm run prove` (README.md): injects faults into copies of the project, and records the files of the tests that detect
 * them. Exits with 1 if a fault is not detected, or if there are no results of a complete run of the current project.
 */
const project = await loadProject();
const { root } = project;
const options = { all: { type: 'boolean' }, base: { type: 'string', default: 'main' } } as const;
const { values, positionals: words } = parseArgs({ options, allowPositionals: true });
const start = Date.now();
const secondsSince = (time: number) => `${Math.round((Date.now() - time) / 1000)} s`;

function selected(): readonly Fault[] {
  if (values.all) return project.faults;
  if (words.length === 0) return touchedFaults(project, readRecord(project), values.base);
  const chosen = project.faults.filter(({ id, file, rules }) =>
    words.some((word) => [id, file, ...rules].some((text) => text.includes(word))),
  );
  if (chosen.length === 0) throw new Error(`no fault has ${words.join(' or ')} in its id, file or rules`);
  return chosen;
}

/** Proves faults from a queue in a sandbox until the queue is empty, and prints a line for each. */
async function work(name: string): Promise<void> {
  const sandbox = await createSandbox(root, name);
  for (let fault = queue.shift(); fault; fault = queue.shift()) {
    const { id, rules } = fault;
    const began = Date.now();
    const print = (what: string) => console.log(`${++done}/${total}  ${what} (${secondsSince(began)})`);
    try {
      const detected = await detect(project, sandbox, fault, input.results, readRecord(project)[id]);
      const missing = rules.filter((rule) => !detected[rule]);
      changeRecord(project, ({ [id]: _, ...others }) =>
        missing.length > 0 ? others : { ...others, [id]: { edit: editOf(fault), ...detected } },
      );
      if (missing.length > 0) throw new Error(`not detected by any test of ${missing.join(', ')}`);
      print(`${id} detected by ${[...new Set(Object.values(detected))].join(', ')}`);
    } catch (error) {
      const why = `${id}: ${error instanceof Error ? error.message : String(error)}`;
      failures.push(why);
      print(`FAILED ${why}`);
    }
  }
}

const failures: string[] = [];
let done = 0;
process.once('exit', () => deleteSandboxes(root));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const ids = new Set(project.faults.map(({ id }) => id));
changeRecord(project, (record) => Object.fromEntries(Object.entries(record).filter(([id]) => ids.has(id))));
const input = readProject(project);
const queue = selected().filter((fault) => !input.moved.includes(fault));
const total = queue.length;
console.log(`${total} of ${counted(project.faults.length, 'fault')} to prove`);
if (total > 0) {
  Object.assign(process.env, project.environment());
  const [lack] = runProblems(input);
  if (lack) {
    console.error(`Only a test that passes without a fault can detect one, but ${lack.message}`);
    process.exit(1);
  }
  await Promise.all(['one', 'other'].map(work));
}
for (const fault of input.moved) console.log(problemLine(movedProblem(fault)));
console.log(`${total - failures.length} of ${counted(total, 'fault')} detected in ${secondsSince(start)}`);
for (const failure of failures) console.log(`  ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
