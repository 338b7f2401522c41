import type { IncomingMessage } from 'node:http';
import busboy from '@fastify/busboy';

/** The fields of a form in the order in which they were sent, repeated names included. */
export type FormEntries = readonly (readonly [name: string, value: string])[];

/** In bytes. Longer values are truncated; the real service rejects far shorter ones. */
const fieldLimit = 1024 * 1024;

/**
 * Parses a multipart body; files among the fields are left out.
 * @throws (rejects) when the request is not multipart, or its body is malformed
 */
export async function readMultipart(request: IncomingMessage): Promise<FormEntries> {
  const contentType = request.headers['content-type'];
  if (!contentType?.startsWith('multipart/form-data')) throw new Error('The request is not multipart/form-data');
  const parser = busboy({
    headers: { ...request.headers, 'content-type': contentType },
    limits: { fieldSize: fieldLimit },
  });
  const entries: [string, string][] = [];
  return new Promise((resolve, reject) => {
    parser.on('field', (name, value) => entries.push([name, value]));
    parser.on('finish', () => resolve(entries));
    parser.on('error', reject);
    request.on('error', reject);
    request.pipe(parser);
  });
}
