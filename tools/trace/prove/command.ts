import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

/** For each test, with a fault and without (ms). */
export const testTimeout = 30_000;

/** A run of tests or a build that takes longer hangs, also on a busy machine (ms). */
export const runTimeout = 30 * 60_000;

/** Ends a process that was started detached, with all that it started, also when this process ends. @returns how to end it now */
export function endWithThis({ pid }: ChildProcess): () => void {
  const end = () => {
    process.off('exit', end);
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGTERM');
    } catch {
      // It has ended already.
    }
  };
  // First what runs in a folder ends, then the folder is deleted.
  process.prependOnceListener('exit', end);
  return end;
}

/** Runs a command of the project's packages in a folder, without printing its output. What takes too long is ended. */
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
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const [status] = await once(child, 'close');
  clearTimeout(timer);
  end();
  return { status, output };
}
