import { describe, expect, test } from 'vitest';
import { path as sendPath } from '../../../spec/email-call';
import { createSiteServer } from '../../../tools/preview/site-server';
import { builtFolder } from '../../support/built-folder';
import { meta } from '../../support/covers';
import { serve } from '../../support/serve';

// tests/unit/hosts.test.ts holds what the preview server has in common with other hosts.
const files = ['index.html', 'about-us.html', '404.html', '404.html.br', 'favicon.svg', 'assets/home-1a2b3c4d.js'];

const serveSite = () => serve(createSiteServer(builtFolder(files)));

describe('preview server answers 404 with the not-found page at', () => {
  const unknown = [
    '/ABOUT-US',
    '/about%2Dus',
    '/about-us%00',
    '//',
    '//about-us',
    '/./about-us',
    '//favicon.svg',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%',
    '/%.svg',
  ];
  for (const address of unknown) {
    test(address, meta, async () => {
      const { ask } = await serveSite();
      const { status, headers, body } = await ask(address);
      expect({ status, body }).toEqual({ status: 404, body: '404.html' });
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    });
  }
});

test('preview server compresses the not-found page for clients that accept it', meta, async () => {
  const { ask } = await serve(createSiteServer(builtFolder(files)));
  const plain = await ask('/nowhere');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  // The file's own content is its name, uncompressed, so the body cannot be decoded here.
  const { headers } = await ask('/nowhere', { method: 'HEAD', headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
});

test('preview server passes messages to the mock e-mail service', meta, async () => {
  const { ask } = await serveSite();
  expect(await ask(sendPath)).toMatchObject({ status: 405 });
});

test('preview server answers 500 when a site has no not-found page', meta, async () => {
  const { ask } = await serve(createSiteServer(builtFolder(['index.html'])));
  expect(await ask('/nowhere')).toMatchObject({ status: 500 });
});
