import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../../project-root';
import { ask } from './ask';

/** A server in a process of its own, so that it and the load share no thread. */
export interface RunningServer {
  readonly name: string;
  /** Its address, without a slash at the end. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Where ordinary users do not look, but servers are installed. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];
/** The environment in which the programs of servers are found. */
export const serverEnvironment = { ...process.env, PATH: [process.env.PATH, ...serverFolders].join(delimiter) };

/**
 * Waits until a server answers.
 * @throws when it ends, or does not answer within 20 seconds
 */
export async function whenItAnswers(name: string, port: number, child: ChildProcess): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    const answered = await ask(origin).then(
      () => true,
      () => false,
    );
    if (answered) return { name, origin, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`${name} does not answer`);
}

/** Starts the project's own preview server on what is built. */
export function startPreview(port: number): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/preview/start.ts', '--no-build'], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  });
  return whenItAnswers('preview server', port, child);
}
