import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../../tools/trace/prove/free-port';
import { ask } from '../ask';
import { temporaryFolder } from '../temporary-folder';

/** A server that can serve a built site, if it is installed. */
export interface Host {
  readonly name: string;
  /** The encodings in which it can send precompressed files. */
  readonly encodings: readonly ('br' | 'gzip')[];
  /** Serves a folder; undefined if the host is not installed. */
  readonly start?: (dist: string) => Promise<{ readonly port: number; stop(): Promise<void> }>;
}

/** The environment for servers. Its PATH also has their folders, which the PATH of an ordinary user may lack. */
const env = { ...process.env, PATH: [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter) };

/** What a server prints for an option such as `-v`; undefined if it is not installed. */
export function aboutServer(program: string, option: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, [option], { encoding: 'utf8', env });
  return status === 0 ? stdout + stderr : undefined;
}

/**
 * Starts a server with a configuration in a temporary folder.
 * @param settings returns the configuration
 * @param options returns the options of the command
 * @throws if the server does not answer within 20 seconds; it prints its own errors
 */
export async function startServer(
  program: string,
  settings: (port: number, folder: string) => string,
  options: (file: string, folder: string) => readonly string[],
) {
  const { folder, remove } = temporaryFolder();
  const file = join(folder, 'server.conf');
  const port = await freePort();
  writeFileSync(file, settings(port, folder));
  const child = spawn(program, options(file, folder), { stdio: ['ignore', 'ignore', 'inherit'], env });
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
    remove();
  };
  const answer = vi.waitFor(() => ask(port, '/'), { timeout: 20_000, interval: 100 });
  await answer.catch((error) => stop().then(() => Promise.reject(error)));
  return { port, stop };
}
