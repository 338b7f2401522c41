import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use. Stop the other program or run',
  EACCES: 'is not open to this user. Use a port above 1023: run',
};

/** Explains in one line why a server cannot use its port, and what to do. Returns undefined for other errors. */
function portProblem(port: number, error: Error | undefined, command: string): string | undefined {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    return `PORT is "${process.env.PORT}", which is not a port. Run PORT=4174 ${command}.`;
  const reason = error && reasons['code' in error ? String(error.code) : ''];
  return reason && `Port ${port} ${reason} PORT=${port === 4174 ? 4175 : 4174} ${command}.`;
}

/**
 * Makes a server print the addresses of the site and its outbox. If the port cannot be used, the server prints one line and
 * exits, without a stack trace.
 */
function announce(server: ViteDevServer | PreviewServer, port: number, command: string): void {
  const explain = (error?: Error) => {
    const problem = portProblem(port, error, command);
    if (!problem) return;
    console.error(problem);
    process.exit(1);
  };
  explain();
  server.httpServer?.on('error', explain);
  server.printUrls = () => {
    const site = server.resolvedUrls?.local[0];
    console.log(`Site:   ${site}`);
    console.log(`Outbox: ${site}__outbox (messages from the contact form arrive here and nowhere else)`);
  };
}

/** Prints addresses and port problems in `npm run dev` and `npm start`. */
export function printAddresses(): Plugin {
  return {
    name: 'print-addresses',
    configureServer: (server) => announce(server, server.config.server.port, 'npm run dev'),
    configurePreviewServer: (server) => announce(server, server.config.preview.port, 'npm start'),
  };
}
