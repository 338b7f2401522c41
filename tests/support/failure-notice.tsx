import { act, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ContactForm } from '../../src/contact/ContactForm';
import { createSender, type Sender } from '../../src/contact/sender';
import { takeConsole } from './console';
import { fillIn, settle, submitAtOnce } from './contact-form';
import { controlledPost } from './controlled-post';
import type { Values } from './messages';

/** The form's notice that a send has failed; null while there is none. */
export const notice = () => screen.queryByText(/did not get through/);

/** A sender as in a site with `options.announceSendFailure` on. */
const senderWithNotice = (post: Parameters<typeof createSender>[0]) => createSender(post, { keepFailed: true });

/** Renders the contact form with the failure notice switched on; each request is settled by the test. */
export function showFormWithNotice() {
  const { post, request } = controlledPost();
  const sender = senderWithNotice(post);
  const page = render(<ContactForm sender={sender} />);
  return { sender, post, request, page };
}

type Shown = Pick<ReturnType<typeof showFormWithNotice>, 'sender' | 'post' | 'request'>;

/** Starts a send, which stays in flight. */
export function send(values: Partial<Values> = {}): void {
  fillIn(values);
  submitAtOnce();
}

/** Settles the latest send, and takes the one line that is logged of it. */
export async function end({ sender, post, request }: Shown, how: 'succeeds' | 'fails'): Promise<void> {
  const latest = request(post.mock.calls.length - 1);
  if (how === 'succeeds') latest.answer({ status: 200, text: 'OK' });
  else latest.fail({ status: 500, text: 'The service is down' });
  await settle(sender);
  takeConsole();
}

/** Navigates to another page that has the form. */
export function moveOn({ page, sender }: ReturnType<typeof showFormWithNotice>): void {
  page.unmount();
  render(<ContactForm sender={sender} />);
}

/** Renders the form with this `post`, sends a message and lets so many ms pass. */
export async function sendAndWait(post: Parameters<typeof createSender>[0], ms: number): Promise<Sender> {
  const sender = senderWithNotice(post);
  render(<ContactForm sender={sender} />);
  fillIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submitAtOnce();
  await act(() => vi.advanceTimersByTimeAsync(ms));
  vi.useRealTimers();
  return sender;
}
