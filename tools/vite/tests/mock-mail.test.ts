import { createServer, preview } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../../../tests/support/ask';
import { takeConsole } from '../../../tests/support/console-lines';
import { projectFolder } from '../../../tests/support/project-folder';
import { projectRoot } from '../../project-root';

const servers = {
  dev: async () => (await createServer({ root: projectRoot, logLevel: 'silent', server: { port: 0 } })).listen(),
  start: () => {
    const outDir = projectFolder({ 'index.html': '' });
    return preview({ root: projectRoot, mode: 'mock', build: { outDir }, preview: { port: 0 } });
  },
};

test.each(['dev', 'start'] as const)(
  'npm run %s prints the address of the outbox, and shows it to no other host name or origin',
  { tags: 'untraced' },
  async (command) => {
    const server = await servers[command]();
    onTestFinished(() => server.close());
    server.printUrls();
    const origin = server.resolvedUrls?.local[0];
    expect(takeConsole().at(-1)?.text).toContain(`Outbox: ${origin}__outbox (`);
    const sent = (headers: Readonly<Record<string, string>>) =>
      ask(Number(new URL(origin ?? '').port), '/__outbox.json', { headers });
    // The owner of a domain can point it at this computer and read the responses (DNS rebinding).
    const hosts = ['localhost', '192.168.1.20', '[::1]', 'elsewhere.example', 'localhost.example'];
    const statuses = await Promise.all(hosts.map(async (host) => (await sent({ host })).status));
    expect(statuses).toEqual([200, 200, 200, 403, 403]);
    const { headers } = await sent({ origin: 'http://localhost:3000' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  },
);
