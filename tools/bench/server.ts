import type { RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { serveAsHost } from '../vite/static-host';

/**
 * Serves a built site as hosts do, whichever tool built it, over HTTP/2 with TLS. The certificate is self-signed, so
 * browsers must be set to accept it.
 * @param folder the built site; it is listed at the first request and must not change afterwards
 * @returns its origin, without a trailing slash
 */
export async function serve(folder: string): Promise<string> {
  // Installed on first use, so the project's types are checked without it.
  const { generate } = createRequire(import.meta.url)('selfsigned');
  const { private: key, cert }: { private: string; cert: string } = await generate([
    { name: 'commonName', value: 'localhost' },
  ]);
  let host: RequestListener | undefined;
  const server = createSecureServer({ key, cert });
  server.on('request', (...exchange: Parameters<RequestListener>) => {
    host ??= serveAsHost(folder);
    host(...exchange);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return `https://localhost:${port}`;
}
