import { relative } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { projectRoot } from '../../project-root.ts';
import type { FailedTest } from './lines.ts';
import { reportFailures } from './report.ts';

/** The titles of a test and its groups, without the names of the project and the file. */
const titlesOf = (test: TestCase) => test.titlePath().slice(3);

const failedTest = (test: TestCase): FailedTest => ({
  file: relative(projectRoot, test.location.file).replaceAll('\\', '/'),
  line: test.location.line,
  titles: titlesOf(test),
  tags: test.tags.map((tag) => tag.slice(1)),
});

/** Lists the failures of a Playwright run by rule. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter from the default export of its file.
export default class FailureReporter implements Reporter {
  private tests: readonly TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onEnd(): void {
    reportFailures(this.tests.filter((test) => test.outcome() === 'unexpected').map(failedTest));
  }

  printsToStdio(): boolean {
    return true;
  }
}
