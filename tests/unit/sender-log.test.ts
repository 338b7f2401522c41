import { expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { answers, helperErrors, logged } from '../../spec/email-call';
import { createSender } from '../../src/contact/sender';
import type { Answer } from '../../src/contact/service';
import { takeConsole } from '../support/console';
import { sealedForm } from '../support/controlled-post';
import { covers } from '../support/covers';
import { goodMessage } from '../support/messages';
import { settled } from '../support/settled';

/** Sends with this `post` and waits until the send has settled. */
async function sendWith(post: (form: HTMLFormElement) => Promise<Answer>) {
  const sender = createSender(post);
  sender.start(sealedForm, goodMessage);
  await settled(sender);
  return sender.state();
}

for (const { status, text, success, why } of answers) {
  if (success) {
    test(`the text of the answer ${status} "${text}" is logged: ${why}`, covers('CALL-LOG-SUCCESS~1'), async () => {
      await sendWith(() => Promise.resolve({ status, text }));
      expect(logged.success).toEqual(['text']);
      expect(takeConsole()).toEqual([{ method: 'log', text }]);
    });
  } else {
    test(
      `status and text of the answer ${status} "${text}" are logged: ${why}`,
      covers('CALL-LOG-FAILURE~1'),
      async () => {
        await sendWith(() => Promise.reject({ status, text }));
        const lines = takeConsole();
        const parts = { status: String(status), text };
        expect(lines.map(({ method }) => method)).toEqual(['error']);
        expect(logged.failure.every((part) => lines[0]?.text.includes(parts[part]))).toBe(true);
      },
    );
  }
}

for (const { cause, contains } of helperErrors) {
  test(`what the SDK throws at once is a failure: ${cause}`, covers('CALL-REFUSAL-IS-FAILURE~1'), async () => {
    const state = await sendWith(() => {
      throw `The SDK says: ${contains}`;
    });
    expect(state).toEqual({ sending: false, sent: false });
    const lines = takeConsole();
    expect(lines).toHaveLength(1);
    expect(lines[0]?.method).toBe('error');
    expect(lines[0]?.text).toContain(contains);
  });
}

// Whatever a promise may be rejected with, no rejection goes unhandled.
const oddReasons = { nothing: undefined, null: null, 'an object of another shape': {}, 'a number': 7 };
for (const [what, reason] of Object.entries(oddReasons)) {
  test(`a failure whose reason is ${what} is a failure like any other`, covers('CALL-FAILURE~1'), async () => {
    const state = await sendWith(() => Promise.reject(reason));
    expect(state).toEqual({ sending: false, sent: false });
    const text = 'The message was not sent: 0 ';
    expect(takeConsole()).toEqual([{ method: 'error', text }]);
  });
}

test('a send without an answer is logged with its timeout', covers('FORM-SEND-TIMEOUT~1'), async () => {
  vi.useFakeTimers();
  const end = sendWith(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(durations.sendTimeoutMs);
  await end;
  vi.useRealTimers();
  const text = `The message was not sent: 0 no answer within ${durations.sendTimeoutMs / 1000} s`;
  expect(takeConsole()).toEqual([{ method: 'error', text }]);
});

test('a failure whose reason is an Error is logged with its message', covers('CALL-LOG-FAILURE~1'), async () => {
  const state = await sendWith(() => Promise.reject(new Error('the network is gone')));
  expect(state).toEqual({ sending: false, sent: false });
  const lines = takeConsole();
  expect(lines).toHaveLength(1);
  expect(lines[0]?.text).toContain('the network is gone');
});
