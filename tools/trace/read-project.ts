import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { arch, cpus, release, type } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Project } from './config';
import type { Fault } from './declarations';
import { jsonLines, projectFiles, projectState, readJson } from './files';
import type { TraceInput } from './model';
import { stampFile } from './problems';
import { readReport } from './read-reports';
import type { ProofRecord, RunnerResult, RunStamp, TestResult } from './records';

const recordFile = ({ root, files }: Project) => join(root, files.record);

/** Reads the record of proofs. It is empty before the first proof. */
export const readRecord = (project: Project) => (readJson(recordFile(project)) ?? {}) as ProofRecord;

/** Changes the record on disk. Reads it first, because another run of `prove` may have changed it. */
export function changeRecord(project: Project, change: (record: ProofRecord) => ProofRecord): void {
  writeFileSync(recordFile(project), jsonLines(change(readRecord(project))));
}

/** Reads the results in a report. Returns none if there is no report. */
export function readResults(root: string, report: string): readonly RunnerResult[] {
  const json = readJson(resolve(root, report));
  return json === undefined ? [] : readReport(json, root);
}

/** Reads the results of each report, and adds their layers and the rows of tables. */
function resultsByReport({ root, layers, tables }: Project): ReadonlyMap<string, readonly TestResult[]> {
  const entries = Object.entries(layers);
  const reports = new Set(entries.map(([, { runner }]) => runner.report));
  const layerOf = (file: string, report: string) =>
    (entries.find(([, { tests }]) => tests.test(file)) ??
      entries.find(([, { runner }]) => runner.report === report))?.[0];
  const lines = Object.values(tables)
    .flat()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((text, at) => ({ text, file, line: at + 1 })),
    );
  function rowOf({ file, title }: RunnerResult): Pick<TestResult, 'row'> {
    const what = title.slice(title.indexOf(': ') + 2);
    const found = lines.find((line) => tables[file]?.includes(line.file) && line.text.includes(what));
    return found ? { row: { what, file: found.file, line: found.line } } : {};
  }
  const read = (report: string) =>
    readResults(root, report).map((test) => ({ layer: layerOf(test.file, report) ?? '', ...rowOf(test), ...test }));
  return new Map([...reports].map((report) => [report, read(report)]));
}

/** Begins a run of all tests: deletes earlier reports, and saves the state of the project for the trace at the end of the run. */
export function beginRun(project: Project): void {
  const file = join(project.root, stampFile);
  rmSync(dirname(file), { recursive: true, force: true });
  const madeWith = {
    ...project.madeWith(),
    'Node.js': process.version.slice(1),
    System: `${type()} ${release()}, ${arch()}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`,
  };
  const stamp: RunStamp = { ...projectState(project), date: new Date().toISOString(), madeWith };
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
 * @throws if a report is not JSON
 */
export function readProject(project: Project, sentences: TraceInput['sentences'] = {}): TraceInput {
  const { root, layers, faults, waivers } = project;
  const results = resultsByReport(project);
  const isTest = (file: string) => Object.values(layers).some(({ tests }) => tests.test(file));
  return {
    ...project,
    sentences,
    layers: Object.keys(layers),
    results: [...results.values()].flat(),
    emptyReports: [...results].flatMap(([report, found]) => (found.length > 0 ? [] : report)),
    moved: faults.filter((fault) => !applies(root, fault) && !fault.rules.every((rule) => waivers[rule])),
    proofs: readRecord(project),
    run: readJson(join(root, stampFile)) as RunStamp | undefined,
    now: projectState(project),
    testFiles: projectFiles(root).filter(isTest),
  };
}
