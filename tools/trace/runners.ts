import { readPlaywrightReport, readVitestReport } from './read-reports';
import type { RunnerResult } from './records';

/** A run of the tests of some rules, without any other test. */
export interface Run {
  /** `ID~rev` of the rules. */
  readonly tags: readonly string[];
  /** The test files that have tests of these rules; all of the layer if empty. */
  readonly files: readonly string[];
  /** Runs only the test with this title, groups included. */
  readonly title?: string;
  /** Number of tests that run in parallel. */
  readonly workers: number;
  /** A port that is free, for a server of this run. */
  readonly port: number;
  /** Whether a fault is in place: then the first failure is enough, and a test that hangs has failed as well. */
  readonly injected: boolean;
}

/** How to run a program for tests, and how to read what it reports. */
export interface Runner {
  /** The report that it writes, relative to the project. */
  readonly report: string;
  read(json: unknown): readonly RunnerResult[];
  command(run: Run): { readonly args: readonly string[]; readonly env?: Readonly<Record<string, string>> };
}

/** For each test while a fault is in place (ms). */
const testTimeout = 15_000;

/** A pattern that finds a test by its title; runners join the titles of groups by spaces. */
const patternOf = (title: string) => title.replaceAll(' > ', ' ').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Vitest with `TraceReporter`. @param project the Vitest projects of the layer, if not all of them */
export function vitest({ report, project }: { readonly report: string; readonly project?: string }): Runner {
  return {
    report,
    read: readVitestReport,
    command: ({ tags, files, title, workers, injected }) => {
      const filter = [...(project ? ['--project', project] : []), '--tags-filter', tags.join(' || ')];
      const only = title === undefined ? [] : ['--testNamePattern', `${patternOf(title)}$`];
      const limits = ['--maxWorkers', String(workers), ...(injected ? [`--testTimeout=${testTimeout}`] : [])];
      return { args: ['npx', 'vitest', 'run', '--passWithNoTests', ...filter, ...only, ...limits, ...files] };
    },
  };
}

/**
 * Playwright with its JSON reporter.
 * @param options.projects the Playwright projects of the layer, if not all of them
 * @param options.portVariable the environment variable with the port of its web server
 * @param options.viewOf names the view in which a test looks at the product; by default its Playwright project
 */
export function playwright(options: {
  readonly report: string;
  readonly projects?: readonly string[];
  readonly portVariable: string;
  viewOf?(project: string, title: string): string;
}): Runner {
  const { report, projects = [], portVariable, viewOf } = options;
  return {
    report,
    read: (json) => readPlaywrightReport(json, viewOf),
    // Loading all files takes Playwright a second, and tests may be reported in a file that is not the one to run.
    command: ({ tags, title, workers, port, injected }) => {
      const grep = title === undefined ? tags.map((tag) => `@${tag}(?= |$)`).join('|') : patternOf(title);
      const limits = injected ? [`--timeout=${testTimeout}`, ...(tags.length === 1 ? ['-x'] : [])] : [];
      const own = projects.map((project) => `--project=${project}`);
      return {
        args: [
          'npx',
          'playwright',
          'test',
          '--pass-with-no-tests',
          `--grep=${grep}`,
          `--workers=${workers}`,
          ...own,
          ...limits,
        ],
        env: { [portVariable]: String(port) },
      };
    },
  };
}
