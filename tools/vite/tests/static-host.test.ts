import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { meta } from '../../../tests/support/covers';
import { projectFolder } from '../../../tests/support/project-folder';
import { serve } from '../../../tests/support/serve';
import { serveAsHost } from '../static-host';

// tests/unit/hosts.test.ts tests what `vite preview` has in common with other hosts.

/** Serves a site of these files, each of which contains its own name, beside a file that must never be served. */
function serveSite(...files: readonly string[]) {
  const site = files.map((file) => [`dist/${file}`, file] as const);
  const root = projectFolder({ ...Object.fromEntries(site), 'secret.txt': 'secret' });
  return serve(createServer(serveAsHost(join(root, 'dist'))));
}
const files = ['index.html', 'about-us.html', '404.html', '404.html.br', 'favicon.svg', 'assets/home-1a2b3c4d.js'];

describe('static host returns 404 with the not-found page at', () => {
  const unknown = [
    ...['/ABOUT-US', '/about%2Dus', '/about-us%00', '//', '//about-us', '/./about-us', '//favicon.svg', '/%', '/%.svg'],
    ...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt'],
    ...['/assets/%2e%2e/%2e%2e/secret.txt', '/assets/..%5c..%5csecret.txt'],
  ];
  for (const address of unknown) {
    test(address, meta, async () => {
      const { status, headers, body } = await (await serveSite(...files)).ask(address);
      expect({ status, body }).toEqual({ status: 404, body: '404.html' });
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    });
  }
});

test('static host compresses the not-found page for clients that accept it', meta, async () => {
  const { ask } = await serveSite(...files);
  const plain = await ask('/nowhere');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  // HEAD, because the compressed file contains only its name and cannot be decompressed.
  const { headers } = await ask('/nowhere', { method: 'HEAD', headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
});

test('static host returns 500 if a site has no not-found page', meta, async () => {
  expect(await (await serveSite('index.html')).ask('/nowhere')).toMatchObject({ status: 500 });
});
