import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { countIn } from './variables';

/** The port of the site that Playwright tests. */
export const e2ePort = (): number => countIn('E2E_PORT', 4174);

const read = (command: string, ...args: string[]) =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout?.trim() ?? '';

/** Names the process that listens on a port, as far as `lsof` knows it. */
function holderOf(port: number): string {
  const [id = ''] = read('lsof', '-t', `-iTCP:${port}`, '-sTCP:LISTEN').split('\n');
  return id ? `process ${id} (${read('ps', '-o', 'args=', '-p', id)})` : 'another process';
}

/** @throws an error that names the process that uses the port, if one does */
export async function expectFree(port: number): Promise<void> {
  const server = createServer();
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch {
    throw new Error(
      `Port ${port} is used by ${holderOf(port)}. Stop it, or set E2E_PORT to another port, such as E2E_PORT=${port + 1}.`,
    );
  }
  server.close();
  await once(server, 'close');
}
