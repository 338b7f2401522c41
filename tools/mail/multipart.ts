import type { IncomingMessage } from 'node:http';
import busboy from '@fastify/busboy';

/** A form as it came over the wire: names with values, in order, repeated names included. */
export type FormEntries = readonly (readonly [name: string, value: string])[];

/** Larger fields are cut here, in bytes; the real service refuses them long before. */
const fieldLimit = 1024 * 1024;

/**
 * Parses a multipart body.
 * @throws (rejects) when the request is not multipart, or its body is broken
 */
export async function readMultipart(request: IncomingMessage): Promise<FormEntries> {
  const contentType = request.headers['content-type'];
  if (!contentType?.startsWith('multipart/form-data')) throw new Error('The request is not multipart/form-data');
  const parser = busboy({
    headers: { ...request.headers, 'content-type': contentType },
    limits: { fieldSize: fieldLimit },
  });
  const entries: [string, string][] = [];
  return new Promise((done, fail) => {
    parser.on('field', (name, value) => entries.push([name, value]));
    parser.on('finish', () => done(entries));
    parser.on('error', fail);
    request.on('error', fail);
    request.pipe(parser);
  });
}
