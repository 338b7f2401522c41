import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { outside } from './read-reports.ts';
import type { RunnerResult } from './records.ts';

const messagesOf = (errors: Iterable<{ readonly message: string }>) => [...errors].map(({ message }) => message);

function resultOf(file: string, test: TestCase): RunnerResult {
  const result = test.result();
  return {
    file,
    line: test.location?.line ?? 1,
    title: test.fullName,
    tags: test.tags,
    // A test is pending if the run ended before it.
    outcome: result.state === 'pending' ? 'failed' : result.state,
    expectedToFail: test.options.fails === true,
    flaky: test.diagnostic()?.flaky === true,
    note: result.state === 'skipped' ? result.note : result.errors?.[0]?.message,
  };
}

function resultsOf(module: TestModule): readonly RunnerResult[] {
  const file = module.relativeModuleId;
  const errors = [module, ...module.children.allSuites()].flatMap((part) => messagesOf(part.errors()));
  const tests = [...module.children.allTests()].map((test) => resultOf(file, test));
  return [...errors.map((message) => outside(file, 1, message)), ...tests];
}

/**
 * Writes what the trace needs and Vitest's JSON report leaves out: the line of each test, whether it was expected to
 * fail, whether it passed only on a retry, why it was skipped, and every error outside a test, such as a file that could
 * not be loaded, as a failed test.
 */
export class TraceReporter implements Reporter {
  private root = '.';

  /** @param file the report, relative to the project's folder */
  constructor(private readonly file: string) {}

  onInit({ config }: Vitest): void {
    this.root = config.root;
  }

  onTestRunEnd(...[modules, unhandled]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const strays = messagesOf(unhandled).map((message) => outside('vitest.config.ts', 1, message));
    const file = resolve(this.root, this.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify([...strays, ...modules.flatMap(resultsOf)]));
  }
}
