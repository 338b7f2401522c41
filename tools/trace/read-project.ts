import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Project } from './config';
import type { Fault } from './declarations';
import { occurrences } from './fault';
import { isCommitted, projectFiles, projectState, reportHashes, reportsOf } from './files';
import type { TraceInput } from './model';
import { stampFile } from './problems';
import { readRecord } from './record';
import type { RuleLock, RunStamp, TestResult } from './records';

function readJson({ root }: Project, file: string): unknown {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** The locked rules; empty if there is no lock yet. */
export function readLock(project: Project): RuleLock {
  return (readJson(project, project.files.lock) ?? {}) as RuleLock;
}

/** Results of all reports with their layers. A missing report has none; its test files are then reported as not run. */
function readResults(project: Project): readonly TestResult[] {
  return reportsOf(project).flatMap((report) => {
    const layers = Object.entries(project.layers).filter(([, { runner }]) => runner.report === report);
    const [first] = layers;
    const json = readJson(project, report);
    if (!first || json === undefined) return [];
    return first[1].runner.read(json).map((result) => {
      const [layer] = layers.find(([, { tests }]) => tests.test(result.file)) ?? first;
      return { layer, ...result };
    });
  });
}

/** Where each rule is written, by its id. @param source the text of a file with rules */
export function placesIn(file: string, source: string): TraceInput['places'] {
  const places = source.split('\n').flatMap((text, index) => {
    const id = /\bid: ['"]([^'"]+)['"]/.exec(text)?.[1];
    return id ? [[id, { file, line: index + 1 }] as const] : [];
  });
  return Object.fromEntries(places);
}

/** Saves the state of the project before a complete run, so that the trace notices a change made during it. */
export function stampRun(project: Project, before: Pick<RunStamp, 'commit' | 'tree'>): void {
  const file = join(project.root, stampFile);
  const stamp: RunStamp = { ...before, date: new Date().toISOString(), reports: reportHashes(project) };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(stamp, null, 2)}\n`);
}

/** The lines of a text file; none if it does not exist. */
function linesOf({ root }: Project, file: string): readonly string[] {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
}

/** How often the text that a fault replaces occurs in its file, by the fault's id. */
function occurrencesIn({ root, faults }: Project): TraceInput['occurrences'] {
  const timesOf = (fault: Fault) => {
    const path = join(root, fault.file);
    return existsSync(path) ? occurrences(fault, readFileSync(path, 'utf8')) : 0;
  };
  return Object.fromEntries(faults.map((fault) => [fault.id, timesOf(fault)]));
}

/**
 * Reads the input of the trace from the project.
 * @param sentences of the specification by source, if the document was given
 * @throws without git, or if a report is not JSON
 */
export function readProject(project: Project, sentences: TraceInput['sentences'] = {}): TraceInput {
  const { root, title, rules, informative = [], sections, files, layers, faults } = project;
  const { coverage = [], library = [], criteria } = project;
  return {
    title,
    rules,
    informative,
    sections,
    layers: Object.fromEntries(Object.entries(layers).map(([name, { title }]) => [name, title])),
    files,
    lock: readLock(project),
    results: readResults(project),
    faults,
    occurrences: occurrencesIn(project),
    proofs: readRecord(project),
    library,
    criteria,
    sentences,
    run: readJson(project, stampFile) as RunStamp | undefined,
    now: { ...projectState(project), reports: reportHashes(project) },
    coverage: coverage.flatMap((file) => linesOf(project, file)),
    testFiles: projectFiles(root).filter((file) => Object.values(layers).some(({ tests }) => tests.test(file))),
    places: Object.assign({}, ...files.rules.map((file) => placesIn(file, readFileSync(join(root, file), 'utf8')))),
    committed: isCommitted(root),
  };
}
