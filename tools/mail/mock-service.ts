import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { mockIdentifiers } from './mock-settings.ts';
import { outboxPage } from './outbox-page.ts';
import { requestPath } from './request-path.ts';

/** The fields of a form in the order in which they were sent, repeated names included. */
type FormEntries = readonly (readonly [name: string, value: string])[];

/** A message that the mock service accepted. */
export interface Mail {
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly entries: FormEntries;
}

/** Answers a request, or leaves it to the next. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const sendPath = '/api/v1.0/email/send-form';
/** Enough for a day of testing; the oldest messages are dropped first. */
const outboxLimit = 500;

function answer(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    // The real service sends it too: a site may be opened at another address than the one it was built for.
    'access-control-allow-origin': '*',
  });
  response.end(body);
}

/**
 * Parses a multipart body; files among the fields are left out.
 * @throws (rejects) when the request is not multipart, or its body is malformed
 */
async function readMultipart(request: IncomingMessage): Promise<FormEntries> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) throw new Error('The request is not multipart/form-data');
  const form = await new Response(await buffer(request), { headers: { 'content-type': type } }).formData();
  return [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** Why the service rejects these identifiers; undefined when they are right. */
function rejectionReason(entries: FormEntries): string | undefined {
  for (const [name, expected] of Object.entries(mockIdentifiers)) {
    const values = entries.filter(([key]) => key === name).map(([, value]) => value);
    if (values.length !== 1 || values[0] !== expected) return `The ${name.replace('_', ' ')} is invalid`;
  }
  return undefined;
}

/**
 * The mock e-mail service: accepts the call that the real service accepts (specification section 7), gives the same
 * answers, sends nothing, and shows what it received at `/__outbox` (people) and `/__outbox.json` (tests).
 */
export function mockMailService(): Middleware {
  const outbox: Mail[] = [];

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const entries = await readMultipart(request);
    const reason = rejectionReason(entries);
    if (reason) return answer(response, 400, 'text/plain', reason);
    outbox.unshift({ receivedAt: new Date().toISOString(), entries });
    outbox.length = Math.min(outbox.length, outboxLimit);
    answer(response, 200, 'text/plain', 'OK');
  }

  return (request, response, next) => {
    const pathname = requestPath(request);
    if (pathname === '/__outbox') answer(response, 200, 'text/html', outboxPage(outbox));
    else if (pathname === '/__outbox.json') answer(response, 200, 'application/json', JSON.stringify(outbox));
    else if (pathname !== sendPath) next();
    else if (request.method !== 'POST') answer(response, 405, 'text/plain', 'Method Not Allowed');
    else {
      receive(request, response).catch((error: unknown) => {
        if (!response.headersSent)
          answer(response, 400, 'text/plain', error instanceof Error ? error.message : 'Bad Request');
      });
    }
  };
}
