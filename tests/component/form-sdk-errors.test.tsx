import { init, sendForm } from '@emailjs/browser';
import { expect, test } from 'vitest';
import { buttonLabels } from '../../spec/contact-form';
import { helperErrors } from '../../spec/email-call';
import type { postForm } from '../../src/contact/service';
import { button, entered, fillIn, settle, showForm, submit } from '../support/contact-form';
import { covers } from '../support/covers';
import { mailService } from '../support/mail-service';
import { emptyMessage } from '../support/messages';
import { privateMessage, takePrivateConsole } from '../support/private-message';

/** Calls of the real SDK that throw, by cause. */
const throwingPosts: Record<(typeof helperErrors)[number]['cause'], typeof postForm> = {
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
    `the contact form logs an error that the SDK throws (${cause}) and shows no change`,
    covers('CALL-REFUSAL-IS-FAILURE~1', 'CALL-LOG-PRIVATE~1', 'FORM-SILENT-FAILURE~1'),
    async () => {
      const { sender, newLines } = showForm(throwingPosts[cause]);
      fillIn(privateMessage);
      await submit();
      await settle(sender);
      const lines = takePrivateConsole();
      expect(lines.map(({ method }) => method)).toEqual(['error']);
      expect(lines[0]?.text).toContain(contains);
      expect(newLines()).toEqual([]);
      expect(button().textContent).toBe(buttonLabels.idle);
      expect(entered()).toEqual(emptyMessage);
      expect(mailService.calls()).toEqual([]);
    },
  );
}
