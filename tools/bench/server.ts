import { execFileSync } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { serveAsHost } from '../vite/static-host';

/**
 * Serves a built site over HTTP/2 with TLS, as most hosts do. The certificate is self-signed, so configure browsers to accept it.
 * @param folder the built site, which must not change after the first request, because the server lists its files then
 * @returns its origin, without a trailing slash
 */
export async function serve(folder: string): Promise<string> {
  // The output contains both the key and the certificate.
  const both = execFileSync('openssl', 'req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout -'.split(' '), {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let host: RequestListener | undefined;
  const server = createSecureServer({ key: both, cert: both });
  server.on('request', (...exchange: Parameters<RequestListener>) => {
    host ??= serveAsHost(folder);
    host(...exchange);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return `https://localhost:${port}`;
}
