import { createServer, preview } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ask } from '../../../tests/support/ask';
import { untraced } from '../../../tests/support/covers';
import { projectRoot } from '../../project-root';

const servers = {
  dev: async () => (await createServer({ root: projectRoot, logLevel: 'silent', server: { port: 0 } })).listen(),
  start: () => preview({ root: projectRoot, preview: { port: 0 } }),
};

/** Starts the server of `npm run dev` or `npm start`; it stops when the test finishes. */
async function portOf(command: keyof typeof servers): Promise<number> {
  const server = await servers[command]();
  onTestFinished(() => server.close());
  return Number(new URL(server.resolvedUrls?.local[0] ?? '').port);
}

describe.each(['dev', 'start'] as const)('npm run %s', (command) => {
  test('shows the outbox at localhost and at IP addresses, and at no other name', untraced, async () => {
    const port = await portOf(command);
    // The owner of a name can let it point to this computer, and read what answers there (DNS rebinding).
    const hosts = ['localhost', '127.0.0.1', '192.168.1.20', '[::1]', 'elsewhere.example', 'localhost.example'];
    const statuses = hosts.map(async (host) => (await ask(port, '/__outbox.json', { headers: { host } })).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 403, 403]);
  });

  test('shows the outbox to no page of another origin', untraced, async () => {
    const port = await portOf(command);
    for (const origin of ['https://elsewhere.example', 'http://localhost:3000', 'null']) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await ask(port, '/__outbox.json', { method, headers: { origin } });
        expect(headers, `${method} ${origin}`).not.toHaveProperty('access-control-allow-origin');
      }
    }
  });
});
