import { createServer } from 'node:net';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { failOn } from './fail-on.ts';

/** Returns the port that the environment asks for. @throws if PORT is not the number of a port */
export function portFrom(entered: string | undefined): number {
  const port = Number(entered || 4173);
  const isPort = Number.isInteger(port) && port > 0 && port < 65_536;
  failOn(isPort ? [] : [`PORT is "${entered}"; set it to a whole number from 1 to 65535, such as 4173.`]);
  return port;
}

/** Whether no other program listens on a port. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** Makes a server print the addresses of the site and, for the mock service, of its outbox. @throws if another program uses its port */
async function announce(server: ViteDevServer | PreviewServer, port: number, command: string, isMock = true) {
  const remedy = `Stop the other program or run PORT=${port + 1} ${command}.`;
  failOn(!server.httpServer || (await isFree(port)) ? [] : [`Port ${port} is in use. ${remedy}`]);
  server.printUrls = () => {
    const site = server.resolvedUrls?.local[0];
    console.log(`Site:   ${site}`);
    const mock = `Outbox: ${site}__outbox (messages from the contact form arrive here and nowhere else)`;
    console.log(isMock ? mock : 'Its contact form sends messages to the e-mail service of the build.');
  };
}

/** Prints addresses, or that a port is in use, in `npm run dev` and `npm start`. */
export function printAddresses(): Plugin {
  return {
    name: 'print-addresses',
    configureServer: (server) => announce(server, server.config.server.port, 'npm run dev'),
    configurePreviewServer: (server) =>
      announce(server, server.config.preview.port, 'npm start', server.config.mode === 'mock'),
  };
}
