import { readPlaywrightReport, readVitestReport } from './read-reports';
import type { RunnerResult } from './records';

/** A run of the tests of some rules, without any other test. */
export interface Run {
  /** `ID~rev` of the rules. */
  readonly tags: readonly string[];
  /** The test files of the layer that name one of them. */
  readonly files: readonly string[];
  /** Number of tests that run in parallel. */
  readonly workers: number;
  /** A port that is free, for a server of this run. */
  readonly port: number;
}

/** How to run a program for tests, and how to read what it reports. */
export interface Runner {
  /** The report that it writes, relative to the project. */
  readonly report: string;
  read(json: unknown): readonly RunnerResult[];
  command(run: Run): { readonly args: readonly string[]; readonly env?: Readonly<Record<string, string>> };
}

/** A test that hangs has failed as well, so it gets less time than usual (ms). */
const testTimeout = 15_000;
/** Failures of one rule after which an end-to-end run stops: more of them would only take time. */
const maxFailures = 4;

/** Vitest with `TraceReporter`. @param project the Vitest projects of the layer, if not all of them */
export function vitest({ report, project }: { readonly report: string; readonly project?: string }): Runner {
  return {
    report,
    read: readVitestReport,
    command: ({ tags, files, workers }) => {
      const filter = [...(project ? ['--project', project] : []), '--tags-filter', tags.join(' || ')];
      const limits = ['--testTimeout', String(testTimeout), '--maxWorkers', String(workers)];
      return { args: ['npx', 'vitest', 'run', ...filter, ...limits, ...files] };
    },
  };
}

/** Playwright with its JSON reporter. @param portVariable the environment variable with the port of its web server */
export function playwright({
  report,
  portVariable,
}: {
  readonly report: string;
  readonly portVariable: string;
}): Runner {
  return {
    report,
    read: readPlaywrightReport,
    command: ({ tags, files, workers, port }) => {
      const grep = tags.map((tag) => `@${tag}(?= |$)`).join('|');
      const limits = [
        `--timeout=${testTimeout}`,
        // The failures of one rule must not keep the tests of another from running.
        ...(tags.length === 1 ? [`--max-failures=${maxFailures}`] : []),
        `--workers=${workers}`,
      ];
      return {
        args: ['npx', 'playwright', 'test', `--grep=${grep}`, ...limits, ...files],
        env: { [portVariable]: String(port) },
      };
    },
  };
}
