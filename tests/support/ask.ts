import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The decompressed text. */
  readonly body: string;
}

export interface Ask extends Pick<RequestOptions, 'method'> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

function textOf(body: Buffer, encoding: unknown): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Requests a path of a local server verbatim; `fetch` would normalize it. */
export function ask(port: number, path: string, { body, ...options }: Ask = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status, headers } = response;
        resolve({ status, headers, body: textOf(Buffer.concat(chunks), headers['content-encoding']) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
