import { expect, test } from 'vitest';
import { accepted, fields } from '../../spec/contact-form';
import { defaultOrigin, encoding, libVersion, method, path, payloadFields } from '../../spec/email-call';
import { takeConsole } from '../support/console';
import { fillIn, settle, showForm, submit } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService, type ReceivedCall } from '../support/mail-service';
import { goodMessage, type Values } from '../support/messages';

/** Sends a message with the form and gives the one call that the e-mail service got. */
async function sent(values: Partial<Values> = {}): Promise<ReceivedCall> {
  const { sender } = showForm();
  fillIn(values);
  await submit();
  await settle(sender);
  expect(takeConsole()).toEqual([{ method: 'log', text: 'OK' }]);
  const [call, ...more] = mailService.calls();
  expect(more).toEqual([]);
  if (!call) throw new Error('The e-mail service got no call');
  return call;
}

test('a message is one POST to the path of the contract', covers('CALL-POST~1'), async () => {
  const call = await sent();
  expect(call.method).toBe(method);
  expect(new URL(call.url).pathname).toBe(path);
});

test('unless the build says otherwise, the call goes to the e-mail service', covers('CALL-HOST~1'), async () => {
  expect(new URL((await sent()).url).origin).toBe(defaultOrigin);
});

test('the body is multipart form data', covers('CALL-MULTIPART~1'), async () => {
  const [type] = (await sent()).contentType?.split(';') ?? [];
  expect(type).toBe(encoding);
});

test('the body holds exactly the nine fields, each once', covers('CALL-PAYLOAD~1'), async () => {
  const { entries } = await sent();
  expect(entries.map(([name]) => name).sort()).toEqual([...payloadFields].sort());
});

test('the call carries the library version', covers('CONST-LIB-VERSION~1', 'CALL-IDENTIFIERS~1'), async () => {
  expect((await sent()).entries).toContainEqual(['lib_version', libVersion]);
});

const identifiers = {
  service_id: import.meta.env.VITE_EMAILJS_SERVICE_ID,
  template_id: import.meta.env.VITE_EMAILJS_TEMPLATE_ID,
  user_id: import.meta.env.VITE_EMAILJS_USER_ID,
};
for (const [name, configured] of Object.entries(identifiers)) {
  test(`the call carries the ${name} that the build is configured with`, covers('CALL-IDENTIFIERS~1'), async () => {
    expect(configured).toBeTruthy();
    expect((await sent()).entries).toContainEqual([name, configured]);
  });
}

for (const { field, value, sent: arrives, why } of accepted) {
  const rules = covers('CALL-PAYLOAD~1', 'CALL-TRIMMED~1', 'FORM-CHECK-TRIMMED~1', 'FORM-SEND-ONLY-VALID~1');
  test(`the ${field} ${JSON.stringify(value)} arrives as ${JSON.stringify(arrives)}: ${why}`, rules, async () => {
    const { entries } = await sent({ [field]: value });
    for (const { name } of fields) {
      expect(entries).toContainEqual([name, name === field ? arrives : goodMessage[name]]);
    }
  });
}

const spaces = { 'plain spaces': '  ', tabs: '\t', 'hard spaces': '\u00a0', 'wide spaces': '\u3000' };
for (const { name } of fields) {
  for (const [what, space] of Object.entries(spaces)) {
    test(`${what} around the ${name} are trimmed`, covers('CALL-TRIMMED~1', 'FORM-CHECK-TRIMMED~1'), async () => {
      const { entries } = await sent({ [name]: space + goodMessage[name] + space });
      expect(entries).toContainEqual([name, goodMessage[name]]);
    });
  }
}

const long: Partial<Values> = {
  name: 'Ana Lima '.repeat(1112).trim(),
  email: `${'a'.repeat(9988)}@example.com`,
  subject: '😀 Grüße, 漢字! '.repeat(800).trim(),
  message: 'I have a question 😀👩‍👩‍👧, and it is a long one. '.repeat(300).trim(),
};
for (const [name, value] of Object.entries(long)) {
  test(`a ${name} of 10,000 characters arrives unchanged`, covers('CALL-PAYLOAD~1'), async () => {
    expect(value.length).toBeGreaterThanOrEqual(10_000);
    expect((await sent({ [name]: value })).entries).toContainEqual([name, value]);
  });
}

test('a message of several lines arrives with its line breaks', covers('CALL-PAYLOAD~1'), async () => {
  const { entries } = await sent({ message: 'Hello,\n\nWhen do you open?\nAna' });
  const arrived = entries.find(([name]) => name === 'message')?.[1];
  expect(String(arrived).split('\r\n')).toEqual(['Hello,', '', 'When do you open?', 'Ana']);
});
