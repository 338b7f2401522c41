import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { headers } from '../hosting/headers.ts';
import { type Answer, answerTo } from './answer.ts';
import { mockIdentifiers } from './mock-settings.ts';
import { type Mail, outboxPage } from './outbox-page.ts';

/** Answers a request, or passes it to the next handler. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const sendPath = '/api/v1.0/email/send-form';

/** Allows any origin, as the real service does, because a site may be open at an address other than the one it was built for. */
const forAnyOrigin = { 'access-control-allow-origin': '*' };
/** Keeps pages of other origins from reading the outbox, framing it, or loading it as a script. */
const forOwnOrigin = { ...Object.fromEntries(headers), 'cross-origin-resource-policy': 'same-origin' };

function respond(response: ServerResponse, status: number, type: string, body: string, more: OutgoingHttpHeaders) {
  response.writeHead(status, { ...more, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
}

/**
 * Returns the text fields of a multipart body, without its files.
 * @throws (rejects) if the request is not multipart, or its body is malformed
 */
async function readMultipart(request: IncomingMessage): Promise<Mail['entries']> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) throw new Error('The request is not multipart/form-data');
  const form = await new Response(await buffer(request), { headers: { 'content-type': type } }).formData();
  return [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/**
 * The mock e-mail service. It accepts the same request as the real service, gives the answers that the specification requires
 * (section 7), sends nothing, and shows received messages at `/__outbox` (for people) and `/__outbox.json` (for tests).
 */
export function mockMailService(): Middleware {
  const outbox: Mail[] = [];

  async function receive(request: IncomingMessage): Promise<Answer> {
    const entries = await readMultipart(request);
    const answer = answerTo(entries, mockIdentifiers);
    if (answer.status === 200) outbox.unshift({ receivedAt: new Date().toISOString(), entries });
    return answer;
  }

  return (request, response, next) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const show = (type: string, body: string) => respond(response, 200, type, body, forOwnOrigin);
    const reply = (status: number, text: string) => respond(response, status, 'text/plain', text, forAnyOrigin);
    if (pathname === '/__outbox') show('text/html', outboxPage(outbox));
    else if (pathname === '/__outbox.json') show('application/json', JSON.stringify(outbox));
    else if (pathname !== sendPath) next();
    else if (request.method !== 'POST') reply(405, 'Method Not Allowed');
    else
      receive(request).then(
        ({ status, text }) => reply(status, text),
        (error: unknown) => reply(400, String(error)),
      );
  };
}
