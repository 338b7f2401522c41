import { createServer } from 'node:http';
import { path as sendPath } from '../../spec/email';
import { type Mail, mockMailService } from '../../tools/mail/mock-service';
import { mockIdentifiers } from '../../tools/mail/mock-settings';
import { serve } from './serve';

type Entries = readonly (readonly [name: string, value: string | Blob])[];

/** The identifiers that the mock service accepts, as form fields. */
export const identifiers: readonly (readonly [name: string, value: string])[] = Object.entries(mockIdentifiers);

/**
 * Starts a mock e-mail service with an empty outbox, on its own server, which answers requests that the service does not handle
 * with 418. It stops when the test finishes.
 */
export async function serveMockMail() {
  const mail = mockMailService();
  const server = await serve(
    createServer((request, response) => mail(request, response, () => response.writeHead(418).end())),
  );
  return {
    ...server,
    /** Sends a form the way the site does. */
    async send(entries: Entries) {
      const form = new FormData();
      for (const [name, value] of entries) form.append(name, value);
      const encoded = new Response(form);
      return server.ask(sendPath, {
        method: 'POST',
        headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
        body: new Uint8Array(await encoded.arrayBuffer()),
      });
    },
    /** The received messages, newest first. */
    outbox: async (): Promise<readonly Mail[]> => JSON.parse((await server.ask('/__outbox.json')).body),
  };
}
