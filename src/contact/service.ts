import { type EmailJSResponseStatus, init, sendForm } from '@emailjs/browser';
import { emailService } from '../env';

/** The e-mail service's address and identifiers (specification sections 3 and 7). */
export const service = { ...emailService, path: '/api/v1.0/email/send-form' } as const;

/** The service's answer, or what the SDK threw instead. */
export type Answer = EmailJSResponseStatus;

/**
 * Posts a form through the SDK, which sends multipart data and adds four fields (specification section 7).
 * @returns the service's answer, if it reports success (status 200 or the text OK). Otherwise the promise rejects with it.
 * @throws a plain string, synchronously, if an identifier is missing or `form` is not a form
 */
export function postForm(form: HTMLFormElement): Promise<Answer> {
  init(service.userId, service.origin);
  return sendForm(service.serviceId, service.templateId, form, service.userId);
}
