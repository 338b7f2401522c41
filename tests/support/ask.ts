import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The decompressed text. */
  readonly body: string;
}

function textOf(body: Buffer, encoding: unknown): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Requests a path of a local server verbatim; `fetch` would normalize it. */
export function ask(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = get({ host: '127.0.0.1', port, path, agent: false, headers }, (response) => {
      const { statusCode: status, headers: received } = response;
      const body = response.toArray().then((chunks) => textOf(Buffer.concat(chunks), received['content-encoding']));
      body.then((text) => resolve({ status, headers: received, body: text }), reject);
    });
    outgoing.on('error', reject);
  });
}
