import { expect, test, vi } from 'vitest';
import { buttonLabels } from '../../spec/contact-form';
import { answers, logged } from '../../spec/email-call';
import { takeConsole } from '../support/console-lines';
import { button, entered, fillIn, settle, showForm, submit } from '../support/contact-form';
import { covers } from '../support/covers';
import { failures, mailService } from '../support/mail-service';
import { privateMessage, takePrivateConsole } from '../support/private-message';

/** Everything about the page that a visitor can perceive: elements, attributes, values, focus, the title of the tab. */
const page = () => ({
  html: document.body.innerHTML,
  entered: entered(),
  focus: document.activeElement?.outerHTML,
  title: document.title,
});

/** The browser's own dialogs. */
const browserBoxes = ['alert', 'confirm', 'prompt'] as const;

/** Sends a message; returns the page before the answer and after it, and what was logged. */
async function send() {
  const releaseAnswers = mailService.holdAnswers();
  const { sender, post } = showForm();
  fillIn(privateMessage);
  await submit();
  const before = page();
  releaseAnswers();
  await settle(sender);
  expect(post).toHaveBeenCalledOnce();
  return { before, after: page(), lines: takePrivateConsole() };
}

for (const { status, text, why } of answers.filter(({ success }) => success)) {
  const success = status === 200 ? 'CALL-SUCCESS-STATUS~1' : 'CALL-SUCCESS-TEXT~1';
  test(
    `the contact form confirms the answer ${status} "${text}" as a success and logs only its text: ${why}`,
    covers(success, 'FORM-LABEL-SENT~1', 'CALL-LOG-SUCCESS~1', 'CALL-LOG-PRIVATE~1'),
    async () => {
      mailService.behave({ status, text });
      const { lines } = await send();
      expect(button().textContent).toBe(buttonLabels.sent);
      expect(logged.success).toEqual(['text']);
      expect(lines).toEqual([{ method: 'log', text }]);
    },
  );
}

for (const { what, behavior, logs } of failures) {
  test(
    `the contact form treats ${what} as a failure: it logs no values and shows no change`,
    covers('CALL-FAILURE~1', 'FORM-SILENT-FAILURE~1', 'CALL-LOG-FAILURE~1', 'CALL-LOG-PRIVATE~1'),
    async () => {
      mailService.behave(behavior);
      const boxes = browserBoxes.map((box) => vi.spyOn(window, box).mockReturnValue());
      const { before, after, lines } = await send();
      expect(after).toEqual(before);
      expect(boxes.flatMap(({ mock }) => mock.calls)).toEqual([]);
      expect(button().textContent).toBe(buttonLabels.idle);
      expect(logged.failure).toEqual(['status', 'text']);
      expect(lines.map(({ method }) => method)).toEqual(['error']);
      for (const part of logs) expect(lines[0]?.text).toContain(part);
    },
  );
}

test('the contact form sends the next message after a failure', covers('FORM-SILENT-FAILURE~1'), async () => {
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
