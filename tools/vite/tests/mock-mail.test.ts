import { createServer, type InlineConfig, preview, resolveConfig } from 'vite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../../../tests/support/ask';
import { projectFolder } from '../../../tests/support/project-folder';
import { projectRoot } from '../../project-root';
import { mockMail } from '../mock-mail';

const servers = {
  dev: async () => (await createServer({ root: projectRoot, logLevel: 'silent', server: { port: 0 } })).listen(),
  start: () => {
    const outDir = projectFolder({ 'index.html': '' });
    return preview({ root: projectRoot, mode: 'mock', build: { outDir }, preview: { port: 0 } });
  },
};

/** Starts the server of `npm run dev` or `npm start`, and stops it when the test finishes. @returns its port */
async function portOf(command: keyof typeof servers): Promise<number> {
  const server = await servers[command]();
  onTestFinished(() => server.close());
  return Number(new URL(server.resolvedUrls?.local[0] ?? '').port);
}

describe.each(['dev', 'start'] as const)('the server of npm run %s', (command) => {
  test('shows the outbox at localhost and IP addresses, and rejects other host names', {
    tags: 'untraced',
  }, async () => {
    const port = await portOf(command);
    // The owner of a domain can point it at this computer and read the responses (DNS rebinding).
    const hosts = ['localhost', '127.0.0.1', '192.168.1.20', '[::1]', 'elsewhere.example', 'localhost.example'];
    const statuses = hosts.map(async (host) => (await ask(port, '/__outbox.json', { headers: { host } })).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 403, 403]);
  });

  test('does not let pages of other origins read the outbox', { tags: 'untraced' }, async () => {
    const port = await portOf(command);
    for (const origin of ['https://elsewhere.example', 'http://localhost:3000', 'null']) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await ask(port, '/__outbox.json', { method, headers: { origin } });
        expect(headers, `${method} ${origin}`).not.toHaveProperty('access-control-allow-origin');
      }
    }
  });
});

test('a build for the mock service ignores the addresses of the live site in .env', { tags: 'untraced' }, async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const addresses = ['VITE_SITE_URL', 'VITE_MEDIA_BUCKET_URL'];
  // Stub what the plugin sets, so that Vitest restores it.
  for (const name of addresses) vi.stubEnv(name, undefined);
  const root = projectFolder({ '.env': addresses.map((name) => `${name}=https://clinic.internal`).join('\n') });
  const options = { root, configFile: false, plugins: [mockMail()] } satisfies InlineConfig;
  const { env } = await resolveConfig({ ...options, mode: 'mock' }, 'build', 'mock');
  expect(addresses.map((name) => env[name])).toEqual(['', '']);
});
