import { createServer } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { takeConsole } from '../../../tests/support/console-lines';
import { meta } from '../../../tests/support/covers';
import { serve } from '../../../tests/support/serve';
import { freePort, listen, serveOnPort } from '../listen';

afterEach(() => {
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

const usedPort = async () => (await serve(createServer())).port;

test('listen rejects when the port is in use', meta, async () => {
  await expect(listen(createServer(), await usedPort())).rejects.toThrow('EADDRINUSE');
});

describe('serveOnPort', () => {
  test('serves on the port that PORT names', meta, async () => {
    const port = await freePort();
    vi.stubEnv('PORT', String(port));
    const serve = vi.fn();
    await serveOnPort('npm start', serve);
    expect(serve).toHaveBeenCalledExactlyOnceWith(port);
  });

  test('prints one line and serves nothing when the port is in use', meta, async () => {
    const port = await usedPort();
    vi.stubEnv('PORT', String(port));
    const serve = vi.fn();
    await serveOnPort('npm run dev', serve);
    expect(serve).not.toHaveBeenCalled();
    const text = `Port ${port} is in use. Stop the other program or run PORT=4174 npm run dev.`;
    expect(takeConsole()).toEqual([{ method: 'error', text }]);
    expect(process.exitCode).toBe(1);
  });

  test.each(['abc', '0', '65536', '80.5', '-1'])(
    'prints one line and serves nothing when PORT is "%s"',
    meta,
    async (text) => {
      vi.stubEnv('PORT', text);
      const serve = vi.fn();
      await serveOnPort('npm start', serve);
      expect(serve).not.toHaveBeenCalled();
      expect(takeConsole()).toEqual([
        { method: 'error', text: `PORT is "${text}", which is not a port. Run PORT=4174 npm start.` },
      ]);
      expect(process.exitCode).toBe(1);
    },
  );

  test('passes other errors on', meta, async () => {
    vi.stubEnv('PORT', String(await freePort()));
    const failing = serveOnPort('npm start', () => Promise.reject(new Error('The build failed')));
    await expect(failing).rejects.toThrow('The build failed');
  });
});
