import { describe, expect, test } from 'vitest';
import { path as sendPath } from '../../../spec/email-call';
import { meta } from '../../support/covers';
import { identifiers, serveMockMail } from '../../support/mock-mail-service';

const message = [
  ['name', 'Ana Lima'],
  ['message', 'Two lines,\r\nthe second one.'],
] as const;

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
const invalidBodies = [
  { what: 'without a type', body: 'name=Ana' },
  { what: 'that is URL-encoded', type: 'application/x-www-form-urlencoded', body: 'name=Ana' },
  { what: 'that is JSON', type: 'application/json', body: '{}' },
  { what: 'that is multipart without a boundary', type: 'multipart/form-data', body: 'name=Ana' },
  {
    what: 'that is truncated multipart',
    type: multipart,
    body: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAn',
  },
  { what: 'that is empty multipart', type: multipart, body: '' },
];

for (const { what, type, body } of invalidBodies) {
  test(`mock e-mail service rejects a body ${what}`, meta, async () => {
    const mail = await serveMockMail();
    const answer = await mail.ask(sendPath, { method: 'POST', headers: type ? { 'content-type': type } : {}, body });
    expect(answer.status).toBe(400);
    expect(answer.body).not.toBe('');
    expect(await mail.outbox()).toEqual([]);
  });
}

test.each(['GET', 'PUT', 'DELETE'])('mock e-mail service answers %s with 405', meta, async (method) => {
  const mail = await serveMockMail();
  expect(await mail.ask(sendPath, { method })).toMatchObject({ status: 405 });
});

const others = ['/', `${sendPath}/`, '/api/v1.0/email/send', '/__outbox/', '/__outbox.html'];
test.each(others)('mock e-mail service leaves %s to the site', meta, async (path) => {
  const mail = await serveMockMail();
  expect(await mail.ask(path)).toMatchObject({ status: 418 });
});
