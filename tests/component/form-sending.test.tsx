import { beforeEach, describe, expect, test } from 'vitest';
import { durations } from '../../spec/constants';
import { sentColor } from '../../spec/extensions/form';
import { buttonLabels, fields } from '../../spec/validation';
import { announcedDuring } from '../support/announcements';
import { takeConsole } from '../support/console-lines';
import { covers, subject } from '../support/covers';
import { emptyMessage, goodMessage } from '../support/messages';
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
  submitMethods,
  write,
} from '../support/render-form';

beforeEach(fakeTimeouts);

/** A form with a send in flight; `finish` releases the answer and waits until the send has settled. */
async function showSendingForm(submitWith = submit) {
  const releaseAnswers = mailService.holdAnswers();
  const form = showForm();
  await fillIn();
  await submitWith();
  async function finish() {
    releaseAnswers();
    await settle(form.store);
    takeConsole();
  }
  return { ...form, finish };
}

describe.each(Object.entries(submitMethods))('%s', (method, submitWith) => {
  test('does nothing during a send, then sends the next message', subject('form'), async () => {
    const { store, post, newLines, finish } = await showSendingForm();
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
    await settle(store);
    const subjects = mailService.calls().map(({ entries }) => new Map(entries).get('subject'));
    expect(subjects).toEqual([goodMessage.subject, 'The next one']);
    expect(takeConsole()).toHaveLength(1);
  });

  test(
    'while the button reads "Message Sent", validates the form only if something is typed in it',
    subject('form'),
    async () => {
      const { finish, newLines, post } = await showSendingForm();
      await finish();
      await submitWith();
      expect(newLines()).toEqual([buttonLabels.sent]);
      expect(control('name')).not.toHaveFocus();
      for (const { name } of fields) {
        await write(name, 'One more thing');
        await submitWith();
        expect(newLines(), name).toContain(name === 'name' ? 'Email is required' : 'Name is required');
        await write(name, '');
      }
      expect(post).toHaveBeenCalledOnce();
    },
  );

  test(
    'announces "Message Sent" once, does not move the focus, and restores "Submit" without an announcement',
    subject('a11y'),
    async () => {
      const heard = await announcedDuring(async () => (await showSendingForm(submitWith)).finish());
      expect(heard).toEqual([buttonLabels.sent]);
      expect(document.activeElement).toBe(method === 'the Enter key' ? control('subject') : button());
      expect(await announcedDuring(() => advance(durations.sentLabelMs))).toEqual([]);
      expect(button()).toHaveTextContent(buttonLabels.idle);
    },
  );
});

test('in strict mode, a form submitted twice at once sends once', covers('FORM-SEND-ONLY-VALID'), async () => {
  const form = showForm(async () => ({ status: 200, text: 'OK' }), { reactStrictMode: true });
  await fillIn();
  await Promise.all([submit(), submit()]);
  await settle(form.store);
  expect(form.post).toHaveBeenCalledOnce();
  expect(button()).toHaveTextContent(buttonLabels.sent);
  expect(takeConsole().map(({ text }) => text)).toEqual(['OK']);
});

test('after a send, the button is green and has a check mark', subject('form'), async () => {
  const { finish } = await showSendingForm();
  const background = () => getComputedStyle(button()).backgroundColor;
  expect(button().querySelector('svg')).toBeNull();
  expect(background()).not.toBe(sentColor);
  await finish();
  await expect.poll(background).toBe(sentColor);
  expect(button().querySelector('svg')).toBeVisible();
  expect(button()).toHaveAccessibleName(buttonLabels.sent);
});

// tests/unit/submission.test.ts and form-model.test.tsx test timeouts, and the order of sends, answers and timers.
test(
  'the submit button reads "Message Sent" for 3 seconds, then "Submit" again',
  covers('CONST-SENT-LABEL', 'FORM-LABEL-RETURNS'),
  async () => {
    const { finish, newLines } = await showSendingForm();
    await finish();
    await advance(durations.sentLabelMs - 1);
    expect(button().textContent).toBe(buttonLabels.sent);
    await advance(1);
    expect(button().textContent).toBe(buttonLabels.idle);
    expect(newLines()).toEqual([]);
  },
);

test('the form of the next page keeps the typed text, the focus and the selection', subject('form'), async () => {
  const { openNextPage } = showForm();
  await write('message', 'Half a question');
  control('message').setSelectionRange(5, 6);
  const before = control('message');
  openNextPage();
  expect(control('message')).not.toBe(before);
  expect(entered()).toEqual({ ...emptyMessage, message: 'Half a question' });
  expect(control('message')).toHaveFocus();
  expect(control('message')).toMatchObject({ selectionStart: 5, selectionEnd: 6 });
});
