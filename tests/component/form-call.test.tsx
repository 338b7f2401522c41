import { expect, test } from 'vitest';
import type { RuleTag } from '../../spec/all-rules';
import { phoneDigits } from '../../spec/constants';
import { accepted, type FieldName, fields } from '../../spec/contact-form';
import { defaultOrigin, encoding, libVersion, method, path, payloadFields } from '../../spec/email-call';
import { takeConsole } from '../support/console-lines';
import { fillIn, settle, showForm, submit } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService, type ReceivedCall } from '../support/mail-service';
import { goodMessage, type Values } from '../support/messages';

/** Sends a message with the form; returns the one call that the e-mail service receives. */
async function send(values: Partial<Values> = {}): Promise<ReceivedCall> {
  const { sender } = showForm();
  fillIn(values);
  await submit();
  await settle(sender);
  expect(takeConsole()).toEqual([{ method: 'log', text: 'OK' }]);
  const [call, ...more] = mailService.calls();
  expect(more).toEqual([]);
  if (!call) throw new Error('The e-mail service received no call');
  return call;
}

test('the contact form sends one POST request to the path in the contract', covers('CALL-POST~1'), async () => {
  const call = await send();
  expect(call.method).toBe(method);
  expect(call.url, 'the whole address, without a query').toBe(defaultOrigin + path);
});

test('the contact form calls the e-mail service by default', covers('CALL-HOST~1'), async () => {
  expect(new URL((await send()).url).origin).toBe(defaultOrigin);
});

test('the contact form sends multipart form data', covers('CALL-MULTIPART~2'), async () => {
  const [type] = (await send()).contentType?.split(';') ?? [];
  expect(type).toBe(encoding);
});

test('the contact form sends exactly the nine fields, each once', covers('CALL-PAYLOAD~1'), async () => {
  const { entries } = await send();
  expect(entries.map(([name]) => name).sort()).toEqual([...payloadFields].sort());
});

test('the contact form sends the library version', covers('CONST-LIB-VERSION~2', 'CALL-IDENTIFIERS~2'), async () => {
  expect((await send()).entries).toContainEqual(['lib_version', libVersion]);
});

const identifiers = {
  service_id: import.meta.env.VITE_EMAILJS_SERVICE_ID,
  template_id: import.meta.env.VITE_EMAILJS_TEMPLATE_ID,
  user_id: import.meta.env.VITE_EMAILJS_USER_ID,
};
for (const [name, configured] of Object.entries(identifiers)) {
  test(`the contact form sends the configured ${name}`, covers('CALL-IDENTIFIERS~2'), async () => {
    expect(configured).toBeTruthy();
    expect((await send()).entries).toContainEqual([name, configured]);
  });
}

/** What a row of the fixture shows besides that it is sent. */
const furtherRules = (field: FieldName, value: string, sent: string): RuleTag[] => [
  ...(value === sent ? [] : (['CALL-TRIMMED~1', 'FORM-CHECK-TRIMMED~1'] as const)),
  ...(field === 'phone' && [phoneDigits.min, phoneDigits.max].some((digits) => digits === sent.length)
    ? (['CONST-PHONE-DIGITS~2'] as const)
    : []),
];

for (const { field, value, sent, why } of accepted) {
  test(
    `the contact form sends the ${field} ${JSON.stringify(value)} as ${JSON.stringify(sent)}: ${why}`,
    covers('CALL-PAYLOAD~1', 'FORM-SEND-ONLY-VALID~1', 'VAL-ACCEPTED~2', ...furtherRules(field, value, sent)),
    async () => {
      const { entries } = await send({ [field]: value });
      expect(entries).toEqual(expect.arrayContaining(Object.entries({ ...goodMessage, [field]: sent })));
    },
  );
}

const spaces = { spaces: '  ', tabs: '\t', 'no-break spaces': '\u00a0', 'ideographic spaces': '\u3000' };
for (const { name } of fields) {
  for (const [what, space] of Object.entries(spaces)) {
    test(
      `the contact form trims ${what} around the ${name}`,
      covers('CALL-TRIMMED~1', 'FORM-CHECK-TRIMMED~1'),
      async () => {
        const { entries } = await send({ [name]: space + goodMessage[name] + space });
        expect(entries).toContainEqual([name, goodMessage[name]]);
      },
    );
  }
}

const longValues: Partial<Values> = {
  name: 'Ana Lima '.repeat(1112).trim(),
  email: `${'a'.repeat(9988)}@example.com`,
  subject: '😀 Grüße, 漢字! '.repeat(800).trim(),
  message: 'I have a question 😀👩‍👩‍👧, and it is a long one. '.repeat(300).trim(),
};
for (const [name, value] of Object.entries(longValues)) {
  test(`the contact form sends a ${name} of 10,000 characters unchanged`, covers('CALL-PAYLOAD~1'), async () => {
    expect(value.length).toBeGreaterThanOrEqual(10_000);
    expect((await send({ [name]: value })).entries).toContainEqual([name, value]);
  });
}

test('the contact form keeps the line breaks of the message', covers('CALL-PAYLOAD~1'), async () => {
  const { entries } = await send({ message: 'Hello,\n\nWhen do you open?\nAna' });
  const message = entries.find(([name]) => name === 'message')?.[1];
  expect(String(message).split('\r\n')).toEqual(['Hello,', '', 'When do you open?', 'Ana']);
});
