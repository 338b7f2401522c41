import { createServer } from 'node:http';
import { listen } from '../../../tools/preview/site-server';

/** A port of this machine that is free, as the system assigns it. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server, 0));
  await new Promise((done) => server.close(done));
  return Number(port);
}
