import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { durations } from '../../spec/constants';
import { sentColor } from '../../spec/extensions/form';
import { buttonLabels } from '../../spec/validation';
import { announcedDuring } from '../support/announcements';
import { takeConsole } from '../support/console-lines';
import { emptyMessage } from '../support/messages';
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

// form-model.test.tsx and tests/unit/submission.test.ts test timeouts, and the order of sends, answers and timers.

beforeEach(fakeTimeouts);

/** Shows the form and sends a message with it. */
async function sendOne(submitWith = submit): Promise<void> {
  const { store } = showForm();
  await fillIn();
  await submitWith();
  await settle(store);
  takeConsole();
}

const byEnter = async () => {
  await user.click(control('subject'));
  await user.keyboard('{Enter}');
};
test.each([
  ['the submit button', submit, button],
  ['the Enter key', byEnter, () => control('subject')],
])(
  'after %s, "Sending…" and "Message Sent" are announced once, and the focus stays',
  { tags: 'a11y' },
  async (_how, submitWith, focused) => {
    expect(await announcedDuring(() => sendOne(submitWith))).toEqual(['Sending…', buttonLabels.sent]);
    expect(document.activeElement).toBe(focused());
  },
);

test('the return of "Submit" is not announced', { tags: 'a11y' }, async () => {
  await sendOne();
  expect(await announcedDuring(() => advance(durations.sentLabelMs))).toEqual([]);
});

test('after a send, the button is green and has a check mark', { tags: 'form' }, async () => {
  await sendOne();
  await expect.poll(() => getComputedStyle(button()).backgroundColor).toBe(sentColor);
  expect(button().querySelector('svg')).toBeVisible();
  expect(button()).toHaveAccessibleName(buttonLabels.sent);
});

test('the submit button reads "Message Sent" for 3 seconds, then "Submit" again', {
  tags: ['CONST-SENT-LABEL', 'FORM-LABEL-RETURNS'],
}, async () => {
  await sendOne();
  await advance(durations.sentLabelMs - 1);
  expect(button().textContent).toBe(buttonLabels.sent);
  await advance(1);
  expect(button().textContent).toBe(buttonLabels.idle);
  expect(button().querySelector('svg')).toBeNull();
});

test('a line beside the button says that a message is sent and then, until the next keystroke, that it was', {
  tags: 'form',
}, async () => {
  const releaseAnswers = mailService.holdAnswers();
  const { store } = showForm();
  await fillIn();
  await submit();
  expect(screen.getByText('Sending…')).toBeVisible();
  releaseAnswers();
  await settle(store);
  await advance(durations.sentLabelMs);
  expect(screen.queryByText('Sending…')).toBeNull();
  expect(screen.getByText(/^Your message was sent\. We answer messages/)).toBeVisible();
  await user.type(control('name'), 'A');
  expect(screen.queryByText(/^Your message was sent/)).toBeNull();
  takeConsole();
});

test('the form of the next page has the typed text', { tags: 'form' }, async () => {
  const { openNextPage } = showForm();
  await write('message', 'Half a question');
  openNextPage();
  expect(entered()).toEqual({ ...emptyMessage, message: 'Half a question' });
});

test('the form is busy from the press of Submit to the answer', { tags: 'a11y' }, async () => {
  const releaseAnswers = mailService.holdAnswers();
  const { store } = showForm();
  await fillIn();
  await submit();
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  releaseAnswers();
  await settle(store);
  expect(screen.getByRole('form')).not.toHaveAttribute('aria-busy');
  takeConsole();
});
