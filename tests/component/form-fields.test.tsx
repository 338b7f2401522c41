import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonLabels, fields } from '../../spec/contact-form';
import { nameExample } from '../../spec/extensions/contact-form';
import { button, control, showForm, user } from '../support/contact-form';
import { covers } from '../support/covers';
import { plain } from '../support/text';

const form = () => screen.getByRole<HTMLFormElement>('form');

test('the contact form has exactly five fields', covers('FORM-FIELDS~2'), () => {
  showForm();
  expect([...new FormData(form()).keys()]).toEqual(fields.map(({ name }) => name));
  expect(form().querySelectorAll('input, textarea, select')).toHaveLength(fields.length);
});

for (const { name, label, control: kind, autocomplete } of fields) {
  test(`the ${name} field has the required attribute`, covers('FORM-REQUIRED-ATTRIBUTE~2'), () => {
    showForm();
    expect(control(name).required).toBe(true);
  });

  test(`the ${name} field has the visible label "${label}"`, covers('A11Y-FIELD-LABELS~1'), () => {
    showForm();
    expect(within(form()).getByText(label, { selector: 'label' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: label })).toBe(control(name));
    expect(control(name).name).toBe(name);
    expect(control(name).localName).toBe(kind);
  });

  test(`the ${name} field has autocomplete="${autocomplete}"`, covers('A11Y-FIELD-LABELS~1'), () => {
    showForm();
    expect(control(name).autocomplete).toBe(autocomplete);
  });

  test(
    `the ${name} field shows no error message when the visitor leaves it invalid or empty`,
    covers('FORM-CHECK-ON-SUBMIT~1'),
    async () => {
      const { newLines } = showForm();
      await user.type(control(name), 'x1 @{Backspace}');
      await user.tab();
      expect(control(name)).not.toBe(document.activeElement);
      expect(newLines()).toEqual([]);
      await user.clear(control(name));
      await user.tab();
      expect(newLines()).toEqual([]);
      expect(control(name).getAttribute('aria-invalid')).not.toBe('true');
    },
  );
}

test('the name field is described by a visible hint with an example', covers('FORM-NAME-HINT~2'), () => {
  showForm();
  const hint = document.getElementById(control('name').getAttribute('aria-describedby') ?? '');
  expect(hint).toBeVisible();
  expect(plain(hint?.textContent ?? '')).toContain(`For ${nameExample.name}, please type ${nameExample.typed}.`);
});

test('the submit button reads "Submit" at first', covers('FORM-LABEL-IDLE~2'), () => {
  showForm();
  expect(button().textContent).toBe(buttonLabels.idle);
  expect(button().form).toBe(form());
});
