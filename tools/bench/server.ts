import { execSync } from 'node:child_process';
import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { serveAsHost } from '../vite/static-host';

/**
 * Serves a built site over HTTP/2 with TLS, as most hosts do. The certificate is self-signed, so configure browsers to accept it.
 * @returns its origin, without a trailing slash
 */
export async function serve(folder: string): Promise<string> {
  // The output contains both the key and the certificate.
  const both = execSync('openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout - 2>/dev/null');
  const server = createSecureServer({ key: both, cert: both });
  server.on('request', serveAsHost(folder));
  await once(server.listen(0), 'listening');
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}
