import { createServer } from 'node:http';
import { path as sendPath } from '../../spec/email-call';
import { type Mail, mockMailService } from '../../tools/mail/mock-service';
import { mockIdentifiers } from '../../tools/mail/mock-settings';
import { type Served, serve } from './serve';

type Entries = readonly (readonly [name: string, value: string | Blob])[];

/** The identifiers that the mock service accepts, as form fields. */
export const identifiers: readonly (readonly [name: string, value: string])[] = Object.entries(mockIdentifiers);

/** The mock e-mail service on its own server, which answers requests that the service does not handle with 418. */
export interface MockMailServer extends Served {
  /** Sends a form the way the site does. */
  send(entries: Entries): ReturnType<Served['ask']>;
  /** The received messages, newest first. */
  outbox(): Promise<readonly Mail[]>;
}

/** Starts a mock e-mail service with an empty outbox and stops it when the test finishes. */
export async function serveMockMail(): Promise<MockMailServer> {
  const mail = mockMailService();
  const server = await serve(
    createServer((request, response) => {
      if (!mail(request, response)) response.writeHead(418).end();
    }),
  );
  return {
    ...server,
    async send(entries) {
      const form = new FormData();
      for (const [name, value] of entries) form.append(name, value);
      const encoded = new Response(form);
      return server.ask(sendPath, {
        method: 'POST',
        headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
        body: new Uint8Array(await encoded.arrayBuffer()),
      });
    },
    outbox: async () => JSON.parse((await server.ask('/__outbox.json')).body),
  };
}
