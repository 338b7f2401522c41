import { createServer } from 'node:http';
import { path as sendPath } from '../../spec/email-call';
import { demoIdentifiers } from '../../tools/mail/demo-service';
import { type Mail, mailStandIn } from '../../tools/mail/mock-service';
import { type Served, serve } from './serve';

type Entries = readonly (readonly [name: string, value: string | Blob])[];

/** The identifiers that the stand-in accepts, as they stand in a form. */
export const identifiers: readonly (readonly [name: string, value: string])[] = Object.entries(demoIdentifiers);

/** The mail stand-in on a server of its own; what it leaves alone is answered with status 418. */
export interface StandIn extends Served {
  /** Sends a form as the site does. */
  send(entries: Entries): ReturnType<Served['ask']>;
  /** What arrived, newest first. */
  outbox(): Promise<readonly Mail[]>;
}

/** Starts a mail stand-in with an empty outbox; it ends with the test. */
export async function serveStandIn(): Promise<StandIn> {
  const mail = mailStandIn();
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
