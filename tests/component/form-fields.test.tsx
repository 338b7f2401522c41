import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonLabels, type FieldName, fields } from '../../spec/contact-form';
import { formNotes } from '../../spec/language';
import { site } from '../../src/site';
import { takeConsole } from '../support/console';
import { button, control, fillIn, settle, showForm, submit, user } from '../support/contact-form';
import { covers } from '../support/covers';

const theForm = () => screen.getByRole<HTMLFormElement>('form');

test('the form has exactly the five fields of a message', covers('FORM-FIELDS~1'), () => {
  showForm();
  const asked = [...new FormData(theForm()).keys()];
  expect(asked).toEqual(fields.map(({ name }) => name));
  expect(theForm().querySelectorAll('input, textarea, select')).toHaveLength(fields.length);
});

for (const { name, label, control: kind, autocomplete } of fields) {
  test(`the field for the ${name} has the required attribute`, covers('FORM-REQUIRED-ATTRIBUTE~1'), () => {
    showForm();
    expect(control(name).required).toBe(true);
  });

  test(`the field for the ${name} is labeled "${label}", visibly`, covers('A11Y-FIELD-LABELS~1'), () => {
    showForm();
    const shown = within(theForm()).getByText(label, { selector: 'label' });
    expect(shown.checkVisibility()).toBe(true);
    expect(screen.getByRole('textbox', { name: label })).toBe(control(name));
    expect(control(name).name).toBe(name);
    expect(control(name).localName).toBe(kind);
  });

  test(`the field for the ${name} has autocomplete="${autocomplete}"`, covers('A11Y-FIELD-LABELS~1'), () => {
    showForm();
    expect(control(name).autocomplete).toBe(autocomplete);
  });

  test(
    `typing an invalid ${name} and leaving the field shows no message`,
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

test('before a send the button reads "Submit"', covers('FORM-LABEL-IDLE~1'), () => {
  showForm();
  expect(button().textContent).toBe(buttonLabels.idle);
  expect(button().form).toBe(theForm());
});

/** The states in which the form shows its notes. */
const moments: Record<string, () => Promise<void>> = {
  'at first': async () => {
    showForm();
  },
  'when a submit was refused': async () => {
    showForm();
    await submit();
  },
  'when a message was sent': async () => {
    const { sender } = showForm();
    fillIn();
    await submit();
    await settle(sender);
    takeConsole();
  },
};
const lastField: FieldName = 'message';
for (const [moment, arrive] of Object.entries(moments)) {
  for (const note of formNotes) {
    test(`${moment} the form shows this note near the button: ${note}`, covers('FORM-NOTES~1'), async () => {
      await arrive();
      const text = note.replace('{phone}', site.phone.display);
      const shown = within(theForm()).getByText(
        (_, element) => element?.localName === 'p' && element.textContent === text,
      );
      expect(shown.checkVisibility()).toBe(true);
      expect(control(lastField).compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(button().getBoundingClientRect().top - shown.getBoundingClientRect().bottom).toBeLessThan(150);
    });
  }
}
