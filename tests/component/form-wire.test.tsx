import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FieldName } from '../../spec/contact-form';
import { payloadFields } from '../../spec/email-call';
import { anyText, digit, letter, spaces, whiteSpace } from '../support/characters';
import { takeConsole } from '../support/console-lines';
import { fillIn, settle, showForm, submitSync } from '../support/contact-form';
import { covers } from '../support/covers';
import { padding } from '../support/form-commands';
import { mailService } from '../support/mail-service';
import type { Values } from '../support/messages';
import { runs } from '../support/seed';

/** What a single-line input and a textarea make of the line breaks in a text. */
const oneLine = (text: string) => text.replace(/[\r\n]/g, '');
const lines = (text: string) => text.replace(/\r\n?/g, '\n');
/** Half a surrogate pair cannot be encoded; the browser sends the replacement character. */
const encodable = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** Texts of any characters, with much white space. */
const wildText = fc.array(fc.oneof(anyText, whiteSpace, fc.constantFrom('--', '"', '\r\n', '\0', '😀')), {
  maxLength: 12,
});
const wild = wildText.map((parts) => parts.join(''));
const isSomething = (text: string) => text.trim() !== '';

const name = fc
  .array(fc.oneof({ weight: 4, arbitrary: letter }, { weight: 1, arbitrary: fc.constantFrom(...spaces) }), {
    minLength: 1,
  })
  .map((characters) => characters.join(''))
  .filter(isSomething);
const part = fc.string({ unit: fc.constantFrom(..."abcXYZ019-_+'é漢"), minLength: 1, maxLength: 12 });
const values: { readonly [Field in FieldName]: fc.Arbitrary<string> } = {
  name,
  email: fc.tuple(part, part, part).map(([local, host, end]) => `${local}@${host}.${end}`),
  phone: fc.string({ unit: digit, minLength: 10, maxLength: 15 }),
  subject: wild.filter((text) => isSomething(oneLine(text))),
  message: wild.filter(isSomething),
};

/** A message with white space around each value, and the entries in which it arrives. */
const messages = fc.record(values).chain((message) =>
  fc
    .tuple(...(Object.keys(values) as FieldName[]).map((field) => fc.tuple(padding(field), padding(field))))
    .map((around) => {
      const fields = Object.keys(values) as FieldName[];
      const typed = fields.map(
        (field, index) => [field, `${around[index]?.[0]}${message[field]}${around[index]?.[1]}`] as const,
      );
      const sent = typed.map(([field, text]) => {
        const value = encodable(field === 'message' ? lines(text) : oneLine(text)).trim();
        return [field, value.replaceAll('\n', '\r\n')] as const;
      });
      return { typed: Object.fromEntries(typed) as Values, sent: Object.fromEntries(sent) as Values };
    }),
);

test('any text that passes the checks arrives in the multipart body as it was written, trimmed', {
  ...covers('CALL-PAYLOAD~1', 'CALL-MULTIPART~2', 'CALL-TRIMMED~1', 'VAL-ACCEPTED~2'),
  timeout: 60_000,
}, async () => {
  const { sender } = showForm();
  await fc.assert(
    fc.asyncProperty(messages, async ({ typed, sent }) => {
      const before = mailService.calls().length;
      fillIn(typed);
      submitSync();
      await settle(sender);
      takeConsole();
      const [call, ...more] = mailService.calls().slice(before);
      expect(more).toEqual([]);
      expect(call?.entries.map(([field]) => field).sort()).toEqual([...payloadFields].sort());
      expect(call?.entries).toEqual(expect.arrayContaining(Object.entries(sent)));
    }),
    { numRuns: runs(50) },
  );
});
