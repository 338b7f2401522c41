import { expect, test } from 'vitest';
import { buttonLabels, fields } from '../../spec/contact-form';
import { takeConsole } from '../support/console-lines';
import { control, fillIn, paste, settle, showForm, submit, user } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { fieldRules, goodMessage, messageOf } from '../support/messages';

const replaced = covers('FORM-ERRORS-REPLACED~1');

for (const { name, message, invalid } of fieldRules) {
  test(
    `the contact form removes "${message}" and sends the message once when the ${name} is corrected`,
    covers('FORM-ERRORS-REPLACED~1', 'FORM-SEND-ONLY-VALID~1'),
    async () => {
      // Without the delay, "Message Sent" could appear before the error messages are compared.
      const releaseAnswers = mailService.holdAnswers();
      const { sender, newLines } = showForm();
      fillIn({ [name]: invalid });
      await submit();
      expect(newLines()).toEqual([message]);
      await paste(name, goodMessage[name]);
      await submit();
      expect(newLines()).toEqual([]);
      releaseAnswers();
      await settle(sender);
      expect(newLines()).toEqual([buttonLabels.sent]);
      const calls = mailService.calls();
      expect(calls).toHaveLength(1);
      expect(calls[0]?.entries).toContainEqual([name, goodMessage[name]]);
      expect(takeConsole()).toHaveLength(1);
    },
  );
}

for (const { name, rules } of fields) {
  const [required, shape] = rules;
  if (!shape) continue;
  test(`"${shape.message}" replaces "${required.message}"`, replaced, async () => {
    const { newLines } = showForm();
    fillIn({ [name]: '' });
    await submit();
    expect(newLines()).toEqual([required.message]);
    await paste(name, 'x1 @');
    await submit();
    expect(newLines()).toEqual([shape.message]);
  });
}

test("the contact form replaces a corrected field's error message with that of another field", replaced, async () => {
  const { newLines } = showForm();
  fillIn({ name: '' });
  await submit();
  fillIn({ message: '' });
  await submit();
  expect(newLines()).toEqual([messageOf('message', 'required')]);
});

test('the error messages stay while the visitor types, until the next attempt', replaced, async () => {
  const { newLines } = showForm();
  await submit();
  const messages = newLines();
  for (const { name } of fields) await user.type(control(name), 'A');
  await user.tab();
  expect(newLines()).toEqual(messages);
  expect(messages).toHaveLength(fields.length);
});

test('the contact form shows an error message once after two failed attempts', replaced, async () => {
  const { newLines } = showForm();
  fillIn({ email: 'ana@' });
  await submit();
  await submit();
  expect(newLines()).toEqual([messageOf('email', 'email')]);
});

test('the contact form keeps only the error messages of fields that are still invalid', replaced, async () => {
  const { newLines } = showForm();
  await submit();
  await paste('name', goodMessage.name);
  await paste('subject', goodMessage.subject);
  await submit();
  const stillEmpty = ['email', 'phone', 'message'] as const;
  expect(newLines()).toEqual(stillEmpty.map((name) => messageOf(name, 'required')));
});
