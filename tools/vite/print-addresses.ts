import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use. Stop the other program',
  EACCES: 'is not open to this user. Choose a port above 1023',
};

/** One line that says why a server cannot listen and what to do; undefined if it is not because of its port. */
function portProblem(port: number, error: Error | undefined, command: string): string | undefined {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    return `PORT is "${process.env.PORT}", which is not a port. Run PORT=4174 ${command}.`;
  const reason = error && reasons['code' in error ? String(error.code) : ''];
  return reason && `Port ${port} ${reason} or run PORT=${port === 4174 ? 4175 : 4174} ${command}.`;
}

/**
 * Makes a server print where the site and its outbox are, and end with one line when its port cannot be used, instead of
 * Vite's error and its stack.
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

/** What `npm run dev` and `npm start` print. */
export function addresses(): Plugin {
  return {
    name: 'addresses',
    configureServer: (server) => announce(server, server.config.server.port, 'npm run dev'),
    configurePreviewServer: (server) => announce(server, server.config.preview.port, 'npm start'),
  };
}
