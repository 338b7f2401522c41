import { screen } from '@testing-library/react';
import { takeConsole } from './console-lines';
import { fillIn, settle, showForm, submitSync } from './contact-form';
import { controlledPost } from './controlled-post';
import type { Values } from './messages';

/** The form's notice that a send has failed; null while there is none. */
export const notice = () => screen.queryByText(/didn’t get through/);

/** Renders the form as with `options.announceSendFailure`; the test settles each request. */
export function showFormWithNotice() {
  const { post, request } = controlledPost();
  return { ...showForm(post, { keepFailed: true }), request };
}

type Shown = ReturnType<typeof showFormWithNotice>;

/** Starts a send, which stays in flight. */
export function send(values: Partial<Values> = {}): void {
  fillIn(values);
  submitSync();
}

const latestRequest = ({ post, request }: Shown) => request(post.mock.calls.length - 1);

/** Lets the latest send succeed; discards the line that it logs. */
export async function succeed(form: Shown): Promise<void> {
  latestRequest(form).answer({ status: 200, text: 'OK' });
  await settle(form.sender);
  takeConsole();
}

/** Lets the latest send fail; discards the line that it logs. */
export async function fail(form: Shown): Promise<void> {
  latestRequest(form).fail({ status: 500, text: 'The service is down' });
  await settle(form.sender);
  takeConsole();
}
