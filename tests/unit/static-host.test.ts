import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tools/trace/prove/free-port';
import { serveAsHost } from '../../tools/vite/static-host';
import { projectFolder, writeFile } from '../support/project-folder';

test('a running server follows its folder: to a new build, and to none', { tags: 'hosting' }, async () => {
  const [folder, port] = [projectFolder({ 'index.html': 'old' }), await freePort()];
  const server = createServer(serveAsHost(folder)).listen(port);
  onTestFinished(() => void server.close());
  const ask = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
  expect(await ask('/')).toBe('old');
  writeFile(join(folder, 'index.html'), 'new and longer');
  writeFile(join(folder, 'assets/new.js'), 'script');
  expect([await ask('/'), await ask('/assets/new.js')]).toEqual(['new and longer', 'script']);
  rmSync(folder, { recursive: true });
  expect(await ask('/')).toContain('not built yet');
  writeFile(join(folder, 'index.html'), '');
});
