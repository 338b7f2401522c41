import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { durations } from '../../spec/constants';
import { buttonLabels, fields } from '../../spec/contact-form';
import { takeConsole } from '../support/console-lines';
import { advance, button, fakeTimeouts, fillIn, settle, showForm, submitSync } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { messageOf } from '../support/messages';
import { privateMessage, takePrivateConsole } from '../support/private-message';

const { sentLabelMs, sendTimeoutMs } = durations;

beforeEach(fakeTimeouts);

/** Sends a message and waits for the answer. */
async function send({ sender }: ReturnType<typeof showForm>): Promise<void> {
  fillIn();
  submitSync();
  await settle(sender);
  takeConsole();
}

test(
  'the submit button reads "Message Sent" for 3 seconds, then "Submit" again',
  covers('CONST-SENT-LABEL~1', 'FORM-LABEL-RETURNS~1'),
  async () => {
    const form = showForm();
    await send(form);
    await advance(sentLabelMs - 1);
    expect(button().textContent).toBe(buttonLabels.sent);
    await advance(1);
    expect(button().textContent).toBe(buttonLabels.idle);
    expect(form.newLines()).toEqual([]);
  },
);

test('a second success restarts the 3 seconds of "Message Sent"', covers('FORM-LABEL-LATEST~1'), async () => {
  const form = showForm();
  await send(form);
  await advance(sentLabelMs - 1);
  await send(form);
  await advance(sentLabelMs - 1);
  expect(button().textContent).toBe(buttonLabels.sent);
  await advance(1);
  expect(button().textContent).toBe(buttonLabels.idle);
});

test('a failure does not shorten the 3 seconds of "Message Sent"', covers('FORM-SILENT-FAILURE~1'), async () => {
  const form = showForm();
  await send(form);
  mailService.behave('drop');
  await advance(sentLabelMs - 1);
  await send(form);
  expect(button().textContent).toBe(buttonLabels.sent);
  await advance(1);
  expect(button().textContent).toBe(buttonLabels.idle);
});

/** A form whose first send is in flight; `answerLate` releases the answer and waits for its effects. */
function showSendingForm() {
  const releaseAnswers = mailService.holdAnswers();
  const form = showForm();
  fillIn(privateMessage);
  submitSync();
  async function answerLate() {
    releaseAnswers();
    await act(() => form.post.mock.results[0]?.value);
  }
  return { ...form, answerLate };
}

test('a send is still in flight just before its timeout', covers('FORM-SEND-TIMEOUT~1'), async () => {
  const { sender, newLines, answerLate } = showSendingForm();
  await advance(sendTimeoutMs - 1);
  submitSync();
  expect(newLines()).toEqual([]);
  expect(takeConsole()).toEqual([]);
  await answerLate();
  await settle(sender);
  expect(button().textContent).toBe(buttonLabels.sent);
  takeConsole();
});

test(
  'a timeout is a failure: logged without values, not shown, and the contact form validates again',
  covers('FORM-SEND-TIMEOUT~1', 'CALL-LOG-PRIVATE~1'),
  async () => {
    const { newLines, answerLate } = showSendingForm();
    await advance(sendTimeoutMs);
    expect(takePrivateConsole().map(({ method }) => method)).toEqual(['error']);
    expect(newLines()).toEqual([]);
    submitSync();
    expect(newLines()).toEqual(fields.map(({ name }) => messageOf(name, 'required')));
    await answerLate();
  },
);

test('an answer after the timeout is neither shown nor logged', covers('FORM-SEND-TIMEOUT~1'), async () => {
  const { newLines, answerLate } = showSendingForm();
  await advance(sendTimeoutMs);
  takeConsole();
  await answerLate();
  await advance(0);
  expect(newLines()).toEqual([]);
  expect(button().textContent).toBe(buttonLabels.idle);
  expect(takeConsole()).toEqual([]);
});
