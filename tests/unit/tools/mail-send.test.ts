import { describe, expect, test } from 'vitest';
import { path as sendPath } from '../../../spec/email-call';
import { meta } from '../../support/covers';
import { identifiers, serveStandIn } from '../../support/mail-mock';

const message = [
  ['name', 'Ana Lima'],
  ['message', 'Two lines,\r\nthe second one.'],
] as const;

test('a message with the right identifiers is taken in', meta, async () => {
  const standIn = await serveStandIn();
  expect(await standIn.send([...message, ...identifiers])).toMatchObject({ status: 200, body: 'OK' });
});

test('an answer can be read by a site at another address', meta, async () => {
  const standIn = await serveStandIn();
  const { headers } = await standIn.send([...message, ...identifiers]);
  expect(headers['access-control-allow-origin']).toBe('*');
});

describe.each(identifiers)('the identifier %s', (name) => {
  const others = identifiers.filter(([key]) => key !== name);
  const right = identifiers.filter(([key]) => key === name);
  const refused = [
    { how: 'missing', sent: others },
    { how: 'wrong', sent: [...others, [name, 'wrong']] },
    { how: 'empty', sent: [...others, [name, '']] },
    { how: 'in capital letters', sent: [...others, ...right.map(([key, value]) => [key, value.toUpperCase()])] },
    { how: 'repeated', sent: [...others, ...right, ...right] },
    { how: 'once right and once wrong', sent: [...others, ...right, [name, 'wrong']] },
  ] as { how: string; sent: [string, string][] }[];

  for (const { how, sent } of refused) {
    test(`is refused with a text that names it when it is ${how}`, meta, async () => {
      const standIn = await serveStandIn();
      const { status, headers, body } = await standIn.send([...message, ...sent]);
      expect(status).toBe(400);
      expect(headers['content-type']).toMatch(/^text\/plain/);
      expect(body).toContain(name.replace('_', ' '));
      expect(await standIn.outbox()).toEqual([]);
    });
  }
});

const notForms = [
  { what: 'without a type', headers: {}, body: 'name=Ana' },
  {
    what: 'of the usual form type',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=Ana',
  },
  { what: 'of JSON', headers: { 'content-type': 'application/json' }, body: '{}' },
  { what: 'of multipart without a boundary', headers: { 'content-type': 'multipart/form-data' }, body: 'name=Ana' },
  {
    what: 'of multipart that breaks off',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAn',
  },
  { what: 'of multipart and empty', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '' },
];

for (const { what, headers, body } of notForms) {
  test(`a body ${what} is refused with a text`, meta, async () => {
    const standIn = await serveStandIn();
    const answer = await standIn.ask(sendPath, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(answer.body).not.toBe('');
    expect(await standIn.outbox()).toEqual([]);
  });
}

for (const method of ['GET', 'PUT', 'DELETE']) {
  test(`${method} is not what the address is for`, meta, async () => {
    const standIn = await serveStandIn();
    expect(await standIn.ask(sendPath, { method })).toMatchObject({ status: 405 });
  });
}

for (const path of ['/', `${sendPath}/`, '/api/v1.0/email/send', '/__outbox/', '/__outbox.html']) {
  test(`${path} is left to the site`, meta, async () => {
    const standIn = await serveStandIn();
    expect(await standIn.ask(path)).toMatchObject({ status: 418 });
  });
}
