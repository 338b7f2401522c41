import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { buttonLabels, fields } from '../../spec/validation';
import { button, control, showForm, user } from '../support/render-form';

const form = () => screen.getByRole<HTMLFormElement>('form');

test('the contact form has exactly five required fields with visible labels', {
  tags: ['FORM-FIELDS', 'FORM-REQUIRED-ATTRIBUTE'],
}, () => {
  showForm();
  const controls = form().querySelectorAll<HTMLInputElement>('input, textarea, select');
  const found = [...controls].map(({ localName, name, required, autocomplete, labels }) => {
    const [label] = labels ?? [];
    expect(label, name).toBeVisible();
    return { control: localName, name, required, autocomplete, label: label?.textContent };
  });
  expect(found).toEqual(fields.map(({ rules: _, ...field }) => ({ ...field, required: true })));
  expect([...new FormData(form()).keys()]).toEqual(fields.map(({ name }) => name));
});

test('the button of the form reads "Submit"', { tags: 'FORM-LABEL-IDLE' }, () => {
  showForm();
  expect(button().textContent).toBe(buttonLabels.idle);
  expect(button().form).toBe(form());
});

test('phones show the keys for an address or a number, and change no letter', { tags: 'form' }, () => {
  showForm();
  const found = fields.map(({ name }) => [control(name).inputMode, control(name).autocapitalize]);
  expect(found).toEqual([
    ['', ''],
    ['email', 'none'],
    ['tel', 'none'],
    ['', ''],
    ['', ''],
  ]);
});

test('typing in a field, and leaving it invalid or empty, shows no message', {
  tags: 'FORM-CHECK-ON-SUBMIT',
}, async () => {
  const { newLines } = showForm();
  for (const { name } of fields) {
    for (const keys of ['x1 @{Backspace}', '{Control>}a{/Control}{Delete}']) {
      await user.type(control(name), keys);
      await user.tab();
      expect(newLines(), name).toEqual([]);
      expect(control(name)).not.toHaveAttribute('aria-invalid', 'true');
    }
  }
});

/** How translators change the direction of a page. In the last case, the form keeps its direction. */
test.each([
  ['by an attribute', [['html', 'dir', 'rtl']], 'rtl', 'right'],
  ['by a style', [['html', 'style', 'direction: rtl']], 'rtl', 'right'],
  [
    'but not that of the form',
    [
      ['html', 'dir', 'rtl'],
      ['body', 'dir', 'ltr'],
    ],
    'ltr',
    'left',
  ],
])(
  'when a translator changes the direction of the page %s, e-mail and phone read from left to right and line up',
  { tags: 'form' },
  (_how, changes, text, textAlign) => {
    for (const [selector = '', name = '', value = ''] of changes) {
      const element = document.querySelector(selector);
      element?.setAttribute(name, value);
      onTestFinished(() => element?.removeAttribute(name));
    }
    showForm();
    for (const { name } of fields) {
      const direction = name === 'email' || name === 'phone' ? 'ltr' : text;
      expect(getComputedStyle(control(name)), name).toMatchObject({ direction, textAlign });
    }
  },
);
