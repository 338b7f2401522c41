import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The timeout of each test (ms). */
export const testTimeout = 30_000;

/** The timeout of a test run or a build (ms). Even on a busy machine, a run that takes longer is stuck. */
export const runTimeout = 30 * 60_000;

/** Makes a detached process and its children end when this process ends. @returns a function that ends them now */
export function endWithThis({ pid }: ChildProcess): () => void {
  const end = () => {
    process.off('exit', end);
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGTERM');
    } catch {
      // It has ended already.
    }
  };
  // Programs in a sandbox must end before the sandbox is deleted.
  process.prependOnceListener('exit', end);
  return end;
}

/** Runs a command of an installed package in a folder. Prints nothing, and ends the command after `runTimeout`. */
export async function runCommand(
  folder: string,
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number | null; readonly output: string }> {
  const path = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const end = endWithThis(child);
  const timer = setTimeout(end, runTimeout);
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await once(child, 'close');
  clearTimeout(timer);
  end();
  return { status, output: (await output).join('') };
}
