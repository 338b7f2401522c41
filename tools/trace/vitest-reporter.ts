import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import type { VitestFile, VitestReport } from './vitest-report';

const messagesOf = (errors: Iterable<{ readonly message: string }>) => [...errors].map(({ message }) => message);

function testOf(test: TestCase): VitestFile['tests'][number] {
  return {
    title: test.fullName,
    line: test.location?.line ?? 1,
    tags: test.tags,
    state: test.result().state,
    fails: test.options.fails === true,
    flaky: test.diagnostic()?.flaky === true,
  };
}

function fileOf(module: TestModule): VitestFile {
  const errors = [module, ...module.children.allSuites()].flatMap((part) => messagesOf(part.errors()));
  return { file: module.relativeModuleId, errors, tests: [...module.children.allTests()].map(testOf) };
}

/**
 * Writes what Vitest's own JSON report leaves out and the trace needs: where each test stands, whether it was expected to
 * fail, whether it passed only after failing, and every error outside a test.
 */
export class TraceReporter implements Reporter {
  private root = '.';

  /** @param file the report, relative to the project's folder */
  constructor(private readonly file: string) {}

  onInit({ config }: Vitest): void {
    this.root = config.root;
  }

  onTestRunEnd(...[modules, unhandled]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const report: VitestReport = { files: modules.map(fileOf), errors: messagesOf(unhandled) };
    const file = resolve(this.root, this.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}
