import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../ask';

/** A server in its own process. */
export interface RunningServer {
  stop(): Promise<void>;
}

/** Folders of servers, which the PATH of ordinary users does not include. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];
/** The environment to start servers in. */
export const serverEnvironment = { ...process.env, PATH: [process.env.PATH, ...serverFolders].join(delimiter) };

/**
 * Waits until a server answers.
 * @throws when it ends, or does not answer within 20 seconds
 */
export async function whenItAnswers(name: string, port: number, child: ChildProcess): Promise<RunningServer> {
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    const answered = await ask(port, '/').then(
      () => true,
      () => false,
    );
    if (answered) return { stop };
    await wait(100);
  }
  await stop();
  throw new Error(`${name} does not answer`);
}
