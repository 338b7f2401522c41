import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { FailedTest } from './lines.ts';
import { reportFailures } from './report.ts';

function groupsOf({ parent }: TestCase): string[] {
  const names: string[] = [];
  for (let group = parent; group.type === 'suite'; group = group.parent) names.unshift(group.name);
  return names;
}

function failedIn(module: TestModule): FailedTest[] {
  return [...module.children.allTests('failed')].map((test) => ({
    file: module.relativeModuleId,
    line: test.location?.line ?? 1,
    titles: [...groupsOf(test), test.name],
    tags: test.tags,
  }));
}

/** Lists the failures of a Vitest run by rule. */
export class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    reportFailures(modules.flatMap(failedIn));
  }
}
