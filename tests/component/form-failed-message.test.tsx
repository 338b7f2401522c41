import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { durations } from '../../spec/constants';
import { buttonLabels, fields } from '../../spec/validation';
import type { Answer } from '../../src/contact/service';
import { site } from '../../src/site';
import { announcedDuring } from '../support/announcements';
import { takeConsole } from '../support/console-lines';
import { subject } from '../support/covers';
import { emptyMessage, goodMessage, type Values } from '../support/messages';
import { mailService } from '../support/msw-service';
import {
  advance,
  button,
  control,
  entered,
  fakeTimeouts,
  fillIn,
  settle,
  showForm,
  submit,
  user,
  write,
} from '../support/render-form';

/* The form of a clinic that has turned on `options.announceSendFailure`. */
beforeEach(fakeTimeouts);

const tags = subject('form');

const values = { ...goodMessage, subject: '<b>First</b> & "last"', message: 'One\n\n  two\t⟨three⟩ ' };
const sentValues = { ...values, message: values.message.trim() };

/** The failure notice, or null. */
const notice = () => screen.queryByText(/get through|got through/);

/** Shows the form. Its sends fail until the test calls `succeed`. */
function showFailingForm() {
  mailService.behave({ status: 400, text: 'The user ID is invalid' });
  const form = showForm(undefined, { keepFailed: true });

  /** Starts a send. @returns a function that lets the service answer it */
  async function start(sent: Partial<Values> = {}) {
    const releaseAnswers = mailService.holdAnswers();
    await fillIn(sent);
    await submit();
    return async () => {
      releaseAnswers();
      await settle(form.store);
      takeConsole();
    };
  }
  /** Sends a message and waits for the answer. */
  const send = async (sent: Partial<Values> = {}) => (await start(sent))();
  return { ...form, start, send };
}

const succeed = () => mailService.behave({ status: 200, text: 'OK' });

// form-responses.test.tsx and submission.test.ts test which outcomes are failures.
test('the failure notice is announced, says that nothing was saved, and has a call link', tags, async () => {
  const { start } = showFailingForm();
  const answer = await start();
  await user.click(control('subject'));
  const heard = await announcedDuring(answer);
  const shown = notice();
  expect(heard).toEqual([shown?.textContent]);
  expect(document.activeElement, 'the focus stays').toBe(control('subject'));
  expect(shown).toBeVisible();
  expect(shown).toHaveTextContent('didn’t get through, and nothing was saved');
  const link = shown && within(shown).getByRole('link');
  expect(link).toHaveTextContent(site.phone.display);
  expect(link).toHaveAttribute('href', site.phone.href);
  expect(button()).toHaveTextContent(buttonLabels.idle);
});

test('the failure notice stays until the next send starts, and does not return after a success', tags, async () => {
  const { start, send } = showFailingForm();
  expect(notice()).toBeNull();
  await send();
  await fillIn({ name: '' });
  await submit();
  expect(notice(), 'an invalid message').toBeVisible();
  succeed();
  const answer = await start();
  expect(notice()).toBeNull();
  await answer();
  expect(notice()).toBeNull();
  mailService.behave('drop');
  await send();
  expect(notice(), 'beside “Message Sent”').toBeVisible();
  expect(button()).toHaveTextContent(buttonLabels.sent);
});

test('after a dropped connection, the notice says that the outcome is unknown', tags, async () => {
  const { send } = showFailingForm();
  await send();
  mailService.behave('drop');
  await send();
  expect(notice()).toHaveTextContent('We can’t tell whether your message got through.');
  expect(notice()).not.toHaveTextContent('didn’t');
});

test(
  'a success after the timeout removes the notice, and empties the form unless the visitor changed it',
  tags,
  async () => {
    for (const changed of ['', 'Something more']) {
      cleanup();
      let answer = (_: Answer) => {};
      showForm(() => new Promise((resolve) => (answer = resolve)), { keepFailed: true });
      await fillIn(values);
      await submit();
      await advance(durations.sendTimeoutMs);
      expect(notice()).toHaveTextContent('We can’t tell');
      expect(entered()).toEqual(sentValues);
      if (changed) await write('message', changed);
      await act(async () => answer({ status: 200, text: 'OK' }));
      expect(notice()).toBeNull();
      expect(button()).toHaveTextContent(buttonLabels.sent);
      expect(entered()).toEqual(changed ? { ...sentValues, message: changed } : emptyMessage);
      takeConsole();
    }
  },
);

test('a failure restores the sent values, except in a field that was changed during the send', tags, async () => {
  const { start } = showFailingForm();
  for (const { name } of fields) {
    const answer = await start(values);
    expect(entered()).toEqual(emptyMessage);
    await write(name, 'typed meanwhile');
    await answer();
    expect(entered()).toEqual({ ...sentValues, [name]: 'typed meanwhile' });
  }
});

test(
  'after a navigation, a failure shows the notice and the sent values in the form of the new page',
  tags,
  async () => {
    const { start, openNextPage } = showFailingForm();
    const answer = await start(values);
    openNextPage();
    expect(notice()).toBeNull();
    await write('name', 'Somebody else');
    await answer();
    expect(notice()).toBeVisible();
    expect(entered()).toEqual({ ...sentValues, name: 'Somebody else' });
  },
);

test(
  'restored values follow the visitor to the next page, and every form is empty once they are sent',
  tags,
  async () => {
    const { send, store, post, openNextPage } = showFailingForm();
    await send(values);
    openNextPage();
    expect(entered()).toEqual(sentValues);
    succeed();
    await submit();
    expect(entered()).toEqual(emptyMessage);
    await settle(store);
    expect(entered()).toEqual(emptyMessage);
    openNextPage();
    expect(entered()).toEqual(emptyMessage);
    expect(post).toHaveBeenCalledTimes(2);
    takeConsole();
  },
);

test('a restored field that the visitor empties stays empty', tags, async () => {
  const { send } = showFailingForm();
  await send(values);
  await write('message', '');
  await submit();
  expect(entered()).toEqual({ ...sentValues, message: '' });
});

test('a failure leaves no value in storage, cookies, session history or the address', tags, async () => {
  const { send } = showFailingForm();
  await send({ ...values, message: 'Unmistakable value' });
  // Searches for the values, because earlier tests may have stored something else.
  const stored = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state];
  expect(JSON.stringify(stored)).not.toMatch(/Unmistakable|three|First/);
});
