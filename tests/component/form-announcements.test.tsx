import { expect, test } from 'vitest';
import { durations } from '../../spec/constants';
import { buttonLabels, fields } from '../../spec/validation';
import { announcedDuring } from '../support/announcements';
import { takeConsole } from '../support/console-lines';
import {
  advance,
  button,
  control,
  fakeTimeouts,
  fillIn,
  settle,
  showForm,
  submit,
  submitMethods,
  user,
} from '../support/contact-form';
import { covers } from '../support/covers';

// form-answers.test.tsx holds that a failed send changes nothing on the page.
test(
  'the error messages are announced only where the focus stays, and again after each attempt',
  covers('A11Y-SPOKEN'),
  async () => {
    showForm();
    expect(await announcedDuring(submit), 'the focus moves to a field, which is read with its message').toEqual([]);
    const submitFromField = () => user.keyboard('{Enter}');
    const all = fields.map(({ rules }) => rules[0].message).join('. ');
    expect(document.activeElement).toBe(control('name'));
    expect(await announcedDuring(submitFromField)).toEqual([all]);
    expect(await announcedDuring(submitFromField), 'the same again').toEqual([all]);
  },
);

for (const [method, submitWith] of Object.entries(submitMethods)) {
  test(
    `after ${method}, "Message Sent" is announced once, the focus stays, and "Submit" comes back in silence`,
    covers('A11Y-SENT-ANNOUNCED', 'A11Y-SPOKEN'),
    async () => {
      const { sender } = showForm();
      await fillIn();
      fakeTimeouts();
      let focused: Element | null = null;
      const heard = await announcedDuring(async () => {
        await submitWith();
        focused = document.activeElement;
        await settle(sender);
      });
      expect(heard).toEqual([buttonLabels.sent]);
      expect(document.activeElement).toBe(focused);
      expect(focused).not.toBe(document.body);
      expect(await announcedDuring(() => advance(durations.sentLabelMs))).toEqual([]);
      expect(button()).toHaveTextContent(buttonLabels.idle);
      takeConsole();
    },
  );
}
