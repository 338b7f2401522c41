import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonAssertionResult, JsonTestResults } from 'vitest/node';
import type { RunnerResult } from './model';
import { shortMessage } from './words';

const place = (root: string, file: string) => relative(root, file).replaceAll('\\', '/');

/** Turns an error outside any test into a failed test, so that nobody overlooks the error. */
function outside(file: string, line: number, message: string): RunnerResult {
  const title = `outside any test: ${shortMessage(message)}`;
  return { file, line, title, tags: ['untraced'], outcome: 'failed', note: message };
}

/** Returns what a result becomes if the test passed, but only as its marks say. Otherwise, returns nothing. */
function doubtful(wasToFail: boolean, isFlaky: boolean): Partial<RunnerResult> {
  if (wasToFail) return { outcome: 'failed', note: 'passed only because it was expected to fail' };
  return isFlaky ? { outcome: 'failed', note: 'passed only on a retry' } : {};
}

function readVitestTest(file: string, test: JsonAssertionResult): RunnerResult {
  const { ancestorTitles, title, status, location, meta, tags } = test;
  const [error] = test.failureMessages ?? [];
  const passed = status === 'passed';
  return {
    file,
    line: location?.line ?? 1,
    title: [...ancestorTitles, title].join(' > '),
    tags,
    // A test is pending if the run ended before the test ran.
    outcome: passed || status === 'failed' ? status : status === 'pending' ? 'failed' : 'skipped',
    note: status === 'skipped' ? meta.skipReason : error,
    ...doubtful(passed && meta.wasToFail === true, passed && error !== undefined),
  };
}

/** Reads Vitest's report. A file that failed without a failed test, such as one that cannot be loaded, becomes a failed test. */
function readVitestReport({ testResults }: JsonTestResults, root: string): readonly RunnerResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = place(root, name);
    const tests = assertionResults.map((test) => readVitestTest(file, test));
    if (status === 'passed' || tests.some(({ outcome }) => outcome === 'failed')) return tests;
    return [outside(file, 1, message || 'a hook failed; see the output of the run'), ...tests];
  });
}

const outcomes = { expected: 'passed', flaky: 'failed', unexpected: 'failed', skipped: 'skipped' } as const;

/** Reads a suite of Playwright: a file, or a group inside other groups. */
function readSuite(suite: JSONReportSuite, groups: readonly string[]): readonly RunnerResult[] {
  const own = suite.specs.flatMap(({ title, file, line, tags, tests }) =>
    tests.map(({ projectName, expectedStatus, status, annotations, results }): RunnerResult => {
      const reason = annotations.find(({ type }) => type === 'skip')?.description;
      return {
        ...{ file, line, tags, title: [...groups, title].join(' > '), project: projectName },
        outcome: outcomes[status],
        note: status === 'skipped' ? reason : results.at(-1)?.error?.message,
        ...doubtful(expectedStatus === 'failed' && status === 'expected', status === 'flaky'),
      };
    }),
  );
  const inner = suite.suites ?? [];
  return [...own, ...inner.flatMap((group) => readSuite(group, [...groups, group.title]))];
}

/** Reads Playwright's report. An error outside any test becomes a failed test. */
function readPlaywrightReport({ config, suites, errors }: JSONReport, root: string): readonly RunnerResult[] {
  const tests = suites.flatMap((suite) => readSuite(suite, []));
  return [
    ...errors.map(
      ({ message = '', location: { file, line } = { file: join(root, 'playwright.config.ts'), line: 1 } }) =>
        outside(place(root, file), line, message),
    ),
    ...tests.map((test) => ({ ...test, file: place(root, join(config.rootDir, test.file)) })),
  ];
}

/**
 * Reads a JSON report of Vitest or Playwright.
 * @param root the project's folder; the files of the results are relative to it
 */
export function readReport(json: unknown, root: string): readonly RunnerResult[] {
  const report = json as JSONReport | JsonTestResults;
  return 'suites' in report ? readPlaywrightReport(report, root) : readVitestReport(report, root);
}
