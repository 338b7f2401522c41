import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonLabels, fields } from '../../spec/contact-form';
import { takeConsole } from '../support/console';
import { button, control, fillIn, paste, settle, showForm, submit, user } from '../support/contact-form';
import { covers } from '../support/covers';
import { goodMessage } from '../support/messages';

const markedInvalid = () =>
  fields.map(({ name }) => name).filter((name) => control(name).getAttribute('aria-invalid') === 'true');

for (const { name, label, rules } of fields) {
  for (const { rule, message } of rules) {
    test(
      `"${message}" describes the field for the ${name}, which is marked invalid`,
      covers('A11Y-ERRORS-BOUND~1'),
      async () => {
        showForm();
        fillIn({ [name]: rule === 'required' ? '' : 'x1 @' });
        await submit();
        expect(markedInvalid()).toEqual([name]);
        const description = (text: string) => text.includes(message);
        expect(screen.getByRole('textbox', { name: label, description })).toBe(control(name));
      },
    );
  }

  test(
    `a corrected ${name} is no longer marked invalid nor described by a message`,
    covers('A11Y-ERRORS-BOUND~1'),
    async () => {
      showForm();
      await submit();
      await paste(name, goodMessage[name]);
      await submit();
      expect(markedInvalid()).toEqual(fields.map((field) => field.name).filter((other) => other !== name));
      const description = (text: string) => rules.some(({ message }) => text.includes(message));
      expect(screen.queryByRole('textbox', { name: label, description })).toBeNull();
    },
  );

  test(
    `focus goes to the ${name} when it is the first field that is wrong`,
    covers('A11Y-FIRST-ERROR-FOCUS~1'),
    async () => {
      showForm();
      const position = fields.findIndex((field) => field.name === name);
      const wrong = fields.slice(position).map((field) => [field.name, '']);
      fillIn(Object.fromEntries(wrong));
      await submit();
      expect(document.activeElement).toBe(control(name));
    },
  );
}

test(
  'focus goes to a field with a wrong value before a field without one',
  covers('A11Y-FIRST-ERROR-FOCUS~1'),
  async () => {
    showForm();
    fillIn({ email: 'ana@', message: '' });
    await submit();
    expect(document.activeElement).toBe(control('email'));
  },
);

const waysToSend = {
  'with the button': submit,
  'with the Enter key in a field': async () => {
    await user.click(control('subject'));
    await user.keyboard('{Enter}');
  },
};
for (const [how, send] of Object.entries(waysToSend)) {
  test(`a message sent ${how} is confirmed aloud while focus stays`, covers('A11Y-SENT-ANNOUNCED~1'), async () => {
    const { sender } = showForm();
    // Assistive technology speaks of changes inside a region that was there before.
    const region = button().closest('[aria-live="polite"], [role="status"]');
    fillIn();
    await send();
    const focused = document.activeElement;
    await settle(sender);
    expect(region?.isConnected).toBe(true);
    expect(region?.textContent).toBe(buttonLabels.sent);
    expect(document.activeElement).toBe(focused);
    expect(focused).not.toBe(document.body);
    takeConsole();
  });
}
