import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** One test file in the report of `TraceReporter`. */
interface VitestFile {
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  /** Messages of errors outside its tests: the file could not be loaded, or a hook of a group failed. */
  readonly errors: readonly string[];
  readonly tests: readonly {
    /** Titles of its groups and its own title, joined by " > ". */
    readonly title: string;
    readonly line: number;
    readonly tags: readonly string[];
    /** `pending` if the run ended before the test. */
    readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
    readonly fails: boolean;
    readonly flaky: boolean;
    /** The message of its failure, or why it was skipped. */
    readonly note?: string;
  }[];
}

/** reports/vitest.json */
export interface VitestReport {
  readonly files: readonly VitestFile[];
  /** Messages of errors outside any file. */
  readonly errors: readonly string[];
}

const messagesOf = (errors: Iterable<{ readonly message: string }>) => [...errors].map(({ message }) => message);

function testOf(test: TestCase): VitestFile['tests'][number] {
  const result = test.result();
  const note = result.state === 'skipped' ? result.note : result.errors?.[0]?.message;
  return {
    title: test.fullName,
    line: test.location?.line ?? 1,
    tags: test.tags,
    state: result.state,
    fails: test.options.fails === true,
    flaky: test.diagnostic()?.flaky === true,
    ...(note !== undefined && { note }),
  };
}

function fileOf(module: TestModule): VitestFile {
  const errors = [module, ...module.children.allSuites()].flatMap((part) => messagesOf(part.errors()));
  return { file: module.relativeModuleId, errors, tests: [...module.children.allTests()].map(testOf) };
}

/**
 * Writes what the trace needs and Vitest's JSON report leaves out: the line of each test, whether it was expected to
 * fail, whether it passed only on a retry, why it was skipped, and every error outside a test.
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
