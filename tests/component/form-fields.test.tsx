import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonLabels, fields } from '../../spec/contact-form';
import { nameExample } from '../../spec/extensions/contact-form';
import { button, control, showForm, user } from '../support/contact-form';
import { covers } from '../support/covers';
import { plain } from '../support/text';

const form = () => screen.getByRole<HTMLFormElement>('form');

test(
  'the contact form has exactly five fields, and a button that reads "Submit"',
  covers('FORM-FIELDS~2', 'FORM-LABEL-IDLE~2'),
  () => {
    showForm();
    expect([...new FormData(form()).keys()]).toEqual(fields.map(({ name }) => name));
    expect(form().querySelectorAll('input, textarea, select')).toHaveLength(fields.length);
    expect(button().textContent).toBe(buttonLabels.idle);
    expect(button().form).toBe(form());
  },
);

for (const { name, label, control: kind, autocomplete } of fields) {
  test(
    `the ${name} field is required, and has the visible label "${label}" and autocomplete="${autocomplete}"`,
    covers('FORM-REQUIRED-ATTRIBUTE~2', 'A11Y-FIELD-LABELS~1'),
    () => {
      showForm();
      expect(within(form()).getByText(label, { selector: 'label' })).toBeVisible();
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: label });
      expect(field).toBeVisible();
      const { localName, required } = field;
      const found = { localName, name: field.name, required, autocomplete: field.autocomplete };
      expect(found).toEqual({ localName: kind, name, required: true, autocomplete });
    },
  );
}

test(
  'no error message shows where the visitor leaves a field invalid or empty',
  covers('FORM-CHECK-ON-SUBMIT~1'),
  async () => {
    const { newLines } = showForm();
    for (const { name } of fields) {
      await user.type(control(name), 'x1 @{Backspace}');
      await user.tab();
      expect({ name, lines: newLines() }).toEqual({ name, lines: [] });
      await user.clear(control(name));
      await user.tab();
      expect({ name, lines: newLines() }).toEqual({ name, lines: [] });
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
