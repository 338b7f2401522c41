import type { Server } from 'node:http';
import { onTestFinished } from 'vitest';
import { type Ask, ask } from './ask';
import { listen } from './ports';

/** Starts a server on a free port and stops it when the test finishes; `ask` requests a path of it verbatim. */
export async function serve(server: Server) {
  const port = await listen(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { port, ask: (path: string, options?: Ask) => ask(port, path, options) };
}
