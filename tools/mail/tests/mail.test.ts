import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'node-html-parser';
import { expect, onTestFinished, test } from 'vitest';
import { path as sendPath } from '../../../spec/email';
import { answerTo } from '../answer';
import { mockMailService } from '../mock-service';
import { mockIdentifiers } from '../mock-settings';

const identifiers: readonly (readonly [name: string, value: string])[] = Object.entries(mockIdentifiers);

test.each(identifiers)('the mock e-mail service answers 400 unless %s is %s and occurs once', (name, value) => {
  const others = identifiers.filter(([key]) => key !== name);
  for (const values of [[], ['wrong'], [value, value]]) {
    const sent = values.map((each) => [name, each] as const);
    const text = `The ${name.replace('_', ' ')} is invalid`;
    expect(answerTo([...others, ...sent], mockIdentifiers), values.join()).toEqual({ status: 400, text });
  }
});

const headersOf = ({ headers }: Response) => Object.fromEntries(headers);

/** Starts a server with the mock e-mail service. It answers 418 to requests that the service passes on. */
async function serveMail() {
  const mail = mockMailService();
  const server = createServer((request, response) => mail(request, response, () => response.writeHead(418).end()));
  await once(server.listen(0), 'listening');
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const ask = (path: string, options?: RequestInit) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, options);
  const page = async () => parse(await (await ask('/__outbox')).text());
  async function send(...entries: readonly (readonly [name: string, value: string | Blob])[]) {
    const form = new FormData();
    for (const [name, value] of [...entries, ...identifiers]) form.append(name, value);
    return ask(sendPath, { method: 'POST', body: form });
  }
  return { ask, send, page };
}

test('the mock e-mail service accepts a message from any origin, and keeps its fields and time', async () => {
  const { ask, send } = await serveMail();
  const entries = [['message', '😀\r\n"<&>'] as const];
  const answer = await send(...entries, ['file', new Blob(['data'])]);
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  expect(headersOf(answer)).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  const received = { entries: [...entries, ...identifiers], receivedAt: expect.stringMatching(/^\d{4}-.+T.+Z$/) };
  expect(await (await ask('/__outbox.json')).json()).toEqual([received]);
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
    const headers = headersOf(await ask(path));
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'none'",
      'x-frame-options': 'DENY',
    });
  }
});
