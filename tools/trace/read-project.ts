import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { informative, rules } from '../../spec/rules';
import { projectRoot } from '../project-root';
import type { RuleLock, RunStamp, TestResult, TraceInput } from './model';
import { readProofs } from './prove/proofs';
import { readPlaywrightReport, readVitestReport } from './read-reports';
import { isCommitted, isTestOf, projectFiles, projectState, reportHashes } from './tree';

/**
 * Whether a stale or missing proof fails the trace. Off while the site is being restructured: nearly every file moves or
 * changes, so proving each intermediate state again would cost hours and show nothing. The trace reports such proofs as
 * warnings instead; set this to `true` when all proofs have been renewed (docs/decisions/0050-stale-proofs-are-reported.md).
 */
const staleProofsFail = false;

/** The lock of the rules, relative to the project. */
export const lockFile = 'spec/rules.lock.json';

function readJson(file: string): unknown {
  const path = join(projectRoot, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** The locked rules; empty if there is no lock yet. */
export function readLock(): RuleLock {
  return (readJson(lockFile) ?? {}) as RuleLock;
}

/** A missing report has no results; the trace then reports its test files as not run. */
function resultsIn(file: string, read: (json: unknown) => readonly TestResult[]): readonly TestResult[] {
  const json = readJson(file);
  return json === undefined ? [] : read(json);
}

/** The line of each rule in the source of the table, from 1, by rule id. */
export function ruleLinesIn(source: string): Readonly<Record<string, number>> {
  const places = source.split('\n').flatMap((text, index) => {
    const id = /\{ id: '([^']+)'/.exec(text)?.[1];
    return id ? [[id, index + 1] as const] : [];
  });
  return Object.fromEntries(places);
}

/** Reads the input of the trace from the project. @throws without git, or if a report is not JSON */
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
    staleProofsFail,
    run: readJson('reports/run.json') as RunStamp | undefined,
    now: { ...projectState(), reports: reportHashes() },
    testFiles: projectFiles().filter((file) => Object.values(isTestOf).some((pattern) => pattern.test(file))),
    ruleLines: ruleLinesIn(readFileSync(join(projectRoot, 'spec/rules.ts'), 'utf8')),
    committed: isCommitted(),
  };
}
