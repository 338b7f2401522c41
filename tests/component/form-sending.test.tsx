import { expect, test } from 'vitest';
import { buttonLabels } from '../../spec/contact-form';
import { takeConsole } from '../support/console-lines';
import { button, entered, fillIn, paste, settle, showForm, submit, submitMethods, user } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { emptyMessage, goodMessage } from '../support/messages';

const oneInFlight = covers('FORM-ONE-IN-FLIGHT~1');

/** A form with a send in flight; `finish` releases the answer and waits until the send has settled. */
async function showSendingForm() {
  const releaseAnswers = mailService.holdAnswers();
  const form = showForm();
  fillIn();
  await submit();
  async function finish() {
    releaseAnswers();
    await settle(form.sender);
    takeConsole();
  }
  return { ...form, finish };
}

test(
  'the contact form resets as soon as a send starts, and sends the complete message',
  covers('FORM-RESET-AT-START~1'),
  async () => {
    const { newLines, finish } = await showSendingForm();
    expect(entered()).toEqual(emptyMessage);
    expect(newLines()).toEqual([]);
    await finish();
    expect(mailService.calls()[0]?.entries).toEqual(expect.arrayContaining(Object.entries(goodMessage)));
  },
);

test(
  'the submit button reads "Message Sent" only after the answer',
  covers('FORM-LABEL-SENT~1', 'FORM-LABEL-IDLE~2'),
  async () => {
    const { finish } = await showSendingForm();
    expect(button().textContent).toBe(buttonLabels.idle);
    await finish();
    expect(button().textContent).toBe(buttonLabels.sent);
  },
);

const outcomes = { 'a success': { status: 200, text: 'OK' }, 'a failure': 'drop' } as const;
for (const [outcome, behavior] of Object.entries(outcomes)) {
  test(`${outcome} keeps a value entered during the send`, covers('FORM-RESET-AT-START~1'), async () => {
    mailService.behave(behavior);
    const { finish } = await showSendingForm();
    await paste('message', 'One more thing');
    await finish();
    expect(entered()).toEqual({ ...emptyMessage, message: 'One more thing' });
  });
}

test('a double click on the submit button sends once and shows no error messages', oneInFlight, async () => {
  // Without the delay, the first send could settle before the second click.
  const releaseAnswers = mailService.holdAnswers();
  const { sender, post, newLines } = showForm();
  fillIn();
  await user.dblClick(button());
  releaseAnswers();
  await settle(sender);
  expect(post).toHaveBeenCalledOnce();
  expect(mailService.calls()).toHaveLength(1);
  expect(newLines()).toEqual([buttonLabels.sent]);
  expect(takeConsole()).toHaveLength(1);
});

for (const [method, submitWith] of Object.entries(submitMethods)) {
  test(`${method} does nothing in an empty form during a send`, oneInFlight, async () => {
    const { post, newLines, finish } = await showSendingForm();
    await submitWith();
    expect(newLines()).toEqual([]);
    await finish();
    expect(post).toHaveBeenCalledOnce();
    expect(mailService.calls()).toHaveLength(1);
  });

  test(`${method} does nothing with the next message during a send`, oneInFlight, async () => {
    const { post, newLines, finish } = await showSendingForm();
    fillIn({ subject: ' The next one ' });
    const before = entered();
    await submitWith();
    expect(entered()).toEqual(before);
    expect(newLines()).toEqual([]);
    await finish();
    expect(post).toHaveBeenCalledOnce();
    expect(entered()).toEqual(before);
  });
}

test('the contact form sends the next message once the first has settled', oneInFlight, async () => {
  const { sender, finish } = await showSendingForm();
  fillIn({ subject: 'The next one' });
  await submit();
  await finish();
  await submit();
  await settle(sender);
  expect(takeConsole()).toHaveLength(1);
  const subjects = mailService.calls().map(({ entries }) => new Map(entries).get('subject'));
  expect(subjects).toEqual([goodMessage.subject, 'The next one']);
});

const submissions = { once: submit, twice: () => Promise.all([submit(), submit()]) };
for (const [times, submitForm] of Object.entries(submissions)) {
  test(`in strict mode, a form submitted ${times} sends once`, covers('FORM-SEND-ONLY-VALID~1'), async () => {
    const post = async () => ({ status: 200, text: 'OK' });
    const form = showForm(post, { reactStrictMode: true });
    fillIn();
    await submitForm();
    await settle(form.sender);
    expect(form.post).toHaveBeenCalledOnce();
    expect(button()).toHaveTextContent(buttonLabels.sent);
    expect(takeConsole().map(({ text }) => text)).toEqual(['OK']);
  });
}
