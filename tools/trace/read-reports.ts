import { basename, dirname, join, relative } from 'node:path/posix';
import { stripVTControlCharacters } from 'node:util';
import type { Layer, TestResult } from './model';
import type { VitestReport } from './vitest-reporter';

/** The part of Playwright's JSON report that is read. */
interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly {
    readonly message: string;
    readonly location?: { readonly file: string; readonly line: number };
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tags: readonly string[];
    readonly tests: readonly {
      readonly expectedStatus: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Messages contain color codes, and excerpts of code below their first line. */
const firstLine = (message: string) => stripVTControlCharacters(message).split('\n')[0];

/** An error outside any test counts as one failed test, so that it is not overlooked. */
function outside(layer: Layer, file: string, line: number, message: string): TestResult {
  return {
    layer,
    file,
    line,
    title: `outside any test: ${firstLine(message)}`,
    tags: ['meta'],
    outcome: 'failed',
    expectedToFail: false,
    flaky: false,
  };
}

const layerOf = (file: string): Layer => (file.startsWith('tests/component/') ? 'component' : 'unit');

/**
 * Results in the report of `TraceReporter`. A file with errors outside its tests, because it could not be loaded or a
 * hook failed, yields one additional failed test.
 */
export function readVitestReport(json: unknown): readonly TestResult[] {
  const { files, errors } = json as VitestReport;
  const results = files.flatMap(({ file, errors: ownErrors, tests }) => {
    const layer = layerOf(file);
    const own = tests.map(
      ({ title, line, tags, state, fails, flaky }): TestResult => ({
        layer,
        file,
        line,
        title,
        tags,
        outcome: state === 'pending' ? 'failed' : state,
        expectedToFail: fails,
        flaky,
      }),
    );
    return ownErrors.length > 0 ? [outside(layer, file, 1, ownErrors.map(firstLine).join('; ')), ...own] : own;
  });
  return [...errors.map((message) => outside('unit', 'vitest.config.ts', 1, message)), ...results];
}

const outcomes = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;

/** @param folder folder of the tests, relative to the project @param groups titles of the groups around the suite */
function readSuite(folder: string, groups: readonly string[], suite: PlaywrightSuite): readonly TestResult[] {
  const own = suite.specs.flatMap(({ title, file, line, tags, tests }) =>
    tests.map(
      ({ expectedStatus, status }): TestResult => ({
        layer: 'e2e',
        file: join(folder, file),
        line,
        title: [...groups, title].join(' > '),
        tags,
        outcome: outcomes[status],
        expectedToFail: expectedStatus === 'failed',
        flaky: status === 'flaky',
      }),
    ),
  );
  const inner = suite.suites ?? [];
  return [...own, ...inner.flatMap((group) => readSuite(folder, [...groups, group.title], group))];
}

/** Results in Playwright's JSON report. An error outside any test yields one additional failed test. */
export function readPlaywrightReport(json: unknown): readonly TestResult[] {
  const { config, suites, errors } = json as PlaywrightReport;
  const folder = basename(config.rootDir);
  const place = (file: string) => relative(dirname(config.rootDir), file);
  return [
    ...errors.map(({ message, location }) =>
      location
        ? outside('e2e', place(location.file), location.line, message)
        : outside('e2e', 'playwright.config.ts', 1, message),
    ),
    ...suites.flatMap((suite) => readSuite(folder, [], suite)),
  ];
}
