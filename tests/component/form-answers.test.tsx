import { expect, test } from 'vitest';
import { buttonLabels } from '../../spec/contact-form';
import { answers, logged } from '../../spec/email-call';
import { takeConsole } from '../support/console';
import { button, entered, fillIn, settle, showForm, submit } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';

/** All that a visitor can perceive of the page: its elements with their attributes, the values, the focus. */
const page = () => ({ html: document.body.innerHTML, entered: entered(), focus: document.activeElement?.outerHTML });

/** Sends a message; returns the page while the answer is held back, and once the send has settled. */
async function sendAndWait() {
  const release = mailService.holdAnswers();
  const { sender, post } = showForm();
  fillIn();
  await submit();
  const before = page();
  release();
  await settle(sender);
  expect(post).toHaveBeenCalledOnce();
  return { before, after: page(), lines: takeConsole() };
}

for (const { status, text, success, why } of answers) {
  const answer = `the answer ${status} "${text}"`;
  if (success) {
    const way = status === 200 ? 'CALL-SUCCESS-STATUS~1' : 'CALL-SUCCESS-TEXT~1';
    const rules = covers(way, 'FORM-LABEL-SENT~1', 'CALL-LOG-SUCCESS~1');
    test(`${answer} is a success, confirmed on the button, its text logged: ${why}`, rules, async () => {
      mailService.behave({ status, text });
      const { lines } = await sendAndWait();
      expect(button().textContent).toBe(buttonLabels.sent);
      expect(logged.success).toEqual(['text']);
      expect(lines).toEqual([{ method: 'log', text }]);
    });
  } else {
    const rules = covers('CALL-FAILURE~1', 'FORM-SILENT-FAILURE~1', 'CALL-LOG-FAILURE~1');
    test(`${answer} is a failure, logged and otherwise silent: ${why}`, rules, async () => {
      mailService.behave({ status, text });
      const { before, after, lines } = await sendAndWait();
      expect(after).toEqual(before);
      expect(button().textContent).toBe(buttonLabels.idle);
      expect(logged.failure).toEqual(['status', 'text']);
      expect(lines).toHaveLength(1);
      expect(lines[0]?.text).toContain(`${status}`);
      expect(lines[0]?.text).toContain(text);
    });
  }
}

const dropped = covers('CALL-FAILURE~1', 'FORM-SILENT-FAILURE~1', 'CALL-LOG-FAILURE~1');
test('a dropped connection is a failure, logged once and otherwise silent', dropped, async () => {
  mailService.behave('drop');
  const { before, after, lines } = await sendAndWait();
  expect(after).toEqual(before);
  expect(button().textContent).toBe(buttonLabels.idle);
  expect(lines.map(({ method }) => method)).toEqual(['error']);
});

test('the text OK is a success with an error status too', covers('CALL-SUCCESS-TEXT~1'), async () => {
  mailService.behave({ status: 503, text: 'OK' });
  await sendAndWait();
  expect(button().textContent).toBe(buttonLabels.sent);
});

test('after a failure the same form sends the next message', covers('FORM-SILENT-FAILURE~1'), async () => {
  mailService.behave('drop');
  const { sender } = showForm();
  fillIn();
  await submit();
  await settle(sender);
  mailService.behave({ status: 200, text: 'OK' });
  fillIn({ subject: 'Once more' });
  await submit();
  await settle(sender);
  expect(button().textContent).toBe(buttonLabels.sent);
  expect(mailService.calls()[1]?.entries).toContainEqual(['subject', 'Once more']);
  expect(takeConsole().map(({ method }) => method)).toEqual(['error', 'log']);
});
