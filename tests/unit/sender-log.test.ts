import { expect, test } from 'vitest';
import { answers, helperErrors, logged } from '../../spec/email-call';
import { createSender } from '../../src/contact/sender';
import type { Answer } from '../../src/contact/service';
import { takeConsole } from '../support/console-lines';
import { sealedForm } from '../support/controlled-post';
import { covers } from '../support/covers';
import { goodMessage } from '../support/messages';
import { settled } from '../support/settled';

/** Sends with this `post`; returns the state after the send has settled. */
async function sendWith(post: (form: HTMLFormElement) => Promise<Answer>) {
  const sender = createSender(post);
  sender.start(sealedForm, goodMessage);
  await settled(sender);
  return sender.state();
}

for (const { status, text, success, why } of answers) {
  const answer = `${status} "${text}"`;
  if (success) {
    test(`sender logs the text of the answer ${answer}: ${why}`, covers('CALL-LOG-SUCCESS~1'), async () => {
      await sendWith(() => Promise.resolve({ status, text }));
      expect(logged.success).toEqual(['text']);
      expect(takeConsole()).toEqual([{ method: 'log', text }]);
    });
  } else {
    test(`sender logs status and text of the answer ${answer}: ${why}`, covers('CALL-LOG-FAILURE~1'), async () => {
      await sendWith(() => Promise.reject({ status, text }));
      const lines = takeConsole();
      const parts = { status: String(status), text };
      expect(lines.map(({ method }) => method)).toEqual(['error']);
      for (const part of logged.failure) expect(lines[0]?.text).toContain(parts[part]);
    });
  }
}

/** Sends with this `post` and expects a failure that is logged in this one line. */
async function expectFailure(post: () => Promise<Answer>, text: string) {
  expect(await sendWith(post)).toEqual({ sending: false, sent: false });
  expect(takeConsole()).toEqual([{ method: 'error', text: `The message was not sent: 0 ${text}` }]);
}

for (const { cause, contains } of helperErrors) {
  test(`sender treats what the SDK throws as a failure: ${cause}`, covers('CALL-REFUSAL-IS-FAILURE~1'), async () => {
    const thrown = `The SDK says: ${contains}`;
    await expectFailure(() => {
      throw thrown;
    }, thrown);
  });
}

// A promise may be rejected with anything, and no rejection may go unhandled.
const reasons = { undefined, null: null, 'an object of another shape': {}, 'a number': 7 };
for (const [what, reason] of Object.entries(reasons)) {
  test(`sender handles a rejection with ${what}`, covers('CALL-FAILURE~1'), async () => {
    await expectFailure(() => Promise.reject(reason), '');
  });
}

test('sender logs the message of a rejection with an Error', covers('CALL-LOG-FAILURE~1'), async () => {
  await expectFailure(() => Promise.reject(new Error('network error')), 'network error');
});
