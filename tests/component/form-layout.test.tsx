import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fields } from '../../spec/validation';
import { control, showForm } from '../support/contact-form';
import { covers } from '../support/covers';
import { resize, screenSizes } from '../support/screen-size';

const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('There is no such element');
  return element.getBoundingClientRect();
};

/** In px. */
const close = 8;

test.each(screenSizes)(
  'on a %s screen, each control stands right below its label, and controls beside each other at one height',
  covers('FORM-LABELS-CLOSE'),
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
  'what happens next stands beside the form on a wide screen, and below it on a small one',
  covers('FORM-WHAT-NEXT'),
  async () => {
    showForm();
    const next = screen.getByText(/our team reads it/);
    const form = screen.getByRole('form');
    await resize('wide');
    expect(boxOf(next).left).toBeGreaterThan(boxOf(form).right);
    expect(boxOf(next).top).toBeLessThan(boxOf(form).bottom);
    await resize('small');
    expect(boxOf(next).top).toBeGreaterThan(boxOf(form).bottom);
  },
);
