import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

/**
 * Makes a server print the addresses of the site and, if its form sends to the mock e-mail service, of the outbox. If another program uses its port, the server prints one line and
 * exits, without a stack trace.
 */
function announce(server: ViteDevServer | PreviewServer, port: number, command: string, isMock = true): void {
  server.httpServer?.on('error', (error: Error & { readonly code?: string }) => {
    if (error.code !== 'EADDRINUSE') return;
    console.error(`Port ${port} is in use. Stop the other program or run PORT=${port + 1} ${command}.`);
    process.exit(1);
  });
  server.printUrls = () => {
    const site = server.resolvedUrls?.local[0];
    console.log(`Site:   ${site}`);
    const mock = `Outbox: ${site}__outbox (messages from the contact form arrive here and nowhere else)`;
    console.log(isMock ? mock : 'Its contact form sends messages to the e-mail service of the build.');
  };
}

/** Prints addresses, and that a port is in use, in `npm run dev` and `npm start`. */
export function printAddresses(): Plugin {
  return {
    name: 'print-addresses',
    configureServer: (server) => announce(server, server.config.server.port, 'npm run dev'),
    configurePreviewServer: (server) =>
      announce(server, server.config.preview.port, 'npm start', server.config.mode === 'mock'),
  };
}
