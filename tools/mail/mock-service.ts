import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestPath } from '../preview/request-path';
import { demoIdentifiers } from './demo-service';
import { type FormEntries, readMultipart } from './multipart';
import { outboxPage } from './outbox-page';

/** A message that the stand-in took in. */
export interface Mail {
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly entries: FormEntries;
}

/** Answers a request and returns true, or leaves it alone and returns false. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean;

const sendPath = '/api/v1.0/email/send-form';
/** More than anybody looks through; the oldest go first. */
const outboxLimit = 500;

function answer(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    // As the service does: a site may be opened at another address than the one it was built for.
    'access-control-allow-origin': '*',
  });
  response.end(body);
}

/** The text that the service would refuse these identifiers with; undefined when they are right. */
function complaint(entries: FormEntries): string | undefined {
  for (const [name, expected] of Object.entries(demoIdentifiers)) {
    const values = entries.filter(([key]) => key === name).map(([, value]) => value);
    if (values.length !== 1 || values[0] !== expected) return `The ${name.replace('_', ' ')} is invalid`;
  }
  return undefined;
}

/**
 * The local stand-in for the e-mail service (specification section 7): takes the same call, gives the same answers,
 * sends nothing anywhere, and shows what it received at `/__outbox` and `/__outbox.json`.
 */
export function mailStandIn(): Handler {
  const outbox: Mail[] = [];

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const entries = await readMultipart(request);
    const refused = complaint(entries);
    if (refused) return answer(response, 400, 'text/plain', refused);
    outbox.unshift({ receivedAt: new Date().toISOString(), entries });
    outbox.length = Math.min(outbox.length, outboxLimit);
    answer(response, 200, 'text/plain', 'OK');
  }

  return (request, response) => {
    const pathname = requestPath(request);
    if (pathname === '/__outbox') answer(response, 200, 'text/html', outboxPage(outbox));
    else if (pathname === '/__outbox.json') answer(response, 200, 'application/json', JSON.stringify(outbox));
    else if (pathname !== sendPath) return false;
    else if (request.method !== 'POST') answer(response, 405, 'text/plain', 'Method Not Allowed');
    else {
      receive(request, response).catch((error: unknown) => {
        if (!response.headersSent)
          answer(response, 400, 'text/plain', error instanceof Error ? error.message : 'Bad Request');
      });
    }
    return true;
  };
}
