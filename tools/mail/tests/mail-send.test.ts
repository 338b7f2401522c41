import { describe, expect, test } from 'vitest';
import { path as sendPath } from '../../../spec/email-call';
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
