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
import { emptyMessage, goodMessage, messageOf } from '../support/messages';
import { privateMessage, takePrivateConsole } from '../support/private-message';

const { sentLabelMs, sendTimeoutMs } = durations;

/** A form with a send in flight; `finish` releases the answer and waits until the send has settled. */
async function showSendingForm() {
  const releaseAnswers = mailService.holdAnswers();
  const form = showForm();
  await fillIn();
  await submit();
  async function finish() {
    releaseAnswers();
    await settle(form.sender);
    takeConsole();
  }
  return { ...form, finish };
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

const outcomes = { 'a success': { status: 200, text: 'OK' }, 'a failure': 'drop' } as const;
for (const [outcome, behavior] of Object.entries(outcomes)) {
  test(`${outcome} keeps a value entered during the send`, covers('FORM-RESET-AT-START~1'), async () => {
    mailService.behave(behavior);
    const { finish } = await showSendingForm();
    await write('message', 'One more thing');
    await finish();
    expect(entered()).toEqual({ ...emptyMessage, message: 'One more thing' });
  });
}

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

const submissions = { once: submit, twice: () => Promise.all([submit(), submit()]) };
for (const [times, submitForm] of Object.entries(submissions)) {
  test(`in strict mode, a form submitted ${times} sends once`, covers('FORM-SEND-ONLY-VALID~1'), async () => {
    const post = async () => ({ status: 200, text: 'OK' });
    const form = showForm(post, { reactStrictMode: true });
    await fillIn();
    await submitForm();
    await settle(form.sender);
    expect(form.post).toHaveBeenCalledOnce();
    expect(button()).toHaveTextContent(buttonLabels.sent);
    expect(takeConsole().map(({ text }) => text)).toEqual(['OK']);
  });
}

/** Sends a message and waits for the answer. */
async function send({ sender }: ReturnType<typeof showForm>): Promise<void> {
  await fillIn();
  await submit();
  await settle(sender);
  takeConsole();
}

/** Fails unless the button reads "Message Sent" for a time, and "Submit" after it. */
async function expectSentFor(ms: number): Promise<void> {
  await advance(ms - 1);
  expect(button().textContent).toBe(buttonLabels.sent);
  await advance(1);
  expect(button().textContent).toBe(buttonLabels.idle);
}

test(
  'the submit button reads "Message Sent" for 3 seconds, then "Submit" again',
  covers('CONST-SENT-LABEL~1', 'FORM-LABEL-RETURNS~1'),
  async () => {
    fakeTimeouts();
    const form = showForm();
    await send(form);
    await expectSentFor(sentLabelMs);
    expect(form.newLines()).toEqual([]);
  },
);

test('a second success restarts the 3 seconds of "Message Sent"', covers('FORM-LABEL-LATEST~1'), async () => {
  fakeTimeouts();
  const form = showForm();
  await send(form);
  await advance(sentLabelMs - 1);
  await send(form);
  await expectSentFor(sentLabelMs);
});

test('a failure does not shorten the 3 seconds of "Message Sent"', covers('FORM-SILENT-FAILURE~1'), async () => {
  fakeTimeouts();
  const form = showForm();
  await send(form);
  mailService.behave('drop');
  await advance(sentLabelMs - 2);
  await send(form);
  await expectSentFor(2);
});

/** A form whose first send is in flight; `answerLate` releases the answer and waits for its effects. */
async function showUnansweredForm() {
  fakeTimeouts();
  const releaseAnswers = mailService.holdAnswers();
  const form = showForm();
  await fillIn(privateMessage);
  await submit();
  async function answerLate() {
    releaseAnswers();
    await act(() => form.post.mock.results[0]?.value);
    await advance(0);
  }
  return { ...form, answerLate };
}

test('a send is still in flight just before its timeout', covers('FORM-SEND-TIMEOUT~1'), async () => {
  const { newLines, answerLate } = await showUnansweredForm();
  await advance(sendTimeoutMs - 1);
  await submit();
  expect(newLines()).toEqual([]);
  expect(takeConsole()).toEqual([]);
  await answerLate();
  expect(button().textContent).toBe(buttonLabels.sent);
  expect(takeConsole()).toHaveLength(1);
});

test(
  'a timeout is a silent failure that frees the form, and an answer after it changes nothing',
  covers('FORM-SEND-TIMEOUT~1', 'CALL-LOG-PRIVATE~1'),
  async () => {
    const { newLines, answerLate } = await showUnansweredForm();
    await advance(sendTimeoutMs);
    expect(takePrivateConsole().map(({ method }) => method)).toEqual(['error']);
    expect(newLines()).toEqual([]);
    await answerLate();
    expect(newLines()).toEqual([]);
    expect(takeConsole()).toEqual([]);
    await submit();
    expect(newLines()).toEqual(fields.map(({ name }) => messageOf(name, 'required')));
    expect(button().textContent).toBe(buttonLabels.idle);
  },
);
