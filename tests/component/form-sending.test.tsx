import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { durations } from '../../spec/constants';
import { buttonLabels, fields } from '../../spec/contact-form';
import { takeConsole } from '../support/console-lines';
import {
  advance,
  button,
  entered,
  fakeTimeouts,
  fillIn,
  settle,
  showForm,
  submit,
  submitMethods,
  user,
  write,
} from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { emptyMessage, goodMessage, messageOf, type Values } from '../support/messages';
import { privateMessage, takePrivateConsole } from '../support/private-message';

const { sentLabelMs, sendTimeoutMs } = durations;

/** A form with a send in flight; `finish` releases the answer and waits until the send has settled. */
async function showSendingForm(values: Partial<Values> = {}) {
  const releaseAnswers = mailService.holdAnswers();
  const form = showForm();
  await fillIn(values);
  await submit();
  async function finish() {
    releaseAnswers();
    await settle(form.sender);
    takeConsole();
  }
  return { ...form, releaseAnswers, finish };
}

test(
  'the contact form is emptied as soon as a send starts, and reads "Message Sent" only after the answer',
  covers('FORM-RESET-AT-START~1', 'FORM-LABEL-SENT~1', 'FORM-LABEL-IDLE~2'),
  async () => {
    const { newLines, finish } = await showSendingForm();
    expect(entered()).toEqual(emptyMessage);
    expect(newLines()).toEqual([]);
    expect(button().textContent).toBe(buttonLabels.idle);
    await finish();
    expect(newLines()).toEqual([buttonLabels.sent]);
    expect(button().textContent).toBe(buttonLabels.sent);
    expect(mailService.calls()[0]?.entries).toEqual(expect.arrayContaining(Object.entries(goodMessage)));
  },
);

test('a success and a failure keep what is entered during the send', covers('FORM-RESET-AT-START~1'), async () => {
  for (const behavior of [{ status: 200, text: 'OK' }, 'drop'] as const) {
    mailService.behave(behavior);
    const { finish, unmount } = await showSendingForm();
    await write('message', 'One more thing');
    await finish();
    expect(entered()).toEqual({ ...emptyMessage, message: 'One more thing' });
    unmount();
  }
});

test(
  'a double click on the submit button sends once and shows no error messages',
  covers('FORM-ONE-IN-FLIGHT~1'),
  async () => {
    // Held, because the first send must not settle before the second click.
    const releaseAnswers = mailService.holdAnswers();
    const { sender, post, newLines } = showForm();
    await fillIn();
    await user.dblClick(button());
    releaseAnswers();
    await settle(sender);
    expect(post).toHaveBeenCalledOnce();
    expect(mailService.calls()).toHaveLength(1);
    expect(newLines()).toEqual([buttonLabels.sent]);
    expect(takeConsole()).toHaveLength(1);
  },
);

for (const [method, submitWith] of Object.entries(submitMethods)) {
  test(
    `during a send, ${method} does nothing; then it sends the next message`,
    covers('FORM-ONE-IN-FLIGHT~1'),
    async () => {
      const { sender, post, newLines, finish } = await showSendingForm();
      await submitWith();
      expect(newLines(), 'in the empty form').toEqual([]);
      await fillIn({ subject: ' The next one ' });
      const next = entered();
      await submitWith();
      expect(newLines()).toEqual([]);
      await finish();
      expect(post).toHaveBeenCalledOnce();
      expect(entered()).toEqual(next);
      await submitWith();
      await settle(sender);
      const subjects = mailService.calls().map(({ entries }) => new Map(entries).get('subject'));
      expect(subjects).toEqual([goodMessage.subject, 'The next one']);
      expect(takeConsole()).toHaveLength(1);
    },
  );
}

test('in strict mode, a form submitted twice at once sends once', covers('FORM-SEND-ONLY-VALID~1'), async () => {
  const form = showForm(async () => ({ status: 200, text: 'OK' }), { reactStrictMode: true });
  await fillIn();
  await Promise.all([submit(), submit()]);
  await settle(form.sender);
  expect(form.post).toHaveBeenCalledOnce();
  expect(button()).toHaveTextContent(buttonLabels.sent);
  expect(takeConsole().map(({ text }) => text)).toEqual(['OK']);
});

// tests/unit/sender.test.ts and form-model.test.tsx have the order of sends, answers and timers.
test(
  'the submit button reads "Message Sent" for 3 seconds, then "Submit" again',
  covers('CONST-SENT-LABEL~1', 'FORM-LABEL-RETURNS~1'),
  async () => {
    fakeTimeouts();
    const { finish, newLines } = await showSendingForm();
    await finish();
    await advance(sentLabelMs - 1);
    expect(button().textContent).toBe(buttonLabels.sent);
    await advance(1);
    expect(button().textContent).toBe(buttonLabels.idle);
    expect(newLines()).toEqual([]);
  },
);

test(
  'a timeout is a silent failure that frees the form, and an answer after it changes nothing',
  covers('FORM-SEND-TIMEOUT~1', 'CALL-LOG-PRIVATE~1'),
  async () => {
    fakeTimeouts();
    const { newLines, post, releaseAnswers } = await showSendingForm(privateMessage);
    await advance(sendTimeoutMs - 1);
    await submit();
    expect(newLines(), 'still in flight').toEqual([]);
    expect(takeConsole()).toEqual([]);
    await advance(1);
    expect(takePrivateConsole().map(({ method }) => method)).toEqual(['error']);
    releaseAnswers();
    await act(() => post.mock.results[0]?.value);
    await advance(0);
    expect(newLines()).toEqual([]);
    expect(takeConsole()).toEqual([]);
    await submit();
    expect(newLines()).toEqual(fields.map(({ name }) => messageOf(name, 'required')));
    expect(button().textContent).toBe(buttonLabels.idle);
  },
);
