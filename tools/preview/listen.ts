import { createServer, type Server } from 'node:http';

/** Starts listening (on any free port for 0); resolves with the address, rejects when the port cannot be used. */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' ? address?.port : port}`);
    });
  });
}

/**
 * A free port of this machine.
 * @param port the preferred port, or 0 for any
 * @throws (rejects) if the preferred port cannot be used
 */
export async function freePort(port = 0): Promise<number> {
  const server = createServer();
  const address = await listen(server, port);
  await new Promise((resolve) => server.close(resolve));
  return Number(new URL(address).port);
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use. Stop the other program',
  EACCES: 'is not open to this user. Choose a port above 1023',
};

/** One line that says why a port cannot be used and what to do; undefined for an error of another kind. */
function portProblem(error: unknown, port: number, command: string): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return reason && `Port ${port} ${reason} or run PORT=${port === 4174 ? 4175 : 4174} ${command}.`;
}

/**
 * Runs a command's server on the port that the variable PORT names, 4173 by default. When that port cannot be used, the
 * command prints one line and exits with 1, before `serve` does any work.
 * @param command what the user typed
 */
export async function serveOnPort(command: string, serve: (port: number) => Promise<void>): Promise<void> {
  const text = process.env.PORT || '4173';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  let problem = `PORT is "${text}", which is not a port. Run PORT=4174 ${command}.`;
  if (port >= 1 && port <= 65535) {
    try {
      await freePort(port);
      return await serve(port);
    } catch (error) {
      const found = portProblem(error, port, command);
      if (!found) throw error;
      problem = found;
    }
  }
  console.error(problem);
  process.exitCode = 1;
}
