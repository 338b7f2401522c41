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
 * Puts the contact form on the page, with a sender of its own.
 * @param send what the sender sends with; the product's own way unless the test needs another
 * @returns the sender, a spy on what it sends with, and the lines of text that were not there at first
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

/** What stands in the five controls. */
export function entered(): Values {
  return {
    name: control('name').value,
    email: control('email').value,
    phone: control('phone').value,
    subject: control('subject').value,
    message: control('message').value,
  };
}

/** Pastes a value, as a visitor does, into a field in place of what stood there. */
export async function paste(name: FieldName, value: string): Promise<void> {
  await user.clear(control(name));
  if (value !== '') await user.paste(value);
}

/** Fills the form in, all at once, with a message that passes every check, save for the values given here. */
export function fillIn(values: Partial<Values> = {}): void {
  const message = { ...goodMessage, ...values };
  for (const { name } of fields) fireEvent.change(control(name), { target: { value: message[name] } });
}

/** Presses the button, as a visitor does. */
export const submit = () => user.click(button());

/** Waits until the send under way has settled and the page shows it. */
export const settle = (sender: Sender) => act(() => settled(sender));

/** Presses the button without a moment in between: for tests that have stopped the clock. */
export const submitAtOnce = () => fireEvent.click(button());

export { user };
