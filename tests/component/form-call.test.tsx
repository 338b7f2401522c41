import { expect, test } from 'vitest';
import { defaultOrigin, encoding, libVersion, method, path, payloadFields } from '../../spec/email';
import { accepted, fields } from '../../spec/validation';
import { whiteSpaces } from '../support/characters';
import { takeConsole } from '../support/console-lines';
import { goodMessage, type Values } from '../support/messages';
import { mailService, type ReceivedCall } from '../support/msw-service';
import { fillIn, settle, showForm, submit } from '../support/render-form';

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

test('the contact form sends one multipart POST request to the e-mail service, with exactly nine fields', {
  tags: ['CALL-POST', 'CALL-HOST', 'CALL-MULTIPART', 'CALL-PAYLOAD', 'CALL-IDENTIFIERS', 'CONST-LIB-VERSION'],
}, async () => {
  const call = await send(showForm());
  expect(call.method).toBe(method);
  expect(call.url, 'the whole address, without a query').toBe(defaultOrigin + path);
  expect(call.contentType).toMatch(new RegExp(`^${encoding}; boundary=`));
  expect(call.entries).toHaveLength(payloadFields.length);
  expect(Object.fromEntries(call.entries)).toEqual({
    lib_version: libVersion,
    service_id: 'service_test',
    template_id: 'template_test',
    user_id: 'user_test',
    ...goodMessage,
  });
});

test('every accepted value is sent without the white space around it', {
  tags: ['FORM-CHECK-TRIMMED', 'FORM-SEND-ONLY-VALID', 'VAL-ACCEPTED'],
}, async () => {
  const form = showForm();
  const rowsOf = fields.map(({ name }) => accepted.filter(({ field }) => field === name));
  const around = whiteSpaces.join('');
  for (const index of Array(Math.max(...rowsOf.map(({ length }) => length))).keys()) {
    const rows = rowsOf.map((each) => each[index % each.length]).filter((row) => row !== undefined);
    const typed = rows.map(({ field, value }) => [field, around + value + around]);
    const { entries } = await send(form, Object.fromEntries(typed));
    expect(entries).toEqual(expect.arrayContaining(rows.map(({ field, sent }) => [field, sent])));
  }
});
