import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { doubtful, outside } from './read-reports.ts';
import type { RunnerResult } from './records.ts';

const messagesOf = (errors: Iterable<{ readonly message: string }>) => [...errors].map(({ message }) => message);

function resultOf(file: string, test: TestCase): RunnerResult {
  const result = test.result();
  return {
    file,
    line: test.location?.line ?? 1,
    title: test.fullName,
    tags: test.tags,
    // A test is pending if the run ended before the test ran.
    outcome: result.state === 'pending' ? 'failed' : result.state,
    note: result.state === 'skipped' ? result.note : result.errors?.[0]?.message,
    ...doubtful(test.options.fails === true && result.state === 'passed', test.diagnostic()?.flaky === true),
  };
}

function resultsOf(module: TestModule): readonly RunnerResult[] {
  const file = module.relativeModuleId;
  const errors = [module, ...module.children.allSuites()].flatMap((part) => messagesOf(part.errors()));
  const tests = [...module.children.allTests()].map((test) => resultOf(file, test));
  return [...errors.map((message) => outside(file, 1, message)), ...tests];
}

/**
 * Writes the results with details that Vitest's JSON report lacks: whether each test was expected to fail,
 * whether it passed only on a retry, and why it was skipped. Errors outside a test, such as a file that cannot be loaded,
 * become failed tests. The variable VITEST_REPORT names the file; without it, the reporter writes none. At the end, it prints the tags
 * of the failed tests, as Playwright does.
 */
export class TraceReporter implements Reporter {
  onTestRunEnd(...[modules, unhandled]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const strays = messagesOf(unhandled).map((message) => outside('vitest.config.ts', 1, message));
    const results = [...strays, ...modules.flatMap(resultsOf)];
    const file = process.env.VITEST_REPORT;
    if (file) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(results));
    }
    const failed = results.filter(({ outcome, tags }) => outcome === 'failed' && !tags.includes('untraced'));
    if (failed.length > 0) console.log('Tags of the failed tests:');
    for (const { file: at, line, title, tags } of failed) console.log(`  ${tags.join(', ')}  ${at}:${line}  ${title}`);
  }
}
