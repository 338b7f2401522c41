import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, release, type } from 'node:os';
import { dirname, join } from 'node:path';
import type { Project } from './config';
import type { Fault } from './declarations';
import { isCommitted, jsonLines, projectFiles, projectState, readJson, reportsOf } from './files';
import type { TraceInput } from './model';
import { stampFile } from './problems';
import type { ProofRecord, RunStamp, TestResult } from './records';

const recordFile = ({ root, files }: Project) => join(root, files.record);

/** Reads the record of proofs. It is empty before the first proof. */
export const readRecord = (project: Project) => (readJson(recordFile(project)) ?? {}) as ProofRecord;

/** Changes the record on disk. Reads it first, because another run of `prove` may have changed it. */
export function changeRecord(project: Project, change: (record: ProofRecord) => ProofRecord): void {
  writeFileSync(recordFile(project), jsonLines(change(readRecord(project))));
}

/** Reads the results in all reports, and adds their layers. Ignores missing reports: `runProblem` finds that their tests are missing. */
function readResults(project: Project): readonly TestResult[] {
  return reportsOf(project).flatMap((report) => {
    const layers = Object.entries(project.layers).filter(([, { runner }]) => runner.report === report);
    const [first] = layers;
    const json = readJson(join(project.root, report));
    if (!first || json === undefined) return [];
    return first[1].runner.read(json).map((result) => {
      const [layer] = layers.find(([, { tests }]) => tests.test(result.file)) ?? first;
      return { layer, ...result };
    });
  });
}

/** Finds the place of each rule, by rule id. @param source the content of a file with rules */
function placesIn(file: string, source: string): TraceInput['places'] {
  const places = source.split('\n').flatMap((text, index) => {
    const id = /\bid: ['"]([^'"]+)['"]/.exec(text)?.[1];
    return id ? [[id, { file, line: index + 1 }] as const] : [];
  });
  return Object.fromEntries(places);
}

/** Saves the stamp of a complete run. @param before the state before the run, so that the trace detects changes during the run */
export function stampRun(project: Project, before: Pick<RunStamp, 'commit' | 'tree'>): void {
  const file = join(project.root, stampFile);
  const madeWith = {
    ...project.madeWith(),
    'Node.js': process.version.slice(1),
    System: `${type()} ${release()}, ${arch()}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`,
  };
  const stamp: RunStamp = { ...before, date: new Date().toISOString(), madeWith };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(stamp, null, 2)}\n`);
}

/** Counts how often the `find` of each fault occurs in its file, by fault id. */
function occurrencesIn({ root, faults }: Project): TraceInput['occurrences'] {
  const timesOf = (fault: Fault) => {
    const path = join(root, fault.file);
    return existsSync(path) ? readFileSync(path, 'utf8').split(fault.find).length - 1 : 0;
  };
  return Object.fromEntries(faults.map((fault) => [fault.id, timesOf(fault)]));
}

/**
 * Reads the input of the trace from the project.
 * @throws if Git fails, or a report is not JSON
 */
export function readProject(
  project: Project,
  { sentences = {}, fixtures = {} }: Partial<Pick<TraceInput, 'sentences' | 'fixtures'>> = {},
): TraceInput {
  const { root, layers, files } = project;
  const isTest = (file: string) => Object.values(layers).some(({ tests }) => tests.test(file));
  return {
    ...project,
    sentences,
    fixtures,
    layers: Object.keys(layers),
    results: readResults(project),
    occurrences: occurrencesIn(project),
    proofs: readRecord(project),
    run: readJson(join(root, stampFile)) as RunStamp | undefined,
    now: projectState(project),
    testFiles: projectFiles(root).filter(isTest),
    places: placesIn(files.rules, readFileSync(join(root, files.rules), 'utf8')),
    committed: isCommitted(root),
  };
}
