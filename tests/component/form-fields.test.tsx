import { screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { nameExample } from '../../spec/extensions/form';
import { buttonLabels, fields } from '../../spec/validation';
import { covers, subject } from '../support/covers';
import { button, control, showForm, user } from '../support/render-form';
import { resize, screenSizes } from '../support/site';
import { plain } from '../support/text';

const form = () => screen.getByRole<HTMLFormElement>('form');

test(
  'the contact form has exactly five required fields with visible labels, and a button that reads "Submit"',
  covers('FORM-FIELDS', 'FORM-LABEL-IDLE', 'FORM-REQUIRED-ATTRIBUTE'),
  () => {
    showForm();
    const controls = form().querySelectorAll<HTMLInputElement>('input, textarea, select');
    const found = [...controls].map(({ localName, name, required, autocomplete, labels }) => {
      const [label] = labels ?? [];
      expect(label, name).toBeVisible();
      return { control: localName, name, required, autocomplete, label: label?.textContent };
    });
    expect(found).toEqual(fields.map(({ rules: _, ...field }) => ({ ...field, required: true })));
    expect([...new FormData(form()).keys()]).toEqual(fields.map(({ name }) => name));
    expect(button().textContent).toBe(buttonLabels.idle);
    expect(button().form).toBe(form());
  },
);

test(
  'typing in a field, and leaving it invalid or empty, shows no message',
  covers('FORM-CHECK-ON-SUBMIT'),
  async () => {
    const { newLines } = showForm();
    for (const { name } of fields) {
      for (const keys of ['x1 @{Backspace}', '{Control>}a{/Control}{Delete}']) {
        await user.type(control(name), keys);
        await user.tab();
        expect(newLines(), name).toEqual([]);
        expect(control(name)).not.toHaveAttribute('aria-invalid', 'true');
      }
    }
  },
);

test('the name field is described by a visible hint with an example', subject('form'), () => {
  showForm();
  const hint = document.getElementById(control('name').getAttribute('aria-describedby') ?? '');
  expect(hint).toBeVisible();
  expect(plain(hint?.textContent ?? '')).toContain(`For ${nameExample.name}, please type ${nameExample.typed}.`);
});

describe('on a right-to-left page', () => {
  /** How translators change the direction of a page. The last case keeps the direction of the form. */
  const cases = [
    { how: 'direction set by an attribute', root: { dir: 'rtl' }, text: 'rtl', side: 'right' },
    { how: 'direction set by a style', root: { style: 'direction: rtl' }, text: 'rtl', side: 'right' },
    { how: 'form kept from left to right', root: { dir: 'rtl' }, body: { dir: 'ltr' }, text: 'ltr', side: 'left' },
  ];
  test.each(cases)(
    'e-mail and phone are typed from left to right and align with the other fields: $how',
    subject('form'),
    ({ root, body = {}, text, side }) => {
      const changes = [...Object.entries(root).map((each) => [document.documentElement, ...each] as const)].concat(
        Object.entries(body).map((each) => [document.body, ...each] as const),
      );
      for (const [element, name, value] of changes) {
        element.setAttribute(name, value);
        onTestFinished(() => element.removeAttribute(name));
      }
      showForm();
      for (const { name } of fields) {
        const direction = name === 'email' || name === 'phone' ? 'ltr' : text;
        expect(getComputedStyle(control(name)), name).toMatchObject({ direction, textAlign: side });
      }
    },
  );
});

const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('There is no such element');
  return element.getBoundingClientRect();
};

/** The distance between a label and its control must be less than this, in px. */
const close = 8;

test.each(screenSizes)(
  'on a %s screen, each control is right below its label, and controls side by side line up',
  subject('form'),
  async (size) => {
    await resize(size);
    showForm();
    const boxes = fields.map(({ name }) => {
      const [label, box] = [boxOf(control(name).labels?.[0]), boxOf(control(name))];
      expect(box.top - label.bottom, name).toBeLessThan(close);
      expect(box.top, name).toBeGreaterThanOrEqual(label.bottom);
      return box;
    });
    const [name, email, phone, subject] = boxes.map(({ top }) => top);
    if (size === 'wide') expect([email, subject]).toEqual([name, phone]);
  },
);

test(
  'the note on what happens next is beside the form on a wide screen and below it on a small one',
  subject('form'),
  async () => {
    showForm();
    const next = screen.getByText(/our team reads it/);
    await resize('wide');
    expect(boxOf(next).left).toBeGreaterThan(boxOf(form()).right);
    expect(boxOf(next).top).toBeLessThan(boxOf(form()).bottom);
    await resize('small');
    expect(boxOf(next).top).toBeGreaterThan(boxOf(form()).bottom);
  },
);
