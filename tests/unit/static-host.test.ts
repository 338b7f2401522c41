import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveAsHost } from '../../tools/vite/static-host';
import { projectFolder, writeFile } from '../support/project-folder';
import { serve } from '../support/serve';

test('a running server serves the files of a new build', { tags: 'hosting' }, async () => {
  const folder = projectFolder({ 'index.html': 'old', '404.html': 'missing' });
  const { ask } = await serve(createServer(serveAsHost(folder)));
  expect(await ask('/')).toMatchObject({ status: 200, body: 'old' });
  writeFile(join(folder, 'index.html'), 'new and longer');
  writeFile(join(folder, 'assets/new.js'), 'script');
  expect(await ask('/')).toMatchObject({ status: 200, body: 'new and longer' });
  expect(await ask('/assets/new.js')).toMatchObject({ status: 200, body: 'script' });
  // A build first empties the folder.
  rmSync(folder, { recursive: true });
  expect(await ask('/')).toMatchObject({ status: 503, body: expect.stringContaining('not built yet') });
  writeFile(join(folder, 'index.html'), '');
});
