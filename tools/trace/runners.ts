import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { runCommand, runTimeout, testTimeout } from './prove/command';

/** A run of the tests of the rule `tag` in some files, with a fault in another. It may stop at the first failure. */
export interface Run {
  readonly tag: string;
  readonly files: readonly string[];
  readonly fault: string;
}

/** A copy of the project, and a free port. */
export interface Place {
  readonly folder: string;
  readonly port: number;
}

/** A test program that runs in a copy of the project, and writes the report at the end of each run. */
export interface Started {
  run(run: Run): Promise<void>;
  end(): void;
}

/** How to run a test program. */
export interface Runner {
  /** The path of the JSON report that it writes, relative to the project. */
  readonly report: string;
  start(place: Place): Started;
}

/** Makes a runner for Vitest. @param project a pattern for the layer's projects */
export function vitest(report: string, project: string): Runner {
  const here = relative(process.cwd(), join(import.meta.dirname, 'prove/vitest-server.ts'));
  const start: Runner['start'] = ({ folder }) => {
    const server = fork(join(folder, here), [report, project], { cwd: folder, stdio: 'ignore' });
    const ended = once(server, 'exit').then(() => undefined);
    const message = async () => {
      const answer = once(server, 'message', { signal: AbortSignal.timeout(runTimeout) });
      if ((await Promise.race([answer, ended])) === undefined) throw new Error('Vitest exited');
    };
    const started = message();
    const run = async (wanted: Run) => {
      await started;
      server.send(wanted);
      await message();
    };
    // The server also ends when this process does.
    return { run, end: () => server.disconnect() };
  };
  return { report, start };
}

/**
 * Makes a runner for Playwright, with its JSON reporter.
 * @param projects the Playwright projects of the layer
 * @param portVariable the environment variable for the port of the web server
 */
export function playwright(report: string, projects: readonly string[], portVariable: string): Runner {
  const within = projects.map((name) => `--project=${name}`);
  const limits = ['--workers=1', '-x', `--timeout=${testTimeout}`, '--reporter=json', '--pass-with-no-tests'];
  const start: Runner['start'] = ({ folder, port }) => ({
    async run({ tag, files }) {
      const command = ['playwright', 'test', ...files, ...within, `--grep=@${tag}(?= |$)`, ...limits];
      const env = { [portVariable]: String(port), PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, report) };
      await runCommand(folder, command, env);
    },
    end() {},
  });
  return { report, start };
}
