import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { endWithThis, runCommand, runTimeout, testTimeout } from './prove/command';
import { readPlaywrightReport, readVitestReport } from './read-reports';
import type { RunnerResult } from './records';

/** A run of the tests of some rules. */
export interface Run {
  /** The ids of the rules. */
  readonly tags: readonly string[];
  /** The test files that have tests of these rules; all files of the layer if empty. */
  readonly files: readonly string[];
  /**
   * The tests to run, if not all. A runner may also run other tests of the same files and rules. If `fault` is given, too, no
   * test is retried.
   */
  readonly only?: readonly RunnerResult[] | undefined;
  /** The file with a fault, if any. The run may then stop at the first failure. */
  readonly fault?: string;
}

/** A copy of the project, and a free port. */
export interface Place {
  readonly folder: string;
  readonly port: number;
}

/** A test program that runs in a copy of the project. */
export interface Started {
  /** Runs tests and writes the report. Unless both `only` and `fault` are given, a test fails only if its retry fails, too. */
  run(run: Run): Promise<void>;
  end(): void;
}

/** How to run a test program and read its report. */
export interface Runner {
  /** The path of the report that it writes, relative to the project. */
  readonly report: string;
  read(json: unknown): readonly RunnerResult[];
  start(place: Place): Started;
}

/** Escapes text for a regular expression. */
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Makes a pattern that matches tests by title. Both runners join the titles of groups with spaces. */
const patternOf = (tests: readonly RunnerResult[]) =>
  tests.map(({ title }) => literal(title.replaceAll(' > ', ' '))).join('|');

/** Makes a runner for Vitest, whose configuration must add `TraceReporter`. @param project a pattern for the layer's projects */
export function vitest({ report, project }: { readonly report: string; readonly project: string }): Runner {
  const here = relative(process.cwd(), join(import.meta.dirname, 'prove/vitest-server.ts'));
  return {
    report,
    read: readVitestReport,
    start: ({ folder }) => {
      const server = fork(join(folder, here), [project], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        detached: true,
      });
      const ended = once(server, 'exit');
      let errors = '';
      server.stderr?.on('data', (text: Buffer) => {
        errors += text;
      });
      const message = async () => {
        const answer = once(server, 'message', { signal: AbortSignal.timeout(runTimeout) });
        if ((await Promise.race([answer, ended.then(() => undefined)])) === undefined)
          throw new Error(`Vitest exited:\n${errors}`);
      };
      const started = message();
      return {
        async run(run) {
          await started;
          errors = '';
          server.send({ ...run, pattern: run.only && patternOf(run.only) });
          await message();
        },
        end: endWithThis(server),
      };
    },
  };
}

/**
 * Makes a runner for Playwright, with its JSON reporter.
 * @param options.projects the Playwright projects of the layer
 * @param options.portVariable the environment variable for the port of the web server
 * @param options.viewOf returns the view of a test
 */
export function playwright(options: {
  readonly report: string;
  readonly projects: readonly string[];
  readonly portVariable: string;
  viewOf(project: string, title: string): string;
}): Runner {
  const { report, projects, portVariable, viewOf } = options;
  const fixed = ['--reporter=json', '--pass-with-no-tests', `--timeout=${testTimeout}`];
  return {
    report,
    read: (json) => readPlaywrightReport(json, viewOf),
    start: ({ folder, port }) => ({
      async run({ tags, files, only, fault }) {
        // Loading all files takes seconds, so load only the files of these tests. But if a shared file defines some of the tests,
        // load all files, because Playwright cannot load a shared file by name.
        const loaded = files.every((file) => /\.(?:spec|test)\./.test(file)) ? files.map(literal) : [];
        const grep = only ? patternOf(only) : tags.map((tag) => `@${tag}(?= |$)`).join('|');
        // Each project takes time to load, so load only the projects of these tests.
        const own = only?.flatMap(({ project }) => project ?? []) ?? [];
        const within = [...new Set(own.length > 0 ? own : projects)].map((name) => `--project=${name}`);
        const chosen = [`--grep=${grep}`, `--retries=${only && fault ? 0 : 1}`, ...within];
        const limits = fault === undefined ? [] : ['--workers=1', '-x'];
        await runCommand(folder, ['playwright', 'test', ...loaded, ...fixed, ...chosen, ...limits], {
          [portVariable]: String(port),
          PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, report),
        });
      },
      end() {},
    }),
  };
}
