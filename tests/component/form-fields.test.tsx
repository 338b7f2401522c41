import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { buttonLabels, fields } from '../../spec/contact-form';
import { nameExample } from '../../spec/extensions/contact-form';
import { button, control, showForm, user } from '../support/contact-form';
import { covers } from '../support/covers';
import { plain } from '../support/text';

const form = () => screen.getByRole<HTMLFormElement>('form');

test(
  'the contact form has exactly five fields, each required and with its visible label, and a button that reads "Submit"',
  covers('FORM-FIELDS~2', 'FORM-LABEL-IDLE~2', 'FORM-REQUIRED-ATTRIBUTE~2', 'A11Y-FIELD-LABELS~1'),
  () => {
    showForm();
    const controls = form().querySelectorAll<HTMLInputElement>('input, textarea, select');
    const found = [...controls].map(({ localName, name, required, autocomplete, labels }) => {
      const [label] = labels ?? [];
      expect(label).toBeVisible();
      return { control: localName, name, required, autocomplete, label: label?.textContent };
    });
    expect(found).toEqual(
      fields.map(({ control: kind, name, autocomplete, label }) => ({
        control: kind,
        name,
        required: true,
        autocomplete,
        label,
      })),
    );
    expect([...new FormData(form()).keys()]).toEqual(fields.map(({ name }) => name));
    expect(button().textContent).toBe(buttonLabels.idle);
    expect(button().form).toBe(form());
  },
);

test(
  'in a page that reads from right to left, addresses and numbers are typed from left to right, beginning at the right',
  covers('FORM-LEFT-TO-RIGHT~1'),
  async () => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    showForm();
    for (const name of ['email', 'phone'] as const) {
      const { direction, textAlign } = getComputedStyle(control(name));
      expect({ name, direction, textAlign }).toEqual({ name, direction: 'ltr', textAlign: 'end' });
    }
    expect(getComputedStyle(control('name')).direction).toBe('rtl');
  },
);

test(
  'no error message shows where the visitor leaves a field invalid or empty',
  covers('FORM-CHECK-ON-SUBMIT~1'),
  async () => {
    const { newLines } = showForm();
    for (const { name } of fields) {
      await user.type(control(name), 'x1 @{Backspace}');
      await user.tab();
      expect(newLines(), name).toEqual([]);
    }
    for (const { name } of fields) {
      await user.clear(control(name));
      await user.tab();
      expect(newLines(), name).toEqual([]);
      expect(control(name)).not.toHaveAttribute('aria-invalid', 'true');
    }
  },
);

test('the name field is described by a visible hint with an example', covers('FORM-NAME-HINT~2'), () => {
  showForm();
  const hint = document.getElementById(control('name').getAttribute('aria-describedby') ?? '');
  expect(hint).toBeVisible();
  expect(plain(hint?.textContent ?? '')).toContain(`For ${nameExample.name}, please type ${nameExample.typed}.`);
});
