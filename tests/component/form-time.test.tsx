import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { buttonLabels, fields, durations as formDurations } from '../../spec/contact-form';
import { takeConsole } from '../support/console';
import { button, fillIn, settle, showForm, submitAtOnce } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { messageOf } from '../support/messages';

const { sentLabelMs, sendTimeoutMs } = durations;

// Fake timers for the form alone; the network and the browser keep theirs.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Advances the fake timers. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

type Form = ReturnType<typeof showForm>;

/** Sends a message and waits for its answer. */
async function send({ sender }: Form) {
  fillIn();
  submitAtOnce();
  await settle(sender);
  return takeConsole();
}

test('the two places of the contract that state the duration of the label agree', covers('CONST-SENT-LABEL~1'), () => {
  expect(formDurations.sentLabelMs).toBe(sentLabelMs);
});

test('"Message Sent" shows until just before its 3 seconds are over', covers('CONST-SENT-LABEL~1'), async () => {
  await send(showForm());
  await pass(sentLabelMs - 1);
  expect(button().textContent).toBe(buttonLabels.sent);
});

const returns = covers('CONST-SENT-LABEL~1', 'FORM-LABEL-RETURNS~1');
test('after 3 seconds "Message Sent" becomes "Submit" again', returns, async () => {
  const form = showForm();
  await send(form);
  await pass(sentLabelMs - 1);
  await pass(1);
  expect(button().textContent).toBe(buttonLabels.idle);
  expect(form.newLines()).toEqual([]);
});

test('a second success starts the 3 seconds of the label again', covers('FORM-LABEL-LATEST~1'), async () => {
  const form = showForm();
  await send(form);
  await pass(sentLabelMs - 1);
  await send(form);
  await pass(sentLabelMs - 1);
  expect(button().textContent).toBe(buttonLabels.sent);
  await pass(1);
  expect(button().textContent).toBe(buttonLabels.idle);
});

test(
  'a failure leaves the label of an earlier success for the rest of its 3 seconds',
  covers('FORM-SILENT-FAILURE~1'),
  async () => {
    const form = showForm();
    await send(form);
    mailService.behave('drop');
    await pass(sentLabelMs - 1);
    await send(form);
    expect(button().textContent).toBe(buttonLabels.sent);
    await pass(1);
    expect(button().textContent).toBe(buttonLabels.idle);
  },
);

/** A form whose first send has no answer yet. */
function waitingForm() {
  const release = mailService.holdAnswers();
  const form = showForm();
  fillIn();
  submitAtOnce();
  /** Releases the held answer and waits for its effects. */
  async function answerLate() {
    release();
    await act(() => form.post.mock.results[0]?.value);
  }
  return { ...form, answerLate };
}

test('just before the timeout a send without an answer is still in flight', covers('FORM-SEND-TIMEOUT~1'), async () => {
  const { sender, newLines, answerLate } = waitingForm();
  await pass(sendTimeoutMs - 1);
  submitAtOnce();
  expect(newLines()).toEqual([]);
  expect(takeConsole()).toEqual([]);
  await answerLate();
  await settle(sender);
  expect(button().textContent).toBe(buttonLabels.sent);
  takeConsole();
});

test(
  'at the timeout a send counts as failed: logged once, nothing shown, the form is free',
  covers('FORM-SEND-TIMEOUT~1'),
  async () => {
    const { newLines, answerLate } = waitingForm();
    await pass(sendTimeoutMs);
    expect(takeConsole().map(({ method }) => method)).toEqual(['error']);
    expect(newLines()).toEqual([]);
    submitAtOnce();
    expect(newLines()).toEqual(fields.map(({ name }) => messageOf(name, 'required')));
    await answerLate();
  },
);

test('an answer after the timeout confirms nothing and is not logged', covers('FORM-SEND-TIMEOUT~1'), async () => {
  const { newLines, answerLate } = waitingForm();
  await pass(sendTimeoutMs);
  takeConsole();
  await answerLate();
  await pass(0);
  expect(newLines()).toEqual([]);
  expect(button().textContent).toBe(buttonLabels.idle);
  expect(takeConsole()).toEqual([]);
});
