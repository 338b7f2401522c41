import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Equivalent, equivalents } from '../../../tests/faults/equivalents';
import type { Sighting, TestResult } from '../model';
import { readVitestReport } from '../read-reports';
import { type MutatedFile, mutationGrounds } from './mutated-files';
import type { MutationEntry } from './record';
import { runCommand } from './test-run';
import type { Workshop } from './workshop';

interface Position {
  readonly line: number;
  readonly column: number;
}

/** The part of Stryker's report that is read. */
export interface MutationReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly status: string;
          readonly location: { readonly start: Position; readonly end: Position };
          readonly killedBy?: readonly string[];
        }[];
      }
    >
  >;
  readonly testFiles?: Readonly<
    Record<string, { readonly tests: readonly { readonly id: string; readonly name: string }[] }>
  >;
}

export interface MutationOutcome {
  readonly killed: number;
  readonly listed: number;
  /** What no test noticed and no list excuses, and what is listed in vain. */
  readonly problems: readonly string[];
  readonly watchers: readonly string[];
  readonly sightings: readonly Sighting[];
}

/** The piece of a source text between two positions, counted from 1. */
function piece(source: string, { start, end }: { readonly start: Position; readonly end: Position }): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

const words = (title: string) => title.replaceAll(' > ', ' ');

/**
 * What a mutation report says of one file.
 * @param results the unbroken run of the same tests, which knows the rules that each test names
 * @param excused changes that are listed as harmless
 */
export function outcomeOf(
  report: MutationReport,
  file: string,
  results: readonly TestResult[],
  excused: readonly Equivalent[],
): MutationOutcome {
  const { source = '', mutants = [] } = report.files[file] ?? {};
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const survivors = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((mutant) => ({ ...mutant, original: piece(source, mutant.location) }));
  const excuses = (survivor: (typeof survivors)[number], { mutator, original, replacement }: Equivalent) =>
    survivor.mutatorName === mutator && survivor.original === original && survivor.replacement === replacement;
  const own = excused.filter((equivalent) => equivalent.file === file);
  const unexcused = survivors.filter((survivor) => !own.some((equivalent) => excuses(survivor, equivalent)));
  const vain = own.filter((equivalent) => !survivors.some((survivor) => excuses(survivor, equivalent)));
  const tests = Object.entries(report.testFiles ?? {}).flatMap(([path, { tests: inFile }]) =>
    inFile.map(({ id, name }) => {
      const same = results.find((result) => result.file === path && words(result.title) === name);
      return { id, path, title: same?.title ?? name, tags: same?.tags ?? [] };
    }),
  );
  const killers = noticed.map(({ killedBy = [] }) => tests.filter(({ id }) => killedBy.includes(id)));
  const tags = new Set(killers.flat().flatMap((test) => test.tags.filter((tag) => tag !== 'meta')));
  return {
    killed: noticed.length,
    listed: survivors.length - unexcused.length,
    problems: [
      ...unexcused.map(
        ({ mutatorName, original, replacement, location: { start } }) =>
          `${file}:${start.line} survived: ${mutatorName} ${original} -> ${replacement}`,
      ),
      ...vain.map(({ original, replacement }) => `${file} no such survivor, yet listed: ${original} -> ${replacement}`),
    ],
    watchers: [...new Set(killers.flat().map(({ path }) => path))].sort(),
    sightings: [...tags].sort().map((tag) => {
      const by = killers.filter((some) => some.some((test) => test.tags.includes(tag)));
      const example = by[0]?.find((test) => test.tags.includes(tag))?.title ?? '';
      return { tag, layer: 'unit', red: by.length, of: mutants.length, example };
    }),
  };
}

/**
 * Changes each operator, condition, text and number of a file in turn, and runs its tests on each.
 * @throws when a change goes unnoticed that is not listed in tests/faults/equivalents.ts, or the tests cannot be run
 */
export async function proveMutation(workshop: Workshop, mutated: MutatedFile): Promise<MutationEntry> {
  const { folder } = workshop;
  const read = (name: string) => JSON.parse(readFileSync(join(folder, 'reports', name), 'utf8'));
  // Searching as long as usual for each of some hundred changes would take hours.
  const env = { MUTATION_TESTS: mutated.tests.join(' '), FC_RUNS: '30' };
  rmSync(join(folder, 'reports'), { recursive: true, force: true });
  const sound = await runCommand(folder, ['npx', 'vitest', 'run', '--config', 'vitest.mutation.config.ts'], env);
  if (sound.status !== 0) throw new Error(`the tests are red before anything was broken:\n${sound.output}`);
  const results = readVitestReport(read('vitest.json'));
  const { status, output } = await runCommand(folder, ['npx', 'stryker', 'run', '--mutate', mutated.file], env);
  if (status !== 0) throw new Error(`mutation testing did not run:\n${output}`);
  const outcome = outcomeOf(read('mutation.json'), mutated.file, results, equivalents);
  if (outcome.problems.length > 0) throw new Error(outcome.problems.join('\n  '));
  const { killed, listed, watchers, sightings } = outcome;
  return { grounds: mutationGrounds(folder, mutated, watchers), watchers, sightings, killed, listed };
}
