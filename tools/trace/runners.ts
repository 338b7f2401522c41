import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { endWithThis, runCommand, runTimeout, testTimeout } from './prove/command';
import { readPlaywrightReport, readVitestReport } from './read-reports';
import type { RunnerResult } from './records';

/** A run of the tests of some rules, without any other test. */
export interface Run {
  /** The ids of the rules. */
  readonly tags: readonly string[];
  /** The test files that have tests of these rules; all of the layer if empty. */
  readonly files: readonly string[];
  /** The tests to run, if not all; a runner may run others of their files and rules, too. A failure counts at once. */
  readonly only?: readonly RunnerResult[] | undefined;
  /** The file that has a fault, if any: then the first failure is enough. */
  readonly fault?: string;
}

/** A copy of the project, and a port that is free there. */
export interface Place {
  readonly folder: string;
  readonly port: number;
}

/** A program for tests that was started in a copy of the project. */
export interface Started {
  /** Runs tests; their results are then in the report. Without `only`, a test fails if it does so twice. */
  run(run: Run): Promise<void>;
  end(): void;
}

/** How to run a program for tests, and how to read what it reports. */
export interface Runner {
  /** The report that it writes, relative to the project. */
  readonly report: string;
  read(json: unknown): readonly RunnerResult[];
  start(place: Place): Started;
}

/** A pattern that finds a text as it is. */
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A pattern that finds tests by their titles; both runners join the titles of groups by spaces. */
const patternOf = (tests: readonly RunnerResult[]) =>
  tests.map(({ title }) => literal(title.replaceAll(' > ', ' '))).join('|');

/** Vitest with `TraceReporter`. @param project a pattern of the Vitest projects of the layer */
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
          throw new Error(`Vitest has ended:\n${errors}`);
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
 * Playwright with its JSON reporter.
 * @param options.projects the Playwright projects of the layer
 * @param options.portVariable the environment variable with the port of its web server
 * @param options.viewOf names the view in which a test looks at the product
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
        // Loading all files takes seconds. Tests that several files share are reported in a file that Playwright cannot run.
        const loaded = files.every((file) => /\.(?:spec|test)\./.test(file)) ? files.map(literal) : [];
        const grep = only ? patternOf(only) : tags.map((tag) => `@${tag}(?= |$)`).join('|');
        // Each further project takes time to load.
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
