import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { arch, cpus, release, type } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Project, TraceConfig } from './config';
import type { Fault } from './declarations';
import { projectFiles, projectState, readJson } from './files';
import type { ProofRecord, RunnerResult, RunStamp, TestResult, TraceInput } from './model';
import { stampFile } from './problems';
import { readReport } from './read-reports';

/**
 * Makes a fault for each rule that has quotes: a part of a quote is missing. Takes the longest part of a quote that occurs only once
 * in the source of the product. Returns none for a rule without such a part, which therefore needs a written fault.
 */
export function quoteFaults({ root, quotes, files }: Pick<Project, 'root' | 'quotes' | 'files'>): readonly Fault[] {
  const sources = projectFiles(root)
    .filter((file) => file.startsWith(`${files.product}/`) && /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const filesWith = (part: string) => sources.flatMap(({ file, text }) => text.split(part).slice(1).fill(file));
  return [...new Set(quotes.map(({ rule }) => rule))].flatMap((rule) => {
    const parts = quotes.filter((quote) => quote.rule === rule).flatMap(({ literal }) => literal);
    const find = parts.sort((a, b) => b.length - a.length).find((part) => filesWith(part).length === 1);
    const what = `The text “${find}” is missing.`;
    if (!find) return [];
    return filesWith(find).map((file) => ({ id: `${rule}-quote`, rules: [rule], what, file, find, replace: '' }));
  });
}

/** Reads `trace.config.ts` in the current folder, and adds the faults of the quotes. */
export async function loadProject(): Promise<Project> {
  const root = process.cwd();
  const { default: config } = (await import(pathToFileURL(join(root, 'trace.config.ts')).href)) as {
    default: TraceConfig;
  };
  return { ...config, root, faults: [...config.faults, ...quoteFaults({ root, ...config })] };
}

const recordFile = ({ root, files }: Project) => join(root, files.record);

/** Reads the record of proofs. It is empty before the first proof. */
export const readRecord = (project: Project) => (readJson(recordFile(project)) ?? {}) as ProofRecord;

/** Changes the record on disk, in which each fault has a line. Reads it first: another run of `prove` may have changed it. */
export function changeRecord(project: Project, change: (record: ProofRecord) => ProofRecord): void {
  const changed = change(readRecord(project));
  const ids = Object.keys(changed).sort();
  const lines = ids.map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(changed[id])}`);
  writeFileSync(recordFile(project), `{\n${lines.join(',\n')}\n}\n`);
}

/** Reads the results in a report. Returns none if there is no report. */
export function readResults(root: string, report: string): readonly RunnerResult[] {
  const json = readJson(resolve(root, report));
  return json === undefined ? [] : readReport(json, root);
}

/** Returns a function that finds the row of a table that defines a test. */
function rowFinder({ root, tables }: Project) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8').split('\n');
  const lines = Object.entries(tables).flatMap(([tests, files]) =>
    files.flatMap((file) => read(file).map((text, at) => ({ tests, text, file, line: at + 1 }))),
  );
  return ({ file, title }: RunnerResult): Pick<TestResult, 'row'> => {
    const what = title.slice(title.indexOf(': ') + 2);
    const found = lines.find(({ tests, text }) => tests === file && text.includes(what));
    return found ? { row: { what, file: found.file, line: found.line } } : {};
  };
}

/** Begins a run of all tests: deletes earlier reports, and saves the state of the project for the trace at the end of the run. */
export async function beginRun(project: Project): Promise<void> {
  const file = join(project.root, stampFile);
  rmSync(dirname(file), { recursive: true, force: true });
  const madeWith = {
    ...(await project.madeWith()),
    'Node.js': process.version.slice(1),
    System: `${type()} ${release()}, ${arch()}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`,
  };
  const stamp: RunStamp = { ...projectState(project), date: new Date().toISOString(), madeWith };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(stamp, null, 2)}\n`);
}

/**
 * Reads the input of the trace from the project.
 * @param sentences the sentences of the specification by place, if the document was given
 * @throws if a report is not JSON
 */
export function readProject(project: Project, sentences: TraceInput['sentences'] = {}): TraceInput {
  const { root, faults, waivers } = project;
  const layers = Object.entries(project.layers);
  const reports = [...new Set(layers.map(([, { runner }]) => runner.report))];
  const rowOf = rowFinder(project);
  const readLayers = (report: string) =>
    readResults(root, report).map((test): TestResult => {
      const own = layers.find(([, { tests }]) => tests.test(test.file));
      const [layer = ''] = own ?? layers.find(([, { runner }]) => runner.report === report) ?? [];
      return { layer, ...rowOf(test), ...test };
    });
  const results = reports.map((report) => ({ report, tests: readLayers(report) }));
  /** Whether a fault can be injected: its `find` occurs in its file exactly once. */
  const applies = (file: string, find: string) =>
    existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').split(find).length === 2;
  return {
    ...project,
    sentences,
    layers: layers.map(([name]) => name),
    results: results.flatMap(({ tests }) => tests),
    emptyReports: results.flatMap(({ report, tests }) => (tests.length > 0 ? [] : report)),
    moved: faults.filter(({ file, find, rules }) => !applies(file, find) && !rules.every((rule) => waivers[rule])),
    proofs: readRecord(project),
    run: readJson(join(root, stampFile)) as RunStamp | undefined,
    now: projectState(project),
    testFiles: projectFiles(root).filter((file) => layers.some(([, { tests }]) => tests.test(file))),
  };
}
