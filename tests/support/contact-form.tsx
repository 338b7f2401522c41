import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { type FieldName, fields } from '../../spec/contact-form';
import { ContactForm } from '../../src/contact/ContactForm';
import { createSender, type Sender } from '../../src/contact/sender';
import { postForm } from '../../src/contact/service';
import { goodMessage, type Values } from './messages';
import { settled } from './settled';

const user = userEvent.setup({ delay: null });

/** The lines of text that a visitor sees. */
// Not textContent: only what CSS lets through is seen, each block on its own line
const linesShown = () => document.body.innerText.split('\n').filter((line) => line.trim() !== '');

/**
 * Renders the contact form with a sender of its own.
 * @param send the sender's `post`; the product's own unless the test needs another
 * @returns the sender, a spy on its `post`, and the lines of text that were not there at first
 */
export function showForm(send: typeof postForm = postForm) {
  const post = vi.fn(send);
  const sender = createSender(post);
  render(<ContactForm sender={sender} />);
  const first = linesShown();
  return { sender, post, newLines: () => linesShown().filter((line) => !first.includes(line)) };
}

/** The control of a field, found as a visitor finds it: by its label. */
export function control(name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  const label = fields.find((field) => field.name === name)?.label ?? '';
  return screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
}

/** The button, whatever it reads. */
export const button = () => screen.getByRole<HTMLButtonElement>('button');

/** The values of the five controls. */
export function entered(): Values {
  return {
    name: control('name').value,
    email: control('email').value,
    phone: control('phone').value,
    subject: control('subject').value,
    message: control('message').value,
  };
}

/** Replaces the value of a field by pasting, as a visitor does. */
export async function paste(name: FieldName, value: string): Promise<void> {
  await user.clear(control(name));
  if (value !== '') await user.paste(value);
}

/** Fills in the form with a valid message, except for the values given here. */
export function fillIn(values: Partial<Values> = {}): void {
  const message = { ...goodMessage, ...values };
  for (const { name } of fields) fireEvent.change(control(name), { target: { value: message[name] } });
}

/** Clicks the button, as a visitor does. */
export const submit = () => user.click(button());

/** Waits until the send in flight has settled and the page shows it. */
export const settle = (sender: Sender) => act(() => settled(sender));

/** Clicks the button synchronously: for tests with fake timers. */
export const submitAtOnce = () => fireEvent.click(button());

export { user };
