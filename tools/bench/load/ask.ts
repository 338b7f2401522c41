import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Bytes of the body as it was sent, be it compressed. */
  readonly bytes: number;
}

/** What browsers say they can unpack. */
export const acceptEncoding = 'br, gzip';

/** Asks a server for an address and counts what comes, unpacking nothing. */
export function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const outgoing = request(url, { headers: { 'accept-encoding': acceptEncoding, ...headers } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('error', fail);
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, bytes }));
    });
    outgoing.on('error', fail);
    outgoing.end();
  });
}
