import { createServer } from 'node:http';
import { preview } from 'vite';
import { expect, test } from 'vitest';
import { takeConsole } from '../../../tests/support/console-lines';
import { untraced } from '../../../tests/support/covers';
import { serve } from '../../../tests/support/serve';
import { freePort } from '../../trace/prove/free-port';
import { portFrom, printAddresses } from '../print-addresses';

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

test('vite preview stops with one line if the port is in use', untraced, async () => {
  const { port } = await serve(createServer());
  const text = `Port ${port} is in use. Stop the other program or run PORT=${port + 1} npm start.`;
  await expect(start(port)).rejects.toThrow(text);
});

test.each(['abc', '0', '4173.5', '70000'])('PORT=%s stops Vite with one line', untraced, (entered) => {
  expect(() => portFrom(entered)).toThrow(`PORT is "${entered}"; set it to a whole number`);
});
