import { init, sendForm } from '@emailjs/browser';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { durations } from '../../spec/constants';
import { buttonLabels } from '../../spec/contact-form';
import { answers, helperErrors } from '../../spec/email-call';
import type { postForm } from '../../src/contact/service';
import { takeConsole } from '../support/console';
import { button, entered, fillIn, settle, showForm, submit, submitAtOnce } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import type { Values } from '../support/messages';

afterEach(() => {
  vi.useRealTimers();
});

/** Values that no text of the site resembles; none may appear in the console. */
const secret: Values = {
  name: 'Zuzana Quixote',
  email: 'zuzana@quixote.example',
  phone: '9998887776',
  subject: 'Unmistakable subject',
  message: 'Wholly private words',
};
const parts = Object.values(secret).flatMap((value) => [value, ...value.split(/[ @]/)]);

/** The console lines so far; fails when one holds anything that the visitor wrote. */
function linesWithoutValues() {
  const lines = takeConsole();
  for (const { text } of lines) {
    for (const part of parts) expect(text.toLowerCase()).not.toContain(part.toLowerCase());
  }
  return lines;
}

const behaviors = [...answers.map(({ status, text }) => ({ status, text })), 'drop' as const];
for (const behavior of behaviors) {
  const what = behavior === 'drop' ? 'a dropped connection' : `the answer ${behavior.status} "${behavior.text}"`;
  test(`after ${what} the console holds nothing that the visitor wrote`, covers('CALL-LOG-PRIVATE~1'), async () => {
    mailService.behave(behavior);
    const { sender } = showForm();
    fillIn(secret);
    await submit();
    await settle(sender);
    expect(linesWithoutValues()).toHaveLength(1);
  });
}

test('after the timeout the console holds nothing that the visitor wrote', covers('CALL-LOG-PRIVATE~1'), async () => {
  const release = mailService.holdAnswers();
  const { post } = showForm();
  fillIn(secret);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submitAtOnce();
  await act(() => vi.advanceTimersByTimeAsync(durations.sendTimeoutMs));
  expect(linesWithoutValues()).toHaveLength(1);
  release();
  await act(() => post.mock.results[0]?.value);
  expect(linesWithoutValues()).toEqual([]);
});

/** The real SDK, called so that it refuses for this cause. */
const refusing: Record<(typeof helperErrors)[number]['cause'], typeof postForm> = {
  'no user ID': (form) => {
    init('');
    return sendForm('service_test', 'template_test', form, '');
  },
  'no service ID': (form) => sendForm('', 'template_test', form, 'user_test'),
  'no template ID': (form) => sendForm('service_test', '', form, 'user_test'),
  'no form': () => sendForm('service_test', 'template_test', '#nowhere', 'user_test'),
};
for (const { cause, contains } of helperErrors) {
  const rules = covers('CALL-REFUSAL-IS-FAILURE~1', 'CALL-LOG-PRIVATE~1', 'FORM-SILENT-FAILURE~1');
  test(`when the SDK refuses (${cause}), that is a failure: logged, silent, and the form is free`, rules, async () => {
    const { sender, newLines } = showForm(refusing[cause]);
    fillIn(secret);
    await submit();
    await settle(sender);
    const lines = linesWithoutValues();
    expect(lines.map(({ method }) => method)).toEqual(['error']);
    expect(lines[0]?.text).toContain(contains);
    expect(newLines()).toEqual([]);
    expect(button().textContent).toBe(buttonLabels.idle);
    expect(Object.values(entered()).join('')).toBe('');
    expect(mailService.calls()).toEqual([]);
  });
}
