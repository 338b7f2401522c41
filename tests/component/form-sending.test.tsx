import { expect, test } from 'vitest';
import { buttonLabels, fields } from '../../spec/contact-form';
import { takeConsole } from '../support/console';
import { button, control, entered, fillIn, paste, settle, showForm, submit, user } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { goodMessage } from '../support/messages';

const emptied = Object.fromEntries(fields.map(({ name }) => [name, '']));

/** A form whose first message is under way; `finish` lets the answers come and waits for them. */
async function underWay() {
  const release = mailService.holdAnswers();
  const form = showForm();
  fillIn();
  await submit();
  async function finish() {
    release();
    await settle(form.sender);
    takeConsole();
  }
  return { ...form, finish };
}

test(
  'as soon as a send starts the form is empty, and the message goes out whole',
  covers('FORM-RESET-AT-START~1'),
  async () => {
    const { newLines, finish } = await underWay();
    expect(entered()).toEqual(emptied);
    expect(newLines()).toEqual([]);
    await finish();
    for (const field of Object.entries(goodMessage)) expect(mailService.calls()[0]?.entries).toContainEqual(field);
  },
);

test(
  'until the service has answered nothing is confirmed',
  covers('FORM-LABEL-SENT~1', 'FORM-LABEL-IDLE~1'),
  async () => {
    const { finish } = await underWay();
    expect(button().textContent).toBe(buttonLabels.idle);
    await finish();
    expect(button().textContent).toBe(buttonLabels.sent);
  },
);

for (const behavior of [{ status: 200, text: 'OK' }, 'drop'] as const) {
  const how = behavior === 'drop' ? 'fails' : 'succeeds';
  test(
    `what is entered while a send is under way stays when that send ${how}`,
    covers('FORM-RESET-AT-START~1'),
    async () => {
      mailService.behave(behavior);
      const { finish } = await underWay();
      await paste('message', 'One more thing');
      await finish();
      expect(entered()).toEqual({ ...emptied, message: 'One more thing' });
    },
  );
}

test(
  'a double click sends once and brings no message under the emptied fields',
  covers('FORM-ONE-IN-FLIGHT~1'),
  async () => {
    const { sender, post, newLines } = showForm();
    fillIn();
    await user.dblClick(button());
    await settle(sender);
    expect(post).toHaveBeenCalledOnce();
    expect(mailService.calls()).toHaveLength(1);
    expect(newLines()).toEqual([buttonLabels.sent]);
    expect(takeConsole()).toHaveLength(1);
  },
);

const waysToSubmit = {
  'the button': submit,
  'the Enter key': async () => {
    await user.click(control('name'));
    await user.keyboard('{Enter}');
  },
};
for (const [what, send] of Object.entries(waysToSubmit)) {
  test(
    `while a send is under way, ${what} does nothing with the emptied form`,
    covers('FORM-ONE-IN-FLIGHT~1'),
    async () => {
      const { post, newLines, finish } = await underWay();
      await send();
      expect(newLines()).toEqual([]);
      await finish();
      expect(post).toHaveBeenCalledOnce();
      expect(mailService.calls()).toHaveLength(1);
    },
  );

  test(
    `while a send is under way, ${what} does nothing with the next message`,
    covers('FORM-ONE-IN-FLIGHT~1'),
    async () => {
      const { post, newLines, finish } = await underWay();
      fillIn({ subject: ' The next one ' });
      const before = entered();
      await send();
      expect(entered()).toEqual(before);
      expect(newLines()).toEqual([]);
      await finish();
      expect(post).toHaveBeenCalledOnce();
      expect(entered()).toEqual(before);
    },
  );
}

test(
  'what was held back by a send under way goes out once that has settled',
  covers('FORM-ONE-IN-FLIGHT~1'),
  async () => {
    const { sender, finish } = await underWay();
    fillIn({ subject: 'The next one' });
    await submit();
    await finish();
    await submit();
    await settle(sender);
    expect(takeConsole()).toHaveLength(1);
    const subjects = mailService.calls().map(({ entries }) => new Map(entries).get('subject'));
    expect(subjects).toEqual([goodMessage.subject, 'The next one']);
  },
);
