import type { Project } from '../config';
import type { Fault } from '../declarations';
import type { TraceInput } from '../model';
import { runProblem } from '../problems';
import { nameOf, type ProofRecord, type TestResult } from '../records';
import { counted } from '../report/words';
import type { Run } from '../runners';
import type { Baseline } from './notice';
import { createSandbox, type Sandbox } from './sandbox';
import { runTests } from './test-run';

/**
 * Returns the results of tests without a fault. Uses the last complete run if nothing has changed since then. Otherwise runs the
 * tests in a sandbox when their results are needed.
 * @param faults the faults to prove
 */
export function baselineOf(
  project: Project,
  input: TraceInput,
  faults: readonly Fault[],
  record: ProofRecord,
): Baseline {
  const names = new Set(faults.flatMap(({ id }) => Object.values(record[id] ?? {})));
  const recorded = input.results.filter((test) => names.has(nameOf(test)));
  const tags = [...new Set(faults.flatMap(({ rules }) => rules))];
  if (runProblem(input) === undefined) {
    const of = (tests: readonly TestResult[]) => async (layer: string) => tests.filter((test) => test.layer === layer);
    return { recorded: of(recorded), all: of(input.results) };
  }
  let sandbox: Promise<Sandbox> | undefined;
  const once = (runOf: (layer: string) => Run | undefined) => {
    const runs = new Map<string, Promise<readonly TestResult[]>>();
    const start = async (layer: string) => {
      const run = runOf(layer);
      if (!run) return [];
      sandbox ??= createSandbox(project.root, 'original');
      const results = await runTests(project, await sandbox, layer, run);
      console.log(`${counted(results.length, `${layer} test`)} ran without a fault`);
      for (const test of results)
        if (test.outcome === 'failed') console.log(`  fails without a fault: ${nameOf(test)}`);
      return results;
    };
    return (layer: string) => {
      const results = runs.get(layer) ?? start(layer).catch(exitUnproved);
      runs.set(layer, results);
      return results;
    };
  };
  return {
    recorded: once((layer) => {
      const only = recorded.filter((test) => test.layer === layer);
      return only.length === 0 ? undefined : { tags, files: [...new Set(only.map(({ file }) => file))], only };
    }),
    all: once(() => ({ tags, files: [] })),
  };
}

/** Exits without changing the record, because nothing can be proved without a baseline. */
function exitUnproved(error: unknown): never {
  console.error(`The tests cannot run even without a fault: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
