import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { durations } from '../../spec/constants';
import { buttonLabels } from '../../spec/validation';
import { announcedDuring } from '../support/announcements';
import { takeConsole } from '../support/console-lines';
import { mailService } from '../support/msw-service';
import { advance, button, control, fakeTimeouts, fillIn, settle, showForm, submit, user } from '../support/render-form';
import { resize } from '../support/site';

// form-model.test.tsx tests labels, times, timeouts, and the order of sends, answers and navigations.

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
])('%s announces sending and success, and keeps the focus', { tags: 'a11y' }, async (_how, submitWith, focused) => {
  expect(await announcedDuring(() => sendOne(submitWith))).toEqual(['Sending…', buttonLabels.sent]);
  expect(document.activeElement).toBe(focused());
});

test('after a send, the button is green and has a check mark until "Submit" returns, which is not announced', {
  tags: ['form', 'a11y'],
}, async () => {
  await sendOne();
  await expect.poll(() => getComputedStyle(button()).backgroundColor).toBe('rgb(28, 103, 67)');
  expect(button().querySelector('svg')).toBeVisible();
  expect(button()).toHaveAccessibleName(buttonLabels.sent);
  expect(await announcedDuring(() => advance(durations.sentLabelMs))).toEqual([]);
  expect(button().querySelector('svg')).toBeNull();
});

test('while a message is sent, the form is busy and says so; then, until the next keystroke, that it was sent', {
  tags: ['form', 'a11y'],
}, async () => {
  await resize('small');
  const releaseAnswers = mailService.holdAnswers();
  const { store } = showForm();
  await fillIn();
  await submit();
  expect(screen.getByText('Sending…')).toBeVisible();
  const { offsetHeight } = screen.getByRole('form');
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  releaseAnswers();
  await settle(store);
  expect(screen.getByRole('form')).not.toHaveAttribute('aria-busy');
  await advance(durations.sentLabelMs);
  expect(screen.queryByText('Sending…')).toBeNull();
  expect(screen.getByText(/^Your message was sent\. We answer messages/)).toBeVisible();
  // The answer moves nothing on a phone.
  expect(screen.getByRole('form')).toHaveProperty('offsetHeight', offsetHeight);
  await user.type(control('name'), 'A');
  expect(screen.queryByText(/^Your message was sent/)).toBeNull();
  takeConsole();
});

test('a message that fails after another has arrived is not said to be sent', { tags: 'form' }, async () => {
  const releaseAnswers = mailService.holdAnswers();
  const { store } = showForm();
  await fillIn();
  await submit();
  await fillIn({ message: 'One more question' });
  releaseAnswers();
  await settle(store);
  expect(screen.getByText(/^Your message was sent/)).toBeVisible();
  mailService.behave({ status: 400, text: 'refused' });
  await submit();
  await settle(store);
  expect(screen.queryByText(/^Your message was sent/)).toBeNull();
  takeConsole();
});
