import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { listen } from '../../../tests/support/ports';
import { projectRoot } from '../../../tools/project-root';
import { serveAsHost } from '../../../tools/vite/static-host';
import { test as base } from '../../support/test';

export interface Host {
  readonly origin: string;
  /** Serves the built site. */
  readonly site: RequestListener;
  /** How the host answers: at first, with the built site. */
  answer: RequestListener;
}

/**
 * Playwright's test with a host of its own, whose answers the test can change. (Intercepted requests would turn off the browser's
 * cache and bypass service workers.)
 */
export const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form
  host: async ({}, use) => {
    const site = serveAsHost(join(projectRoot, 'dist-mock'));
    const server = createServer((request, response) => host.answer(request, response));
    const host: Host = { origin: `http://localhost:${await listen(server)}`, site, answer: site };
    await use(host);
    server.close();
    server.closeAllConnections();
  },
  baseURL: ({ host }, use) => use(host.origin),
});
