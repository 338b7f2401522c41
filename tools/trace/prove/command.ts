import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The timeout of each test (ms). */
export const testTimeout = 30_000;

/** The timeout of a test run (ms). Even on a busy machine, a run that takes longer is stuck. */
export const runTimeout = 30 * 60_000;

/** Runs a command of an installed package in a folder until it ends, however it ends. Prints nothing. */
export function runCommand(
  folder: string,
  [command = '', ...args]: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<void> {
  const path = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, ...variables, PATH: path };
  const options = { cwd: folder, env, timeout: runTimeout, maxBuffer: 2 ** 30 };
  return new Promise((ended) => {
    const end = () => child.kill();
    const child = execFile(command, args, options, () => {
      process.off('exit', end);
      ended();
    });
    process.once('exit', end);
  });
}
