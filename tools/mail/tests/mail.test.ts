import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { path as sendPath } from '../../../spec/email';
import { meta } from '../../../tests/support/covers';
import { identifiers, serveMockMail } from '../../../tests/support/mock-mail-service';

const message = [['name', 'Ana Lima'] as const, ['message', 'Two lines,\r\nthe second one.'] as const];

test('mock e-mail service accepts a message with the right identifiers, from any origin', meta, async () => {
  const mail = await serveMockMail();
  const { status, headers, body } = await mail.send([...message, ...identifiers]);
  expect({ status, body }).toEqual({ status: 200, body: 'OK' });
  expect(headers['access-control-allow-origin']).toBe('*');
});

describe.each(identifiers)('mock e-mail service rejects %s', (name, value) => {
  const others = identifiers.filter(([key]) => key !== name);
  const cases = {
    missing: [],
    wrong: ['wrong'],
    empty: [''],
    'in capital letters': [value.toUpperCase()],
    repeated: [value, value],
    'right and wrong': [value, 'wrong'],
  };

  for (const [how, values] of Object.entries(cases)) {
    test(how, meta, async () => {
      const mail = await serveMockMail();
      const sent = values.map((each) => [name, each] as const);
      const { status, headers, body } = await mail.send([...message, ...others, ...sent]);
      expect(status).toBe(400);
      expect(headers['content-type']).toMatch(/^text\/plain/);
      expect(body).toContain(name.replace('_', ' '));
      expect(await mail.outbox()).toEqual([]);
    });
  }
});

const multipart = 'multipart/form-data; boundary=x';
const truncated = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAn';
const invalidBodies: readonly (readonly [what: string, type: string | undefined, body: string])[] = [
  ['without a type', undefined, 'name=Ana'],
  ['that is URL-encoded', 'application/x-www-form-urlencoded', 'name=Ana'],
  ['that is JSON', 'application/json', '{}'],
  ['that is multipart without a boundary', 'multipart/form-data', 'name=Ana'],
  ['that is truncated multipart', multipart, truncated],
  ['that is empty multipart', multipart, ''],
];
for (const [what, type, body] of invalidBodies) {
  test(`mock e-mail service rejects a body ${what}`, meta, async () => {
    const mail = await serveMockMail();
    const answer = await mail.ask(sendPath, { method: 'POST', headers: type ? { 'content-type': type } : {}, body });
    expect(answer.status).toBe(400);
    expect(answer.body).not.toBe('');
    expect(await mail.outbox()).toEqual([]);
  });
}

test.each(['GET', 'PUT', 'DELETE'])('mock e-mail service returns 405 to %s', meta, async (method) => {
  expect(await (await serveMockMail()).ask(sendPath, { method })).toMatchObject({ status: 405 });
});

const otherPaths = ['/', `${sendPath}/`, '/api/v1.0/email/send', '/__outbox/', '/__outbox.html'];
test.each(otherPaths)('mock e-mail service leaves %s to the site', meta, async (path) => {
  expect(await (await serveMockMail()).ask(path)).toMatchObject({ status: 418 });
});

const outboxPage = async ({ ask }: Awaited<ReturnType<typeof serveMockMail>>) => parse((await ask('/__outbox')).body);

test('outbox page says when it is empty', meta, async () => {
  const { ask } = await serveMockMail();
  const { status, headers, body } = await ask('/__outbox');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(body).toContain('No message yet');
});

test('outbox page shows each field of a message, in order', meta, async () => {
  const mail = await serveMockMail();
  await mail.send([['name', 'Ana Lima'], ['message', 'One\r\nTwo'], ...identifiers]);
  const page = await outboxPage(mail);
  const names = ['name', 'message', ...identifiers.map(([name]) => name)];
  expect(page.querySelectorAll('dt').map((term) => term.text)).toEqual(names);
  expect(page.querySelector('dd')?.text).toBe('Ana Lima');
});

for (const text of ['<script>alert(1)</script>', "'><img src=x onerror=alert(1)>", '&lt;b&gt; & <b>', '</dd></dl>']) {
  test(`outbox page shows ${text} as text, in a name and in a value`, meta, async () => {
    const mail = await serveMockMail();
    await mail.send([[text, text], ...identifiers]);
    const page = await outboxPage(mail);
    for (const element of ['dt', 'dd']) {
      expect(page.querySelector(element)?.childNodes).toHaveLength(1);
      expect(page.querySelector(element)?.text).toBe(text);
    }
  });
}

test('outbox page shows the newest message first and the number of messages in its title', meta, async () => {
  const mail = await serveMockMail();
  for (const subject of ['first', 'second']) await mail.send([['subject', subject], ...identifiers]);
  const page = await outboxPage(mail);
  expect(page.querySelectorAll('dd:first-of-type').map(({ text }) => text)).toEqual(['second', 'first']);
  expect(page.querySelector('title')?.text).toContain('2');
});

test('outbox as JSON contains the fields and the time of a message', meta, async () => {
  const mail = await serveMockMail();
  const entries = [['name', 'José'], ['message', '😀\r\n"<&>'], ['message', 'again'], ...identifiers] as const;
  await mail.send(entries);
  const { headers } = await mail.ask('/__outbox.json?a-query-is-ignored');
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/json/),
    'cache-control': 'no-store',
  });
  expect(await mail.outbox()).toEqual([{ entries, receivedAt: expect.stringMatching(/^\d{4}-.+T.+Z$/) }]);
});

test('outbox leaves out files among the fields', meta, async () => {
  const mail = await serveMockMail();
  expect(await mail.send([...identifiers, ['file', new Blob(['data'])]])).toMatchObject({ status: 200 });
  expect((await mail.outbox())[0]?.entries).toEqual(identifiers);
});

test.each(['/__outbox', '/__outbox.json'])(
  'mock e-mail service keeps %s from pages of other origins',
  meta,
  async (path) => {
    const { headers } = await (await serveMockMail()).ask(path);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'none'",
      'x-frame-options': 'DENY',
    });
  },
);
