import { within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { buttonLabels } from '../../spec/contact-form';
import { answers } from '../../spec/email-call';
import { postForm } from '../../src/contact/service';
import { site } from '../../src/site';
import { end, moveOn, note, send, sendAndWait, showAnnouncedForm } from '../support/announced-form';
import { takeConsole } from '../support/console';
import { button, control, entered, fillIn, settle, submitAtOnce, user } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { goodMessage } from '../support/messages';

const rule = covers('DEPART-ANNOUNCE~1');

afterEach(() => {
  vi.useRealTimers();
});

for (const behavior of [...answers.filter(({ success }) => !success), 'drop' as const]) {
  const what = behavior === 'drop' ? 'the connection drops' : `the service answers ${behavior.status} ${behavior.text}`;
  test(`when ${what}, the form says that the message did not get through`, rule, async () => {
    mailService.behave(behavior);
    const sender = await sendAndWait(postForm, 0);
    await settle(sender);
    expect(note()).toBeVisible();
    expect(button()).toHaveTextContent(buttonLabels.idle);
    expect(takeConsole().map(({ method }) => method)).toEqual(['error']);
  });
}

const { settleLimitMs } = durations;
const otherFailures = {
  'the helper refuses at once': {
    post: () => {
      throw 'The user ID is required';
    },
    ms: 0,
  },
  'no answer has come within the limit': { post: () => new Promise<never>(() => {}), ms: settleLimitMs },
};
for (const [what, { post, ms }] of Object.entries(otherFailures)) {
  test(`when ${what}, the form says that the message did not get through`, rule, async () => {
    await sendAndWait(post, ms);
    expect(note()).toBeVisible();
    expect(takeConsole()).toHaveLength(1);
  });
}

test('it says that nothing was saved, and dials the number that it names', rule, async () => {
  const form = showAnnouncedForm();
  send();
  await end(form, 'fails');
  const shown = note();
  expect(shown).toHaveTextContent('nothing was saved');
  const link = shown && within(shown).getByRole('link');
  expect(link).toHaveTextContent(site.phone.display);
  expect(link).toHaveAttribute('href', site.phone.href);
});

test('it is spoken: it stands in a live region that was there before, inside the form', rule, async () => {
  const form = showAnnouncedForm();
  const region = button().closest('form [aria-live="polite"]');
  send();
  await end(form, 'fails');
  expect(region?.isConnected).toBe(true);
  expect(region).toContainElement(note());
});

test('it takes no focus from where the visitor is', rule, async () => {
  const form = showAnnouncedForm();
  send();
  await user.click(control('subject'));
  await end(form, 'fails');
  expect(document.activeElement).toBe(control('subject'));
});

test('until the answer is there, and after a success, nothing of it is there', rule, async () => {
  const form = showAnnouncedForm();
  expect(note()).toBeNull();
  send();
  expect(note()).toBeNull();
  await end(form, 'succeeds');
  expect(note()).toBeNull();
  expect(button()).toHaveTextContent(buttonLabels.sent);
});

test('it goes away as soon as the next send starts, and stays away when that succeeds', rule, async () => {
  const form = showAnnouncedForm();
  send();
  await end(form, 'fails');
  submitAtOnce();
  expect(note()).toBeNull();
  await end(form, 'succeeds');
  expect(note()).toBeNull();
  expect(form.post).toHaveBeenCalledTimes(2);
});

test('it stays while the next message is refused by the checks', rule, async () => {
  const form = showAnnouncedForm();
  send();
  await end(form, 'fails');
  fillIn({ name: '' });
  submitAtOnce();
  expect(note()).toBeVisible();
  expect(form.post).toHaveBeenCalledOnce();
});

test('a failure is announced though "Message Sent" still stands there from the message before', rule, async () => {
  const form = showAnnouncedForm();
  send();
  await end(form, 'succeeds');
  send({ subject: 'One more thing' });
  await end(form, 'fails');
  expect(note()).toBeVisible();
  expect(control('subject')).toHaveValue('One more thing');
});

test('an answer that comes after the limit changes nothing any more', rule, async () => {
  let answerLate = () => {};
  await sendAndWait(
    () =>
      new Promise((answer) => {
        answerLate = () => answer({ status: 200, text: 'OK' });
      }),
    settleLimitMs,
  );
  takeConsole();
  answerLate();
  await Promise.resolve();
  expect(note()).toBeVisible();
  expect(entered()).toEqual(goodMessage);
});

test('it is also there on the page that the visitor moved to', rule, async () => {
  const form = showAnnouncedForm();
  send();
  moveOn(form);
  expect(note()).toBeNull();
  await end(form, 'fails');
  expect(note()).toBeVisible();
});
