import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { meta } from '../../../tests/support/covers';
import { identifiers, serveMockMail } from '../../../tests/support/mock-mail-service';

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
