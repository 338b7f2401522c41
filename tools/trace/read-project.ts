import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, release, type } from 'node:os';
import { dirname, join } from 'node:path';
import type { Project } from './config';
import type { Fault } from './declarations';
import { git, jsonLines, projectFiles, projectState, readJson } from './files';
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
  const layers = Object.entries(project.layers);
  const runners = new Map(layers.map(([name, { runner }]) => [runner.report, { name, runner }]));
  return [...runners.values()].flatMap(({ name, runner }) => {
    const json = readJson(join(project.root, runner.report));
    if (json === undefined) return [];
    return runner.read(json).map((result) => {
      const layer = layers.find(([, { tests }]) => tests.test(result.file))?.[0] ?? name;
      return { layer, ...result };
    });
  });
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

/** Whether a fault can be injected: its `find` occurs in its file exactly once. */
function applies(root: string, { file, find }: Fault): boolean {
  return existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').split(find).length === 2;
}

/**
 * Reads the input of the trace from the project.
 * @param sentences the sentences of the specification by place, if the document was given
 * @throws if Git fails, or a report is not JSON
 */
export function readProject(project: Project, sentences: TraceInput['sentences'] = {}): TraceInput {
  const { root, layers, faults, waivers } = project;
  const isTest = (file: string) => Object.values(layers).some(({ tests }) => tests.test(file));
  return {
    ...project,
    sentences,
    layers: Object.keys(layers),
    results: readResults(project),
    moved: faults.filter((fault) => !applies(root, fault) && !fault.rules.every((rule) => waivers[rule])),
    proofs: readRecord(project),
    run: readJson(join(root, stampFile)) as RunStamp | undefined,
    now: projectState(project),
    testFiles: projectFiles(root).filter(isTest),
    committed: git(root, 'status', '--porcelain') === '',
  };
}
