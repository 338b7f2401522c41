import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** Folders in which builds put files with a content hash in their names. */
const hashed = /^\/(?:assets|_next\/static|_astro)\//;

/** A running server. */
export interface Served {
  /** Without a trailing slash. */
  readonly origin: string;
  close(): void;
}

/**
 * Serves a built site as hosts do, whichever tool built it: over HTTP/2 with TLS, at clean addresses, with
 * precompressed `.br` files. The certificate is self-signed, so browsers must be set to accept it.
 * @param folder the built site; it is listed at the first request and must not change afterwards
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
