import { init, sendForm } from '@emailjs/browser';
import { expect, test, vi } from 'vitest';
import { answers, type HelperError, helperErrors, logged } from '../../spec/email';
import { buttonLabels } from '../../spec/validation';
import { postForm } from '../../src/contact/service';
import { button, entered, fillIn, settle, showForm, submit } from '../support/contact-form';
import { covers } from '../support/covers';
import { failures, mailService } from '../support/mail-service';
import { emptyMessage } from '../support/messages';
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

/** Sends a message; returns what was logged. With `silently`, fails if the answer changes anything on the page. */
async function send(post: typeof postForm, { silently = false } = {}) {
  const boxes = browserBoxes.map((box) => vi.spyOn(window, box).mockReturnValue());
  const releaseAnswers = mailService.holdAnswers();
  const form = showForm(post);
  await fillIn(privateMessage);
  await submit();
  const before = page();
  expect(before.entered).toEqual(emptyMessage);
  releaseAnswers();
  await settle(form.sender);
  if (silently) expect(page()).toEqual(before);
  expect(boxes.flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(form.post).toHaveBeenCalledOnce();
  return takePrivateConsole();
}

for (const { status, text, why } of answers.filter(({ success }) => success)) {
  test(
    `the contact form confirms the answer ${status} "${text}" and logs only its text: ${why}`,
    covers(
      status === 200 ? 'CALL-SUCCESS-STATUS' : 'CALL-SUCCESS-TEXT',
      'FORM-RESET-AT-START',
      'FORM-LABEL-SENT',
      'CALL-LOG-SUCCESS',
      'CALL-LOG-PRIVATE',
    ),
    async () => {
      mailService.behave({ status, text });
      expect(logged.success).toEqual(['text']);
      expect(await send(postForm)).toEqual([{ method: 'log', text }]);
      expect(button().textContent).toBe(buttonLabels.sent);
    },
  );
}

for (const { what, behavior, logs } of failures) {
  test(
    `after ${what}, the contact form logs no values and shows no change`,
    covers('CALL-FAILURE', 'FORM-SILENT-FAILURE', 'CALL-LOG-FAILURE', 'CALL-LOG-PRIVATE'),
    async () => {
      mailService.behave(behavior);
      expect(logged.failure).toEqual(['status', 'text']);
      const lines = await send(postForm, { silently: true });
      expect(lines.map(({ method }) => method)).toEqual(['error']);
      for (const part of logs) expect(lines[0]?.text).toContain(part);
      expect(button().textContent).toBe(buttonLabels.idle);
    },
  );
}

/** Calls of the real SDK that throw, by cause. */
const throwingPosts: Record<HelperError['cause'], typeof postForm> = {
  'no user ID': (form) => {
    init('');
    return sendForm('service_test', 'template_test', form, '');
  },
  'no service ID': (form) => sendForm('', 'template_test', form, 'user_test'),
  'no template ID': (form) => sendForm('service_test', '', form, 'user_test'),
  'no form': () => sendForm('service_test', 'template_test', '#nowhere', 'user_test'),
};

for (const { cause, contains } of helperErrors) {
  test(
    `where the SDK throws (${cause}), the contact form logs the error and shows no change`,
    covers('CALL-REFUSAL-IS-FAILURE', 'CALL-LOG-PRIVATE', 'FORM-SILENT-FAILURE'),
    async () => {
      const lines = await send(throwingPosts[cause], { silently: true });
      expect(lines.map(({ method }) => method)).toEqual(['error']);
      expect(lines[0]?.text).toContain(contains);
      expect(button().textContent).toBe(buttonLabels.idle);
      expect(mailService.calls()).toEqual([]);
    },
  );
}
