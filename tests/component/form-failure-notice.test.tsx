import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { durations } from '../../spec/constants';
import { buttonLabels } from '../../spec/contact-form';
import { postForm } from '../../src/contact/service';
import { site } from '../../src/site';
import { takeConsole } from '../support/console-lines';
import {
  advance,
  button,
  control,
  entered,
  fakeTimeouts,
  fillIn,
  settle,
  showForm,
  submitSync,
  user,
} from '../support/contact-form';
import { covers } from '../support/covers';
import { fail, notice, send, showFormWithNotice, succeed } from '../support/failure-notice';
import { failures, mailService } from '../support/mail-service';
import { goodMessage } from '../support/messages';

const rule = covers('OPTION-ANNOUNCE~1');
const keepFailed = { keepFailed: true };

for (const { what, behavior } of failures) {
  test(`the contact form shows the failure notice after ${what}`, rule, async () => {
    mailService.behave(behavior);
    const { sender } = showForm(postForm, keepFailed);
    send();
    await settle(sender);
    expect(notice()).toBeVisible();
    expect(button()).toHaveTextContent(buttonLabels.idle);
    expect(takeConsole().map(({ method }) => method)).toEqual(['error']);
  });
}

test('the contact form shows the failure notice when the SDK throws', rule, async () => {
  const { sender } = showForm(() => {
    throw 'The user ID is required';
  }, keepFailed);
  send();
  await settle(sender);
  expect(notice()).toBeVisible();
  expect(takeConsole()).toHaveLength(1);
});

test('the contact form shows the failure notice at the timeout and ignores an answer after it', rule, async () => {
  fakeTimeouts();
  const { request } = showFormWithNotice();
  send();
  await advance(durations.sendTimeoutMs);
  expect(notice()).toBeVisible();
  expect(takeConsole()).toHaveLength(1);
  request(0).answer({ status: 200, text: 'OK' });
  await advance(0);
  expect(notice()).toBeVisible();
  expect(entered()).toEqual(goodMessage);
});

test('the failure notice says that nothing was saved and links to the phone number', rule, async () => {
  const form = showFormWithNotice();
  send();
  await fail(form);
  const shown = notice();
  expect(shown).toHaveTextContent('nothing was saved');
  const link = shown && within(shown).getByRole('link');
  expect(link).toHaveTextContent(site.phone.display);
  expect(link).toHaveAttribute('href', site.phone.href);
});

test('the failure notice appears in a live region that existed before', rule, async () => {
  const form = showFormWithNotice();
  const region = document.querySelector('form [aria-live="polite"]');
  send();
  await fail(form);
  expect(region?.isConnected).toBe(true);
  expect(region).toContainElement(notice());
});

test('the failure notice does not move the focus', rule, async () => {
  const form = showFormWithNotice();
  send();
  await user.click(control('subject'));
  await fail(form);
  expect(document.activeElement).toBe(control('subject'));
});

test('the contact form shows no failure notice before, during or after a successful send', rule, async () => {
  const form = showFormWithNotice();
  expect(notice()).toBeNull();
  send();
  expect(notice()).toBeNull();
  await succeed(form);
  expect(notice()).toBeNull();
  expect(button()).toHaveTextContent(buttonLabels.sent);
});

test('the failure notice disappears when the next send starts', rule, async () => {
  const form = showFormWithNotice();
  send();
  await fail(form);
  submitSync();
  expect(notice()).toBeNull();
  await succeed(form);
  expect(notice()).toBeNull();
  expect(form.post).toHaveBeenCalledTimes(2);
});

test('the failure notice stays when the next message is invalid', rule, async () => {
  const form = showFormWithNotice();
  send();
  await fail(form);
  fillIn({ name: '' });
  submitSync();
  expect(notice()).toBeVisible();
  expect(form.post).toHaveBeenCalledOnce();
});

test('the failure notice appears while "Message Sent" still shows for the previous message', rule, async () => {
  const form = showFormWithNotice();
  send();
  await succeed(form);
  send({ subject: 'One more thing' });
  await fail(form);
  expect(notice()).toBeVisible();
  expect(control('subject')).toHaveValue('One more thing');
});

test('the failure notice appears on the page that the visitor has navigated to', rule, async () => {
  const form = showFormWithNotice();
  send();
  form.openNextPage();
  expect(notice()).toBeNull();
  await fail(form);
  expect(notice()).toBeVisible();
});
