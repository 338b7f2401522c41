import { expect, test } from 'vitest';
import { buttonLabels, fields } from '../../spec/contact-form';
import { takeConsole } from '../support/console';
import { button, control, entered, fillIn, paste, settle, showForm, submit, user } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { goodMessage } from '../support/messages';

const emptied = Object.fromEntries(fields.map(({ name }) => [name, '']));

/** A form whose first message is in flight; `finish` releases the answer and waits until the send has settled. */
async function inFlight() {
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
  'the form is empty as soon as a send starts, and the message is complete',
  covers('FORM-RESET-AT-START~1'),
  async () => {
    const { newLines, finish } = await inFlight();
    expect(entered()).toEqual(emptied);
    expect(newLines()).toEqual([]);
    await finish();
    for (const field of Object.entries(goodMessage)) expect(mailService.calls()[0]?.entries).toContainEqual(field);
  },
);

test(
  'the button confirms nothing before the service has answered',
  covers('FORM-LABEL-SENT~1', 'FORM-LABEL-IDLE~1'),
  async () => {
    const { finish } = await inFlight();
    expect(button().textContent).toBe(buttonLabels.idle);
    await finish();
    expect(button().textContent).toBe(buttonLabels.sent);
  },
);

for (const behavior of [{ status: 200, text: 'OK' }, 'drop'] as const) {
  const how = behavior === 'drop' ? 'fails' : 'succeeds';
  test(`a value entered during a send stays when that send ${how}`, covers('FORM-RESET-AT-START~1'), async () => {
    mailService.behave(behavior);
    const { finish } = await inFlight();
    await paste('message', 'One more thing');
    await finish();
    expect(entered()).toEqual({ ...emptied, message: 'One more thing' });
  });
}

test(
  'a double click sends once and shows no message under the emptied fields',
  covers('FORM-ONE-IN-FLIGHT~1'),
  async () => {
    // The answer waits for the second click; otherwise that may find the first send settled.
    const release = mailService.holdAnswers();
    const { sender, post, newLines } = showForm();
    fillIn();
    await user.dblClick(button());
    release();
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
  test(`during a send, ${what} does nothing with the emptied form`, covers('FORM-ONE-IN-FLIGHT~1'), async () => {
    const { post, newLines, finish } = await inFlight();
    await send();
    expect(newLines()).toEqual([]);
    await finish();
    expect(post).toHaveBeenCalledOnce();
    expect(mailService.calls()).toHaveLength(1);
  });

  test(`during a send, ${what} does nothing with the next message`, covers('FORM-ONE-IN-FLIGHT~1'), async () => {
    const { post, newLines, finish } = await inFlight();
    fillIn({ subject: ' The next one ' });
    const before = entered();
    await send();
    expect(entered()).toEqual(before);
    expect(newLines()).toEqual([]);
    await finish();
    expect(post).toHaveBeenCalledOnce();
    expect(entered()).toEqual(before);
  });
}

test('a message refused during a send can be sent once that has settled', covers('FORM-ONE-IN-FLIGHT~1'), async () => {
  const { sender, finish } = await inFlight();
  fillIn({ subject: 'The next one' });
  await submit();
  await finish();
  await submit();
  await settle(sender);
  expect(takeConsole()).toHaveLength(1);
  const subjects = mailService.calls().map(({ entries }) => new Map(entries).get('subject'));
  expect(subjects).toEqual([goodMessage.subject, 'The next one']);
});
