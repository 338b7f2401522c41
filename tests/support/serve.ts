import type { Server } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from '../../tools/preview/listen';
import { type Answer, type Ask, ask } from './ask';

/** A server under test. */
export interface Served {
  readonly port: number;
  /** Requests a path verbatim. */
  ask(path: string, options?: Ask): Promise<Answer>;
}

/** Starts a server on a free port and stops it when the test finishes. */
export async function serve(server: Server): Promise<Served> {
  const port = Number(new URL(await listen(server, 0)).port);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { port, ask: (path, options) => ask(port, path, options) };
}
