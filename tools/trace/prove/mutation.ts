import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutation, Project } from '../config';
import type { Equivalent, MutatedFile } from '../declarations';
import { readVitestReport } from '../read-reports';
import type { RunnerResult } from '../records';
import { type Basis, mutationBasis } from './fingerprint';
import type { MutationEntry } from './record';
import type { Sandbox } from './sandbox';
import { runCommand } from './test-run';

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

interface MutationOutcome extends Omit<MutationEntry, keyof Basis> {
  /** Survivors that are not listed as equivalent, and listed mutants that did not survive. */
  readonly problems: readonly string[];
}

/** The part of a source text between two positions, counted from 1. */
function sourceAt(source: string, { start, end }: { readonly start: Position; readonly end: Position }): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

/** A title as Stryker writes it. */
const joined = (title: string) => title.replaceAll(' > ', ' ');

/**
 * The outcome of a mutation run for one file.
 * @param results a run of the same tests without mutants, which provides the rules that each test covers
 * @param equivalents mutants that are listed as equivalent
 */
export function outcomeOf(
  report: MutationReport,
  file: string,
  results: readonly RunnerResult[],
  { layer, equivalents: listed }: { readonly layer: string; readonly equivalents: readonly Equivalent[] },
): MutationOutcome {
  const { source = '', mutants = [] } = report.files[file] ?? {};
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const survivors = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((mutant) => ({ ...mutant, original: sourceAt(source, mutant.location) }));
  const matches = (survivor: (typeof survivors)[number], { mutator, original, replacement }: Equivalent) =>
    survivor.mutatorName === mutator && survivor.original === original && survivor.replacement === replacement;
  const own = listed.filter((equivalent) => equivalent.file === file);
  const unlisted = survivors.filter((survivor) => !own.some((equivalent) => matches(survivor, equivalent)));
  const needless = own.filter((equivalent) => !survivors.some((survivor) => matches(survivor, equivalent)));
  const tests = Object.entries(report.testFiles ?? {}).flatMap(([path, { tests: inFile }]) =>
    inFile.map(({ id, name }) => {
      const same = results.find((result) => result.file === path && joined(result.title) === name);
      return { id, path, title: same?.title ?? name, tags: same?.tags ?? [] };
    }),
  );
  const killers = killed.map(({ killedBy = [] }) => tests.filter(({ id }) => killedBy.includes(id)));
  const tags = new Set(killers.flat().flatMap((test) => test.tags.filter((tag) => tag !== 'meta')));
  return {
    killed: killed.length,
    equivalent: survivors.length - unlisted.length,
    problems: [
      ...unlisted.map(
        ({ mutatorName, original, replacement, location: { start } }) =>
          `${file}:${start.line} survived: ${mutatorName} ${original} -> ${replacement}`,
      ),
      ...needless.map(
        ({ original, replacement }) =>
          `${file} listed as equivalent, but did not survive: ${original} -> ${replacement}`,
      ),
    ],
    killers: [...new Set(killers.flat().map(({ path }) => path))].sort(),
    detections: [...tags].sort().map((tag) => {
      const by = killers.filter((some) => some.some((test) => test.tags.includes(tag)));
      const names = by.flat().flatMap(({ path, title, tags }) => (tags.includes(tag) ? `${path} > ${title}` : []));
      const red = [{ message: 'killed mutants', tests: [...new Set(names)].sort() }];
      return { tag, layer, failed: by.length, ran: mutants.length, red };
    }),
  };
}

/**
 * Mutates a file with Stryker and runs its tests on each mutant.
 * @throws if a mutant survives that is not listed as equivalent, or if the tests cannot be run
 */
export async function runMutation(
  project: Project,
  mutation: Mutation,
  { folder }: Sandbox,
  mutated: MutatedFile,
): Promise<MutationEntry> {
  const { vitestConfig, vitestReport, strykerReport } = mutation;
  const env = mutation.env?.(mutated);
  const reportOf = async (report: string, args: readonly string[], problem: string) => {
    const file = join(folder, report);
    rmSync(file, { force: true });
    const { status, output } = await runCommand(folder, args, env);
    if (status !== 0 || !existsSync(file)) throw new Error(`${problem}:\n${output}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  const tests = ['npx', 'vitest', 'run', '--config', vitestConfig];
  const results = readVitestReport(await reportOf(vitestReport, tests, 'tests fail without any mutant'));
  const mutate = ['npx', 'stryker', 'run', '--mutate', mutated.file];
  const report = await reportOf(strykerReport, mutate, 'mutation testing did not run');
  const { problems, ...outcome } = outcomeOf(report, mutated.file, results, mutation);
  if (problems.length > 0) throw new Error(problems.join('\n  '));
  return { ...(await mutationBasis({ ...project, root: folder }, mutation, mutated, outcome.killers)), ...outcome };
}
