import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { type FieldName, fields } from '../../spec/validation';
import { goodMessage } from '../support/messages';
import { control, showForm, submit, user, write } from '../support/render-form';

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

const prose = { inputmode: null, autocapitalize: null, autocorrect: null };
const code = { autocapitalize: 'none', autocorrect: 'off' };
const attributes: Record<FieldName, object> = {
  name: { inputmode: null, autocapitalize: 'words', autocorrect: 'off' },
  email: { ...code, inputmode: 'email' },
  phone: { ...code, inputmode: 'tel' },
  subject: prose,
  message: prose,
};

test('each field has the keyboard and the corrections of what it holds', { tags: 'form' }, () => {
  showForm();
  for (const { name } of fields) {
    const names = Object.keys(prose);
    const found = names.map((attribute) => [attribute, control(name).getAttribute(attribute)]);
    expect(Object.fromEntries(found), name).toEqual(attributes[name]);
  }
});

test('Arabic reads from right to left where people write, but not in e-mail and phone', { tags: 'form' }, async () => {
  showForm();
  for (const { name } of fields) {
    await user.type(control(name), 'سؤال (عاجل)!');
    const direction = name === 'email' || name === 'phone' ? 'ltr' : 'rtl';
    expect(getComputedStyle(control(name)).direction, name).toBe(direction);
  }
});

test('before the first attempt, no field looks or sounds invalid', { tags: ['form', 'a11y'] }, async () => {
  showForm();
  const looks = () => fields.map(({ name }) => getComputedStyle(control(name)).borderColor);
  const before = looks();
  for (const { name } of fields) expect(control(name)).toHaveAttribute('aria-invalid', 'false');
  await submit();
  expect(looks().filter((look, index) => look === before[index])).toEqual([]);
  for (const { name } of fields) await write(name, goodMessage[name]);
  await user.tab();
  expect(looks()).toEqual(before);
});

test('typing in a field, and leaving it invalid or empty, shows nothing', {
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

test('the hint of a field is visible only while the field has the focus or an error', { tags: 'form' }, async () => {
  showForm();
  const hint = screen.getByText(/^Letters and spaces only/);
  expect(hint).not.toBeVisible();
  await user.click(control('name'));
  expect(hint).toBeVisible();
  await submit();
  expect(control('name')).toHaveFocus();
  await user.click(control('subject'));
  expect(hint).toBeVisible();
});

/** Translators change the direction of a page. In the second case, the form keeps its direction. */
test.each([
  ['of the page', { html: 'rtl' }, 'right'],
  ['of the page, but not of the form', { html: 'rtl', body: 'ltr' }, 'left'],
])(
  'when a translator changes the direction %s, e-mail and phone read from left to right and line up',
  {
    tags: 'form',
  },
  (_what, directions, textAlign) => {
    for (const [selector, direction] of Object.entries(directions)) {
      const element = document.querySelector(selector);
      element?.setAttribute('dir', direction);
      onTestFinished(() => element?.removeAttribute('dir'));
    }
    showForm();
    for (const name of ['email', 'phone'] as const)
      expect(getComputedStyle(control(name)), name).toMatchObject({ direction: 'ltr', textAlign });
  },
);
