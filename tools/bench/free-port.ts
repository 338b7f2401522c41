import { createServer } from 'node:http';
import { listen } from '../preview/site-server';

/** A port of this machine that nobody listens at, as the system gives it out. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server, 0));
  await new Promise((done) => server.close(done));
  return Number(port);
}
