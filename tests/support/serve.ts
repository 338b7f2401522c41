import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
}

/** A server under test. */
export interface Served {
  readonly port: number;
  /** Asks for a path exactly as it is written, which `fetch` would tidy up first. */
  ask(path: string, options?: Ask): Promise<Answer>;
}

/** Starts a server on a free port; it ends with the test. */
export async function serve(server: Server): Promise<Served> {
  await new Promise<void>((done) => server.listen(0, done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { port, ask: (path, options = {}) => ask(port, path, options) };
}

function ask(port: number, path: string, { body, ...options }: Ask): Promise<Answer> {
  return new Promise((done, fail) => {
    const outgoing = request({ port, path, ...options }, (response) => {
      const { statusCode: status, headers } = response;
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => done({ status, headers, body: text }));
    });
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}
