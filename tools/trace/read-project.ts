import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { informative, rules } from '../../spec/rules';
import { projectRoot } from '../project-root';
import type { RuleLock, RunStamp, TestResult, TraceInput } from './model';
import { projectFiles } from './prove/project-files';
import { readProofs } from './prove/proofs';
import { readPlaywrightReport, readVitestReport } from './read-reports';
import { isTestOf } from './test-files';
import { isCommitted, projectState, reportHashes } from './tree';

/** Where the lock of the rules is kept, relative to the project. */
export const lockFile = 'spec/rules.lock.json';

function readJson(file: string): unknown {
  const path = join(projectRoot, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** What was last agreed of the rules; nothing where there is no lock yet. */
export function readLock(): RuleLock {
  return (readJson(lockFile) ?? {}) as RuleLock;
}

/** A report that is not there has no results: the trace then misses its files. */
function resultsIn(file: string, read: (json: unknown) => readonly TestResult[]): readonly TestResult[] {
  const json = readJson(file);
  return json === undefined ? [] : read(json);
}

/** Where each rule stands in the table of rules, by its id; lines count from 1. */
export function ruleLinesIn(source: string): Readonly<Record<string, number>> {
  const places = source.split('\n').flatMap((text, index) => {
    const id = /\{ id: '([^']+)'/.exec(text)?.[1];
    return id ? [[id, index + 1] as const] : [];
  });
  return Object.fromEntries(places);
}

/** All that the trace works on, as it is in the project now. @throws without git, or when a file is no JSON */
export function readProject(): TraceInput {
  return {
    rules,
    informative,
    lock: readLock(),
    results: [
      ...resultsIn('reports/vitest.json', readVitestReport),
      ...resultsIn('reports/e2e.json', readPlaywrightReport),
    ],
    proofs: readProofs(),
    run: readJson('reports/run.json') as RunStamp | undefined,
    now: { ...projectState(), reports: reportHashes() },
    testFiles: projectFiles().filter((file) => Object.values(isTestOf).some((pattern) => pattern.test(file))),
    ruleLines: ruleLinesIn(readFileSync(join(projectRoot, 'spec/rules.ts'), 'utf8')),
    committed: isCommitted(),
  };
}
