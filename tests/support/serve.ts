import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type Ask, ask } from './ask';

/** Starts a server on a free port and stops it when the test finishes; `ask` requests a path of it verbatim. */
export async function serve(server: Server) {
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { port, ask: (path: string, options?: Ask) => ask(port, path, options) };
}
