import { basename, dirname, join, relative } from 'node:path/posix';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { RunnerResult } from './records.ts';

/** Returns the first line of a message, without color codes. The other lines are often excerpts of code. */
export const firstLine = (message: string) => stripVTControlCharacters(message).split('\n')[0];

/** Turns an error outside any test into a failed test, so that nobody overlooks the error. */
export function outside(file: string, line: number, message: string): RunnerResult {
  return {
    file,
    line,
    title: `outside any test: ${firstLine(message)}`,
    tags: ['untraced'],
    outcome: 'failed',
    note: message,
  };
}

/** Returns what a result becomes if the test passed, but only as its marks say. Otherwise, returns nothing. */
export function doubtful(wasToFail: boolean, isFlaky: boolean): Partial<RunnerResult> {
  if (wasToFail) return { outcome: 'failed', note: 'passed only because it was expected to fail' };
  return isFlaky ? { outcome: 'failed', note: 'passed only on a retry' } : {};
}

/** Reads the report of `TraceReporter`, which is already a list of results. */
export const readVitestReport = (json: unknown) => json as readonly RunnerResult[];

const outcomes = { expected: 'passed', flaky: 'failed', unexpected: 'failed', skipped: 'skipped' } as const;

/**
 * Reads a suite: a file or a group.
 * @param folder the folder of the tests, relative to the project
 * @param groups the titles of the group and of the groups around it; none for a file
 */
function readSuite(folder: string, groups: readonly string[], suite: JSONReportSuite): readonly RunnerResult[] {
  const own = suite.specs.flatMap(({ title, file, line, tags, tests }) =>
    tests.map(
      ({ projectName, expectedStatus, status, annotations, results }): RunnerResult => ({
        file: join(folder, file),
        line,
        title: [...groups, title].join(' > '),
        project: projectName,
        tags,
        outcome: outcomes[status],
        note:
          status === 'skipped'
            ? annotations.find(({ type }) => type === 'skip')?.description
            : results.at(-1)?.error?.message,
        ...doubtful(expectedStatus === 'failed' && status === 'expected', status === 'flaky'),
      }),
    ),
  );
  const inner = suite.suites ?? [];
  return [...own, ...inner.flatMap((group) => readSuite(folder, [...groups, group.title], group))];
}

/** Reads Playwright's JSON report. An error outside any test becomes a failed test. */
export function readPlaywrightReport(json: unknown): readonly RunnerResult[] {
  const { config, suites, errors } = json as JSONReport;
  const folder = basename(config.rootDir);
  const place = (file: string) => relative(dirname(config.rootDir), file);
  return [
    ...errors.map(({ message = '', location }) =>
      location ? outside(place(location.file), location.line, message) : outside('playwright.config.ts', 1, message),
    ),
    ...suites.flatMap((suite) => readSuite(folder, [], suite)),
  ];
}
