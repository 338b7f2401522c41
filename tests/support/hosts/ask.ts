import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The text, after what compressed it is undone. */
  readonly body: string;
}

function textOf(body: Buffer, encoding: unknown): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Asks a server of this machine for a path exactly as it is written. */
export function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const { statusCode: status, headers: said } = response;
        done({ status, headers: said, body: textOf(Buffer.concat(chunks), said['content-encoding']) });
      });
    });
    outgoing.on('error', fail);
    outgoing.end();
  });
}
