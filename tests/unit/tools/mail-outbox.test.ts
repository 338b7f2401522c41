import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { meta } from '../../support/covers';
import { identifiers, type StandIn, serveStandIn } from '../../support/mail-mock';

/** The outbox as a person sees it. */
async function outboxPage({ ask }: StandIn) {
  const { status, headers, body } = await ask('/__outbox');
  return { status, headers, document: parse(body) };
}

test('an outbox that got nothing says so', meta, async () => {
  const { status, headers, document } = await outboxPage(await serveStandIn());
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(document.querySelector('body')?.text).toContain('No message yet');
});

test('the outbox shows each field of a message, in order', meta, async () => {
  const standIn = await serveStandIn();
  await standIn.send([['name', 'Ana Lima'], ['message', 'One\r\nTwo'], ...identifiers]);
  const { document } = await outboxPage(standIn);
  expect(document.querySelectorAll('dt').map((term) => term.text)).toEqual([
    'name',
    'message',
    ...identifiers.map(([name]) => name),
  ]);
  expect(document.querySelector('dd')?.text).toBe('Ana Lima');
});

for (const text of ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '&lt;b&gt; & <b>', '</dd></dl>']) {
  test(`the outbox shows ${text} as text`, meta, async () => {
    const standIn = await serveStandIn();
    await standIn.send([['message', text], ...identifiers]);
    const { document } = await outboxPage(standIn);
    expect(document.querySelector('dd')?.childNodes).toHaveLength(1);
    expect(document.querySelector('dd')?.text).toBe(text);
  });

  test(`the outbox shows ${text} as text even as the name of a field`, meta, async () => {
    const standIn = await serveStandIn();
    await standIn.send([[text.replaceAll('"', ''), 'value'], ...identifiers]);
    const { document } = await outboxPage(standIn);
    expect(document.querySelector('dt')?.text).toBe(text.replaceAll('"', ''));
  });
}

test('the newest message comes first', meta, async () => {
  const standIn = await serveStandIn();
  for (const subject of ['first', 'second']) await standIn.send([['subject', subject], ...identifiers]);
  const { document } = await outboxPage(standIn);
  expect(document.querySelectorAll('dd:first-of-type').map(({ text }) => text)).toEqual(['second', 'first']);
  expect(document.querySelector('title')?.text).toContain('2');
});

test('the outbox for programs holds what was sent, field by field', meta, async () => {
  const standIn = await serveStandIn();
  const sent = [['name', 'José'], ['message', '😀\r\n"<&>'], ['message', 'again'], ...identifiers] as const;
  await standIn.send(sent);
  const { headers } = await standIn.ask('/__outbox.json');
  const [mail, ...others] = await standIn.outbox();
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(mail?.entries).toEqual(sent);
  expect(others).toEqual([]);
});

test('the outbox for programs says when a message came', meta, async () => {
  const standIn = await serveStandIn();
  await standIn.send(identifiers);
  const [mail] = await standIn.outbox();
  expect(new Date(mail?.receivedAt ?? '').toISOString()).toBe(mail?.receivedAt);
});

test('an outbox is never an old one out of a cache', meta, async () => {
  const { ask } = await serveStandIn();
  expect((await ask('/__outbox.json')).headers['cache-control']).toBe('no-store');
});

test('an outbox can be asked for with a query', meta, async () => {
  const { ask } = await serveStandIn();
  expect(await ask('/__outbox.json?again')).toMatchObject({ status: 200, body: '[]' });
});

test('each stand-in has an outbox of its own', meta, async () => {
  const one = await serveStandIn();
  const other = await serveStandIn();
  await one.send(identifiers);
  expect(await other.outbox()).toEqual([]);
});

test('a file among the fields is left out and does not hold the answer up', meta, async () => {
  const standIn = await serveStandIn();
  expect(await standIn.send([...identifiers, ['file', new Blob(['data'])]])).toMatchObject({ status: 200 });
  expect((await standIn.outbox())[0]?.entries).toEqual(identifiers);
});
