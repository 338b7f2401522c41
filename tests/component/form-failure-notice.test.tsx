import { within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { buttonLabels } from '../../spec/contact-form';
import { answers } from '../../spec/email-call';
import { postForm } from '../../src/contact/service';
import { site } from '../../src/site';
import { takeConsole } from '../support/console';
import { button, control, entered, fillIn, settle, submitAtOnce, user } from '../support/contact-form';
import { covers } from '../support/covers';
import { end, moveOn, notice, send, sendAndWait, showFormWithNotice } from '../support/failure-notice';
import { mailService } from '../support/mail-service';
import { goodMessage } from '../support/messages';

const rule = covers('OPTION-ANNOUNCE~1');

afterEach(() => {
  vi.useRealTimers();
});

for (const behavior of [...answers.filter(({ success }) => !success), 'drop' as const]) {
  const what = behavior === 'drop' ? 'the connection drops' : `the service answers ${behavior.status} ${behavior.text}`;
  test(`when ${what}, the form shows the failure notice`, rule, async () => {
    mailService.behave(behavior);
    const sender = await sendAndWait(postForm, 0);
    await settle(sender);
    expect(notice()).toBeVisible();
    expect(button()).toHaveTextContent(buttonLabels.idle);
    expect(takeConsole().map(({ method }) => method)).toEqual(['error']);
  });
}

const { sendTimeoutMs } = durations;
const otherFailures = {
  'the SDK refuses at once': {
    post: () => {
      throw 'The user ID is required';
    },
    ms: 0,
  },
  'no answer comes before the timeout': { post: () => new Promise<never>(() => {}), ms: sendTimeoutMs },
};
for (const [what, { post, ms }] of Object.entries(otherFailures)) {
  test(`when ${what}, the form shows the failure notice`, rule, async () => {
    await sendAndWait(post, ms);
    expect(notice()).toBeVisible();
    expect(takeConsole()).toHaveLength(1);
  });
}

test('the failure notice says that nothing was saved and links to the phone number', rule, async () => {
  const form = showFormWithNotice();
  send();
  await end(form, 'fails');
  const shown = notice();
  expect(shown).toHaveTextContent('nothing was saved');
  const link = shown && within(shown).getByRole('link');
  expect(link).toHaveTextContent(site.phone.display);
  expect(link).toHaveAttribute('href', site.phone.href);
});

test('the failure notice appears in a live region that was in the form before', rule, async () => {
  const form = showFormWithNotice();
  const region = button().closest('form [aria-live="polite"]');
  send();
  await end(form, 'fails');
  expect(region?.isConnected).toBe(true);
  expect(region).toContainElement(notice());
});

test('the failure notice leaves focus where it is', rule, async () => {
  const form = showFormWithNotice();
  send();
  await user.click(control('subject'));
  await end(form, 'fails');
  expect(document.activeElement).toBe(control('subject'));
});

test('the form shows no failure notice during a send and after a success', rule, async () => {
  const form = showFormWithNotice();
  expect(notice()).toBeNull();
  send();
  expect(notice()).toBeNull();
  await end(form, 'succeeds');
  expect(notice()).toBeNull();
  expect(button()).toHaveTextContent(buttonLabels.sent);
});

test('the failure notice disappears when the next send starts, and stays away when that succeeds', rule, async () => {
  const form = showFormWithNotice();
  send();
  await end(form, 'fails');
  submitAtOnce();
  expect(notice()).toBeNull();
  await end(form, 'succeeds');
  expect(notice()).toBeNull();
  expect(form.post).toHaveBeenCalledTimes(2);
});

test('the failure notice stays when validation refuses the next message', rule, async () => {
  const form = showFormWithNotice();
  send();
  await end(form, 'fails');
  fillIn({ name: '' });
  submitAtOnce();
  expect(notice()).toBeVisible();
  expect(form.post).toHaveBeenCalledOnce();
});

test('the failure notice appears even while "Message Sent" still shows for the message before', rule, async () => {
  const form = showFormWithNotice();
  send();
  await end(form, 'succeeds');
  send({ subject: 'One more thing' });
  await end(form, 'fails');
  expect(notice()).toBeVisible();
  expect(control('subject')).toHaveValue('One more thing');
});

test('an answer after the timeout leaves the failure notice and the restored values', rule, async () => {
  let answerLate = () => {};
  await sendAndWait(
    () =>
      new Promise((answer) => {
        answerLate = () => answer({ status: 200, text: 'OK' });
      }),
    sendTimeoutMs,
  );
  takeConsole();
  answerLate();
  await Promise.resolve();
  expect(notice()).toBeVisible();
  expect(entered()).toEqual(goodMessage);
});

test('the failure notice appears on the page that the visitor has moved to', rule, async () => {
  const form = showFormWithNotice();
  send();
  moveOn(form);
  expect(notice()).toBeNull();
  await end(form, 'fails');
  expect(notice()).toBeVisible();
});
