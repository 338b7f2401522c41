import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { meta } from '../../support/covers';
import { identifiers, type MockMailServer, serveMockMail } from '../../support/mock-mail-service';

/** The outbox as people see it. */
async function outboxPage({ ask }: MockMailServer) {
  const { status, headers, body } = await ask('/__outbox');
  return { status, headers, document: parse(body) };
}

test('outbox page says when it is empty', meta, async () => {
  const { status, headers, document } = await outboxPage(await serveMockMail());
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(document.querySelector('body')?.text).toContain('No message yet');
});

test('outbox page shows each field of a message, in order', meta, async () => {
  const mail = await serveMockMail();
  await mail.send([['name', 'Ana Lima'], ['message', 'One\r\nTwo'], ...identifiers]);
  const { document } = await outboxPage(mail);
  expect(document.querySelectorAll('dt').map((term) => term.text)).toEqual([
    'name',
    'message',
    ...identifiers.map(([name]) => name),
  ]);
  expect(document.querySelector('dd')?.text).toBe('Ana Lima');
});

for (const text of ['<script>alert(1)</script>', "'><img src=x onerror=alert(1)>", '&lt;b&gt; & <b>', '</dd></dl>']) {
  test(`outbox page shows ${text} as text, in a name and in a value`, meta, async () => {
    const mail = await serveMockMail();
    await mail.send([[text, text], ...identifiers]);
    const { document } = await outboxPage(mail);
    for (const element of ['dt', 'dd']) {
      expect(document.querySelector(element)?.childNodes).toHaveLength(1);
      expect(document.querySelector(element)?.text).toBe(text);
    }
  });
}

test('outbox page shows the newest message first and their number in its title', meta, async () => {
  const mail = await serveMockMail();
  for (const subject of ['first', 'second']) await mail.send([['subject', subject], ...identifiers]);
  const { document } = await outboxPage(mail);
  expect(document.querySelectorAll('dd:first-of-type').map(({ text }) => text)).toEqual(['second', 'first']);
  expect(document.querySelector('title')?.text).toContain('2');
});

test('outbox as JSON holds the fields and the time of a message', meta, async () => {
  const mail = await serveMockMail();
  const sent = [['name', 'José'], ['message', '😀\r\n"<&>'], ['message', 'again'], ...identifiers] as const;
  await mail.send(sent);
  const { headers } = await mail.ask('/__outbox.json');
  const [received, ...others] = await mail.outbox();
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/json/),
    'cache-control': 'no-store',
  });
  expect(received?.entries).toEqual(sent);
  expect(new Date(received?.receivedAt ?? '').toISOString()).toBe(received?.receivedAt);
  expect(others).toEqual([]);
});

test('outbox ignores a query in its address', meta, async () => {
  const { ask } = await serveMockMail();
  expect(await ask('/__outbox.json?again')).toMatchObject({ status: 200, body: '[]' });
});

test('outbox belongs to one mock service', meta, async () => {
  const [first, second] = [await serveMockMail(), await serveMockMail()];
  await first.send(identifiers);
  expect(await second.outbox()).toEqual([]);
});

test('outbox leaves out files among the fields', meta, async () => {
  const mail = await serveMockMail();
  expect(await mail.send([...identifiers, ['file', new Blob(['data'])]])).toMatchObject({ status: 200 });
  expect((await mail.outbox())[0]?.entries).toEqual(identifiers);
});
