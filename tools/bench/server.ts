import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** Where builds put files whose names hold a hash of their content. */
const hashed = /^\/(?:assets|_next\/static|_astro)\//;

/** A folder that is served. */
export interface Served {
  /** Its address, without a slash at the end. */
  readonly origin: string;
  close(): void;
}

/**
 * Serves a built site as hosts do, whichever tool built it: HTTP/2 with TLS, clean addresses, and the `.br` file beside
 * a file in its place. The certificate is made for this server; browsers have to be told to accept it.
 * @param folder its files are listed at the first request and must not change afterwards
 */
export async function serve(folder: string): Promise<Served> {
  const { generate } = await import('selfsigned');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const setHeaders = (response: ServerResponse, path: string) =>
    response.setHeader('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  let files: ReturnType<typeof sirv> | undefined;
  const server = createSecureServer({ key, cert }, (request, response) => {
    files ??= sirv(folder, { brotli: true, etag: true, setHeaders });
    // Node's HTTP/2 server has the interface of its HTTP/1 server, but not the types.
    files(request as unknown as IncomingMessage, response as unknown as ServerResponse, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => void server.close() };
}
