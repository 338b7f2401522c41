import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, type TestOptions, test } from 'vitest';
import { durations } from '../../spec/constants';
import { buttonLabels } from '../../spec/validation';
import type { Answer } from '../../src/contact/service';
import { site } from '../../src/site';
import { announcedDuring } from '../support/announcements';
import { takeConsole } from '../support/console-lines';
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

const tags: TestOptions = { tags: ['facts', 'form'] };

const values = { ...goodMessage, subject: '<b>First</b> & "last"', message: 'One\n\n  two\t⟨three⟩ ' };
const sentValues = { ...values, message: values.message.trim() };

/** The failure notice, or null. */
const notice = () => screen.queryByText(/get through|got through/);

/** Shows the form. Its sends fail. */
function showFailingForm() {
  mailService.behave({ status: 400, text: 'The user ID is invalid' });
  const form = showForm(undefined, { tellFailures: true });
  return {
    ...form,
    /** Starts a send. @returns a function that lets the service answer it */
    async start(sent: Partial<Values> = {}) {
      const releaseAnswers = mailService.holdAnswers();
      await fillIn(sent);
      await submit();
      return async () => {
        releaseAnswers();
        await settle(form.store);
        takeConsole();
      };
    },
  };
}

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

test('the failure notice stays until the next send starts', tags, async () => {
  const { start } = showFailingForm();
  await (await start())();
  await fillIn({ name: '' });
  await submit();
  expect(notice(), 'an invalid message').toBeVisible();
  const answer = await start();
  expect(notice()).toBeNull();
  await answer();
});

test('after a timeout, the outcome is unknown; a late success removes the notice', tags, async () => {
  let answer = (_: Answer) => {};
  showForm(() => new Promise((resolve) => (answer = resolve)), { tellFailures: true });
  await fillIn(values);
  await submit();
  await advance(durations.sendTimeoutMs);
  expect(notice()).toHaveTextContent('We can’t tell whether your message got through.');
  await write('message', 'Something more');
  await act(async () => answer({ status: 200, text: 'OK' }));
  expect(notice()).toBeNull();
  expect(entered()).toEqual({ ...sentValues, message: 'Something more' });
  takeConsole();
});

test('a failure restores the sent values, even on the next page, but no changed field', tags, async () => {
  const { start, openNextPage } = showFailingForm();
  const answer = await start(values);
  expect(entered()).toEqual(emptyMessage);
  openNextPage();
  await write('subject', 'typed meanwhile');
  await answer();
  expect(notice()).toBeVisible();
  expect(entered()).toEqual({ ...sentValues, subject: 'typed meanwhile' });
});
