import { act, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createAnnouncingSender, type FormSender } from '../../src/contact/announcing-sender';
import { ContactForm } from '../../src/contact/ContactForm';
import { takeConsole } from './console';
import { fillIn, settle, submitAtOnce } from './contact-form';
import { controlledPost } from './controlled-post';
import type { Values } from './messages';

/** What the form says once a send has failed; null while it says nothing. */
export const note = () => screen.queryByText(/did not get through/);

/** Puts the contact form of a clinic that has failures announced on the page; each request is settled by hand. */
export function showAnnouncedForm() {
  const { post, request } = controlledPost();
  const sender = createAnnouncingSender(post);
  const page = render(<ContactForm sender={sender} />);
  return { sender, post, request, page };
}

type Shown = Pick<ReturnType<typeof showAnnouncedForm>, 'sender' | 'post' | 'request'>;

/** Sends a message, which stays under way. */
export function send(values: Partial<Values> = {}): void {
  fillIn(values);
  submitAtOnce();
}

/** Ends the latest send in one of the two ways, and takes the one line that is logged of it. */
export async function end({ sender, post, request }: Shown, how: 'succeeds' | 'fails'): Promise<void> {
  const latest = request(post.mock.calls.length - 1);
  if (how === 'succeeds') latest.answer({ status: 200, text: 'OK' });
  else latest.fail({ status: 500, text: 'The service is down' });
  await settle(sender);
  takeConsole();
}

/** Goes to another page that has the form too. */
export function moveOn({ page, sender }: ReturnType<typeof showAnnouncedForm>): void {
  page.unmount();
  render(<ContactForm sender={sender} />);
}

/** Shows the form with this way of sending, sends a message and lets the time limit pass. */
export async function sendAndWait(post: Parameters<typeof createAnnouncingSender>[0], ms: number): Promise<FormSender> {
  const sender = createAnnouncingSender(post);
  render(<ContactForm sender={sender} />);
  fillIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submitAtOnce();
  await act(() => vi.advanceTimersByTimeAsync(ms));
  vi.useRealTimers();
  return sender;
}
