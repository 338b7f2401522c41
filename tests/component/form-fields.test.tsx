import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { nameExample } from '../../spec/extensions/contact-form';
import { buttonLabels, fields } from '../../spec/validation';
import { button, control, showForm, user } from '../support/contact-form';
import { covers } from '../support/covers';
import { plain } from '../support/text';

const form = () => screen.getByRole<HTMLFormElement>('form');

test(
  'the contact form has exactly five fields, each required and with its visible label, and a button that reads "Submit"',
  covers('FORM-FIELDS', 'FORM-LABEL-IDLE', 'FORM-REQUIRED-ATTRIBUTE', 'A11Y-FIELD-LABELS'),
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

/** How translators make a page read from right to left. */
const directions = { 'an attribute': ['dir', 'rtl'], 'a style': ['style', 'direction: rtl'] } as const;

for (const [what, [attribute, value]] of Object.entries(directions)) {
  test(
    `in a page that ${what} makes read from right to left, addresses and numbers are typed from left to right and begin at the right`,
    covers('FORM-LEFT-TO-RIGHT'),
    () => {
      document.documentElement.setAttribute(attribute, value);
      onTestFinished(() => document.documentElement.removeAttribute(attribute));
      showForm();
      const found = fields.map(({ name }) => {
        const { direction, textAlign } = getComputedStyle(control(name));
        return { name, direction, textAlign };
      });
      expect(found).toEqual(
        fields.map(({ name }) => {
          const isOurs = name === 'email' || name === 'phone';
          return { name, direction: isOurs ? 'ltr' : 'rtl', textAlign: 'right' };
        }),
      );
    },
  );
}

test(
  'in a part that was not translated, addresses and numbers begin at the left of a page from right to left',
  covers('FORM-LEFT-TO-RIGHT'),
  () => {
    document.documentElement.dir = 'rtl';
    document.body.dir = 'ltr';
    onTestFinished(() => {
      for (const element of [document.documentElement, document.body]) element.removeAttribute('dir');
    });
    showForm();
    for (const { name } of fields) expect(getComputedStyle(control(name)).textAlign, name).toBe('left');
  },
);

test(
  'no error message shows where the visitor leaves a field invalid or empty',
  covers('FORM-CHECK-ON-SUBMIT'),
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

test('the name field is described by a visible hint with an example', covers('FORM-NAME-HINT'), () => {
  showForm();
  const hint = document.getElementById(control('name').getAttribute('aria-describedby') ?? '');
  expect(hint).toBeVisible();
  expect(plain(hint?.textContent ?? '')).toContain(`For ${nameExample.name}, please type ${nameExample.typed}.`);
});
