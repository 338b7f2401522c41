import { init, sendForm } from '@emailjs/browser';

const env = import.meta.env;

/** The e-mail service's address and identifiers, fixed when the site is built (specification sections 3 and 7). */
export const service = {
  /** Without a trailing slash, so that "/" (this site's own origin) becomes an address without a host. */
  origin: (env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com').replace(/\/$/, ''),
  path: '/api/v1.0/email/send-form',
  serviceId: env.VITE_EMAILJS_SERVICE_ID ?? '',
  templateId: env.VITE_EMAILJS_TEMPLATE_ID ?? '',
  userId: env.VITE_EMAILJS_USER_ID ?? '',
} as const;

/** What the service said, or what the SDK threw in its place. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Hands a form to the SDK, which posts it as multipart with its own four fields added (specification section 7).
 * @returns the service's answer when it counts as success: status 200, or the text OK
 * @throws (rejects with) the answer when it does not; throws a plain string at once when an identifier is missing or
 *   `form` is no form
 */
export function postForm(form: HTMLFormElement): Promise<Answer> {
  init(service.userId, service.origin);
  return sendForm(service.serviceId, service.templateId, form, service.userId);
}
