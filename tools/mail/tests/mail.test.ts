import { createServer } from 'node:http';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { path as sendPath } from '../../../spec/email';
import { serve } from '../../../tests/support/serve';
import { answerTo } from '../answer';
import { mockMailService } from '../mock-service';
import { mockIdentifiers } from '../mock-settings';
import type { Mail } from '../outbox-page';

const identifiers: readonly (readonly [name: string, value: string])[] = Object.entries(mockIdentifiers);

test.each(identifiers)('the mock e-mail service answers 400 unless %s is %s and occurs once', (name, value) => {
  const others = identifiers.filter(([key]) => key !== name);
  for (const values of [[], ['wrong'], [value, value]]) {
    const sent = values.map((each) => [name, each] as const);
    const text = `The ${name.replace('_', ' ')} is invalid`;
    expect(answerTo([...others, ...sent], mockIdentifiers), values.join()).toEqual({ status: 400, text });
  }
});

/** Starts a server with the mock e-mail service. It answers 418 to requests that the service passes on. */
async function serveMail() {
  const mail = mockMailService();
  const { ask } = await serve(
    createServer((request, response) => mail(request, response, () => response.writeHead(418).end())),
  );
  const outbox = async (): Promise<readonly Mail[]> => JSON.parse((await ask('/__outbox.json')).body);
  const page = async () => parse((await ask('/__outbox')).body);
  async function send(...entries: readonly (readonly [name: string, value: string | Blob])[]) {
    const form = new FormData();
    for (const [name, value] of [...entries, ...identifiers]) form.append(name, value);
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    return ask(sendPath, { method: 'POST', headers, body: new Uint8Array(await encoded.arrayBuffer()) });
  }
  return { ask, send, outbox, page };
}

test('the mock e-mail service accepts a message from any origin, and keeps its fields and time', async () => {
  const { send, outbox } = await serveMail();
  const entries = [['message', '😀\r\n"<&>'] as const];
  const { status, headers, body } = await send(...entries, ['file', new Blob(['data'])]);
  expect({ status, body }).toEqual({ status: 200, body: 'OK' });
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  const received = { entries: [...entries, ...identifiers], receivedAt: expect.stringMatching(/^\d{4}-.+T.+Z$/) };
  expect(await outbox()).toEqual([received]);
});

test('the outbox page shows each message as text, the newest first, and the number of messages', async () => {
  const { send, page } = await serveMail();
  expect((await page()).text).toContain('No message yet');
  const markup = '<script>alert(1)</script></dd> &lt;b&gt;';
  for (const text of ['first', markup]) await send([text, text]);
  const shown = await page();
  const names = shown.querySelectorAll('dt:first-of-type').map(({ text }) => text);
  expect(names).toEqual([markup, 'first']);
  expect(shown.querySelector('script')).toBeNull();
  expect(shown.querySelector('title')?.text).toContain('2');
});

test('pages of other origins cannot read, embed or load the outbox', async () => {
  const { ask } = await serveMail();
  for (const path of ['/__outbox', '/__outbox.json']) {
    const { headers } = await ask(path);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'none'",
      'x-frame-options': 'DENY',
    });
  }
});
