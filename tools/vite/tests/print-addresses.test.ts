import { createServer } from 'node:http';
import { preview } from 'vite';
import { expect, test, vi } from 'vitest';
import { takeConsole } from '../../../tests/support/console-lines';
import { untraced } from '../../../tests/support/covers';
import { serve } from '../../../tests/support/serve';
import { freePort } from '../../trace/prove/free-port';
import { printAddresses } from '../print-addresses';

const start = (port: number) =>
  preview({ configFile: false, plugins: [printAddresses()], preview: { port, strictPort: true, host: true } });

test('vite preview prints the addresses of the site and its outbox', untraced, async () => {
  const port = await freePort();
  const server = await start(port);
  server.printUrls();
  await server.close();
  expect(takeConsole().map(({ text }) => text)).toEqual([
    `Site:   http://localhost:${port}/`,
    `Outbox: http://localhost:${port}/__outbox (messages from the contact form arrive here and nowhere else)`,
  ]);
});

test('vite preview prints one line and exits if the port is in use', untraced, async () => {
  vi.spyOn(process, 'exit').mockImplementation((() => {}) as typeof process.exit);
  const { port } = await serve(createServer());
  await expect(start(port)).rejects.toThrow();
  expect(process.exit).toHaveBeenCalledWith(1);
  const text = `Port ${port} is in use. Stop the other program or run PORT=${port + 1} npm start.`;
  expect(takeConsole()).toEqual([{ method: 'error', text }]);
});
