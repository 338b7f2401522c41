import { createServer } from 'node:http';
import { preview } from 'vite';
import { expect, test } from 'vitest';
import { takeConsole } from '../../../tests/support/console-lines';
import { serve } from '../../../tests/support/serve';
import { freePort } from '../../trace/prove/free-port';
import { portFrom, printAddresses } from '../print-addresses';

const start = (port: number, mode = 'mock') =>
  preview({ configFile: false, mode, plugins: [printAddresses()], preview: { port, strictPort: true, host: true } });

test.each([
  ['mock', (site: string) => `Outbox: ${site}__outbox (messages from the contact form arrive here and nowhere else)`],
  ['production', () => 'Its contact form sends messages to the e-mail service of the build.'],
])(
  'vite preview --mode %s prints the address of the site, and where its messages go',
  { tags: 'untraced' },
  async (mode, messages) => {
    const port = await freePort();
    const server = await start(port, mode);
    server.printUrls();
    await server.close();
    expect(takeConsole().map(({ text }) => text)).toEqual([
      `Site:   http://localhost:${port}/`,
      messages(`http://localhost:${port}/`),
    ]);
  },
);

test('vite preview stops with one line if the port is in use', { tags: 'untraced' }, async () => {
  const { port } = await serve(createServer());
  const text = `Port ${port} is in use. Stop the other program or run PORT=${port + 1} npm start.`;
  await expect(start(port)).rejects.toThrow(text);
});

test.each(['abc', '0', '4173.5', '70000'])('PORT=%s stops Vite with one line', { tags: 'untraced' }, (entered) => {
  expect(() => portFrom(entered)).toThrow(`PORT is "${entered}"; set it to a whole number`);
});
