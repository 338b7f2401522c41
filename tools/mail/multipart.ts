import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The fields of a form in the order in which they were sent, repeated names included. */
export type FormEntries = readonly (readonly [name: string, value: string])[];

/**
 * Parses a multipart body; files among the fields are left out.
 * @throws (rejects) when the request is not multipart, or its body is malformed
 */
export async function readMultipart(request: IncomingMessage): Promise<FormEntries> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) throw new Error('The request is not multipart/form-data');
  const form = await new Response(await buffer(request), { headers: { 'content-type': type } }).formData();
  return [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}
