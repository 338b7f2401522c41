import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultOrigin, encoding, libVersion, method, path, payloadFields } from '../../spec/email';
import { accepted, type FieldName, fields } from '../../spec/validation';
import {
  anyText,
  digit,
  isInvisible,
  letter,
  spaces,
  whiteSpace,
  withoutEnds,
  withoutInvisible,
} from '../support/characters';
import { takeConsole } from '../support/console-lines';
import { covers } from '../support/covers';
import { padded } from '../support/form-commands';
import { goodMessage, type Values } from '../support/messages';
import { mailService, type ReceivedCall } from '../support/msw-service';
import { fillIn, settle, showForm, submit } from '../support/render-form';
import { runs } from '../support/seed';

/** Sends a message with the visible form. @returns the one call that the e-mail service receives */
async function send({ store }: ReturnType<typeof showForm>, values: Partial<Values> = {}): Promise<ReceivedCall> {
  const before = mailService.calls().length;
  await fillIn(values);
  await submit();
  await settle(store);
  expect(takeConsole()).toEqual([{ method: 'log', text: 'OK' }]);
  const [call, ...more] = mailService.calls().slice(before);
  expect(more).toEqual([]);
  if (!call) throw new Error('The e-mail service received no call');
  return call;
}

test(
  'the contact form sends one multipart POST request with the nine fields to the e-mail service',
  covers('CALL-POST', 'CALL-HOST', 'CALL-MULTIPART', 'CALL-PAYLOAD', 'CALL-IDENTIFIERS', 'CONST-LIB-VERSION'),
  async () => {
    const call = await send(showForm());
    expect(call.method).toBe(method);
    expect(call.url, 'the whole address, without a query').toBe(defaultOrigin + path);
    expect(call.contentType).toMatch(new RegExp(`^${encoding}; boundary=`));
    const { VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID, VITE_EMAILJS_USER_ID } = import.meta.env;
    const entries = {
      lib_version: libVersion,
      service_id: VITE_EMAILJS_SERVICE_ID,
      template_id: VITE_EMAILJS_TEMPLATE_ID,
      user_id: VITE_EMAILJS_USER_ID,
      ...goodMessage,
    };
    expect(Object.keys(entries).sort()).toEqual([...payloadFields].sort());
    expect(Object.values(entries).filter((value) => !value)).toEqual([]);
    expect(call.entries).toHaveLength(payloadFields.length);
    expect(Object.fromEntries(call.entries)).toEqual(entries);
  },
);

test('long values with line breaks arrive unchanged', covers('CALL-PAYLOAD'), async () => {
  const values: Values = {
    name: 'Ana Lima '.repeat(1112).trim(),
    email: `${'a'.repeat(9988)}@example.com`,
    phone: goodMessage.phone,
    subject: '😀 Grüße, 漢字! '.repeat(800).trim(),
    message: 'I have a question 😀👩‍👩‍👧,\n\nand it is a long one.\n'.repeat(300).trim(),
  };
  const { entries } = await send(showForm(), values);
  const sent = { ...values, message: values.message.replaceAll('\n', '\r\n') };
  expect(entries).toEqual(expect.arrayContaining(Object.entries(sent)));
});

/** Normalizes line breaks as a single-line input does (`oneLine`) or as a textarea does (`lines`). */
const oneLine = (text: string) => text.replace(/[\r\n]/g, '');
const lines = (text: string) => text.replace(/\r\n?/g, '\n');
/** Encodes a string as the browser does: a lone surrogate becomes the replacement character. */
const encodable = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** Strings of any characters, with a lot of white space. */
const wild = fc
  .array(fc.oneof(anyText, whiteSpace, fc.constantFrom('--', '"', '\r\n', '\0', '😀')), { maxLength: 12 })
  .map((parts) => parts.join(''));
const hasVisibleCharacter = (text: string) => [...text].some((one) => !isInvisible(one));
const part = fc.string({ unit: fc.constantFrom(..."abcXYZ019-_+'é漢"), minLength: 1, maxLength: 12 });
const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019é漢'), minLength: 1, maxLength: 12 });
const valid: { readonly [Field in FieldName]: fc.Arbitrary<string> } = {
  name: fc.string({ unit: fc.oneof(letter, letter, letter, fc.constantFrom(...spaces)) }).filter(hasVisibleCharacter),
  email: fc.tuple(part, word, word).map(([local, host, end]) => `${local}@${host}.${end}`),
  phone: fc.string({ unit: digit, minLength: 10, maxLength: 15 }),
  subject: wild.filter((text) => hasVisibleCharacter(oneLine(text))),
  message: wild.filter(hasVisibleCharacter),
};

/** Messages with values from `accepted`, as they are sent, and other valid values, all padded with white space. */
const messages = fc.tuple(
  ...fields.map(({ name }) => {
    const rows = accepted.filter(({ field }) => field === name).map(({ sent }) => sent);
    return padded(name, fc.oneof(fc.constantFrom(...rows), valid[name])).map((value) => [name, value]);
  }),
);

test('a valid message arrives as it was entered, without the white space around its values', {
  ...covers('CALL-PAYLOAD', 'FORM-CHECK-TRIMMED', 'FORM-SEND-ONLY-VALID', 'VAL-ACCEPTED'),
  timeout: 60_000,
}, async () => {
  const form = showForm();
  await fc.assert(
    fc.asyncProperty(messages, async (values) => {
      const typed = Object.fromEntries(values) as Values;
      const { entries } = await send(form, typed);
      const sent = fields.map(({ name }) => {
        const entered = encodable(name === 'message' ? lines(typed[name]) : oneLine(typed[name]));
        const value = name === 'email' || name === 'phone' ? withoutInvisible(entered) : withoutEnds(entered);
        return [name, value.replaceAll('\n', '\r\n')];
      });
      expect(entries.map(([name]) => name).sort()).toEqual([...payloadFields].sort());
      expect(entries).toEqual(expect.arrayContaining(sent));
    }),
    { numRuns: runs(50) },
  );
});
