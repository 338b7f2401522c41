import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { untraced } from '../../../tests/support/covers';
import { projectFolder } from '../../../tests/support/project-folder';
import { serve } from '../../../tests/support/serve';
import { serveAsHost } from '../static-host';

// tests/unit/hosts.test.ts tests the behavior that `vite preview` shares with other hosts.

test('vite preview serves no file outside the built site', untraced, async () => {
  const root = projectFolder({ 'dist/404.html': '404.html', 'dist/assets/a.js': 'a', 'secret.txt': 'secret' });
  const { ask } = await serve(createServer(serveAsHost(join(root, 'dist'))));
  const addresses = [
    ...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt'],
    ...['/assets/%2e%2e/%2e%2e/secret.txt', '/assets/..%5c..%5csecret.txt'],
  ];
  for (const address of addresses) expect(await ask(address), address).toMatchObject({ status: 404, body: '404.html' });
});
