import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../../../tests/support/ports';
import { freePort } from '../../trace/prove/free-port';
import { untraced } from '../../trace/tags';
import { expectFree } from '../port';

test('expectFree names a port that is used, and another one to choose', untraced, async () => {
  await expectFree(await freePort());
  const server = createServer();
  const port = await listen(server);
  await expect(expectFree(port)).rejects.toThrow(new RegExp(`^Port ${port} is used by .*E2E_PORT=${port + 1}`));
  server.close();
});
