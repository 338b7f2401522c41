import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonLabels, fields } from '../../spec/contact-form';
import { takeConsole } from '../support/console-lines';
import { control, fillIn, paste, settle, showForm, submit, submitMethods } from '../support/contact-form';
import { covers } from '../support/covers';
import { fieldRules, goodMessage } from '../support/messages';

const errorsBound = covers('A11Y-ERRORS-BOUND~1');
const firstErrorFocus = covers('A11Y-FIRST-ERROR-FOCUS~1');

const invalidFields = () =>
  fields.map(({ name }) => name).filter((name) => control(name).getAttribute('aria-invalid') === 'true');

for (const { name, label, message, invalid } of fieldRules) {
  test(`the ${name} field is marked invalid and described by "${message}"`, errorsBound, async () => {
    showForm();
    fillIn({ [name]: invalid });
    await submit();
    expect(invalidFields()).toEqual([name]);
    const description = (text: string) => text.includes(message);
    expect(screen.getByRole('textbox', { name: label, description })).toBe(control(name));
  });
}

for (const [position, { name, label, rules }] of fields.entries()) {
  test(
    `the ${name} field loses its invalid state and its error message when it is corrected`,
    errorsBound,
    async () => {
      showForm();
      await submit();
      await paste(name, goodMessage[name]);
      await submit();
      expect(invalidFields()).toEqual(fields.map((field) => field.name).filter((other) => other !== name));
      const description = (text: string) => rules.some(({ message }) => text.includes(message));
      expect(screen.queryByRole('textbox', { name: label, description })).toBeNull();
    },
  );

  test(`the contact form focuses the ${name} field when it is the first invalid field`, firstErrorFocus, async () => {
    showForm();
    fillIn(Object.fromEntries(fields.slice(position).map((field) => [field.name, ''])));
    await submit();
    expect(document.activeElement).toBe(control(name));
  });
}

test('the contact form focuses a field with an invalid value before a later empty field', firstErrorFocus, async () => {
  showForm();
  fillIn({ email: 'ana@', message: '' });
  await submit();
  expect(document.activeElement).toBe(control('email'));
});

for (const [method, submitWith] of Object.entries(submitMethods)) {
  test(
    `a live region announces a message sent with ${method}, and the focus stays`,
    covers('A11Y-SENT-ANNOUNCED~1'),
    async () => {
      const { sender } = showForm();
      // Assistive technology only announces changes in a region that existed before.
      const region = document.querySelector('form [aria-live="polite"]');
      fillIn();
      await submitWith();
      const focused = document.activeElement;
      await settle(sender);
      expect(region?.isConnected).toBe(true);
      expect(region?.textContent).toBe(buttonLabels.sent);
      expect(document.activeElement).toBe(focused);
      expect(focused).not.toBe(document.body);
      takeConsole();
    },
  );
}
