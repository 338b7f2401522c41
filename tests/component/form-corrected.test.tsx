import { expect, test } from 'vitest';
import { buttonLabels, fields } from '../../spec/contact-form';
import { takeConsole } from '../support/console';
import { fillIn, paste, settle, showForm, submit } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { goodMessage, messageOf } from '../support/messages';

for (const { name, rules } of fields) {
  for (const { rule, message } of rules) {
    const held = covers('FORM-ERRORS-REPLACED~1', 'FORM-SEND-ONLY-VALID~1');
    test(`after "${message}" the corrected message is sent once, and no error message is left`, held, async () => {
      // The answer waits until the messages were looked at; otherwise "Message Sent" may be there before.
      const release = mailService.holdAnswers();
      const { sender, newLines } = showForm();
      fillIn({ [name]: rule === 'required' ? '' : 'x1 @' });
      await submit();
      expect(newLines()).toEqual([message]);
      await paste(name, goodMessage[name]);
      await submit();
      expect(newLines()).toEqual([]);
      release();
      await settle(sender);
      expect(newLines()).toEqual([buttonLabels.sent]);
      const calls = mailService.calls();
      expect(calls).toHaveLength(1);
      expect(calls[0]?.entries).toContainEqual([name, goodMessage[name]]);
      expect(takeConsole()).toHaveLength(1);
    });
  }

  const [required, shape] = rules;
  if (shape) {
    test(`"${shape.message}" replaces "${required.message}"`, covers('FORM-ERRORS-REPLACED~1'), async () => {
      const { newLines } = showForm();
      fillIn({ [name]: '' });
      await submit();
      expect(newLines()).toEqual([required.message]);
      await paste(name, 'x1 @');
      await submit();
      expect(newLines()).toEqual([shape.message]);
    });
  }
}

test('the message of a corrected field is replaced by that of another', covers('FORM-ERRORS-REPLACED~1'), async () => {
  const { newLines } = showForm();
  fillIn({ name: '' });
  await submit();
  fillIn({ message: '' });
  await submit();
  expect(newLines()).toEqual([messageOf('message', 'required')]);
});

test('the same mistake twice shows its message once', covers('FORM-ERRORS-REPLACED~1'), async () => {
  const { newLines } = showForm();
  fillIn({ email: 'ana@' });
  await submit();
  await submit();
  expect(newLines()).toEqual([messageOf('email', 'email')]);
});

test(
  'of five messages only those of fields that are still invalid stay',
  covers('FORM-ERRORS-REPLACED~1'),
  async () => {
    const { newLines } = showForm();
    await submit();
    await paste('name', goodMessage.name);
    await paste('subject', goodMessage.subject);
    await submit();
    const still = ['email', 'phone', 'message'] as const;
    expect(newLines()).toEqual(still.map((name) => messageOf(name, 'required')));
  },
);
