import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** A copy of the project, and a free port for its web server. */
export interface Place {
  readonly folder: string;
  readonly port: number;
}

export interface Runner {
  /** The path of the JSON report that it writes, relative to the project. */
  readonly report: string;
  /** Runs the tests of the rule `tag` in some files of a copy of the project. Writes the report, unless they cannot run. */
  run(place: Place, tag: string, files: readonly string[]): Promise<void>;
}

/** The timeout of each test (ms). */
const testTimeout = 30_000;

/** The timeout of a test run (ms). Even on a busy machine, a run that takes longer is stuck. */
const timeout = 30 * 60_000;

/** Runs a test program in a folder until it ends, however it ends, or until this process does. Prints nothing. */
async function runProgram(cwd: string, program: string, args: readonly string[], variables = {}): Promise<void> {
  const path = [join(cwd, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const options = { cwd, env: { ...process.env, ...variables, PATH: path }, timeout, maxBuffer: 2 ** 30 };
  const running = promisify(execFile)(program, args, options);
  const end = () => running.child.kill();
  process.once('exit', end);
  await running.catch(() => {});
  process.off('exit', end);
}

/** Makes a runner for Vitest. @param project a pattern for the layer's projects */
export function vitest(report: string, project: string): Runner {
  const options = [`--project=${project}`, '--maxWorkers=1', `--testTimeout=${testTimeout}`];
  const output = ['--reporter=json', `--outputFile=${report}`];
  return {
    report,
    run: ({ folder }, tag, files) =>
      runProgram(folder, 'vitest', ['run', ...files, `--tags-filter=${tag}`, ...options, ...output]),
  };
}

/** Makes a runner for Playwright. @param portVariable the environment variable for the port of the web server */
export function playwright(report: string, projects: readonly string[], portVariable: string): Runner {
  const within = projects.map((name) => `--project=${name}`);
  const options = ['--workers=1', '-x', `--timeout=${testTimeout}`, '--reporter=json', '--pass-with-no-tests'];
  return {
    report,
    run: ({ folder, port }, tag, files) =>
      runProgram(folder, 'playwright', ['test', ...files, ...within, `--grep=@${tag}(?= |$)`, ...options], {
        [portVariable]: String(port),
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, report),
      }),
  };
}
