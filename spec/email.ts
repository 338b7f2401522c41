/*
 * The one outgoing call and the messages of the e-mail helper (specification, sections 3, 5, 7 and 8).
 * This file omits the IDs of the service, the template and the user, because each clinic has its own.
 */

export const method = 'POST';

export const path = '/api/v1.0/email/send-form';

/** The origin of the call unless the build sets another one. An extension: the specification does not name the service. */
export const defaultOrigin = 'https://api.emailjs.com';

export const encoding = 'multipart/form-data';

export const libVersion = '3.2.0';

/** The fields of the call, which has each of them once, and no others. */
// biome-ignore format: a list
export const payloadFields = [
  'lib_version', 'service_id', 'template_id', 'user_id', 'name', 'email', 'phone', 'subject', 'message',
] as const satisfies readonly string[];

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly success: boolean;
  readonly why: string;
}

/** An answer with status 200 or the text OK is a success; any other is a failure. This project chose the example responses. */
export const responses = [
  { status: 200, text: 'OK', success: true, why: 'both count as success' },
  { status: 200, text: 'queued, and sent within minutes', success: true, why: 'the status alone is enough' },
  { status: 200, text: '', success: true, why: 'the status needs no text' },
  { status: 202, text: 'OK', success: true, why: 'the text alone is enough' },
  { status: 500, text: 'OK', success: true, why: 'the text is enough even with an error status' },
  { status: 201, text: 'Created', success: false, why: 'only 200 counts, not every 2xx' },
  { status: 204, text: '', success: false, why: 'only 200 counts, even without content' },
  { status: 202, text: 'ok', success: false, why: 'the text counts only in capitals' },
  { status: 400, text: 'The service ID is invalid', success: false, why: 'rejected by the service' },
  { status: 429, text: 'Too many requests', success: false, why: 'the service is busy' },
  { status: 500, text: '', success: false, why: 'the service failed' },
] as const satisfies readonly Answer[];

/** The properties of an answer that are logged when a call settles. Nothing that the visitor wrote is logged. */
export const logged = { success: ['text'], failure: ['status', 'text'] } as const;

export interface HelperError {
  readonly cause: 'no user ID' | 'no service ID' | 'no template ID' | 'no form';
  /** A part of the helper's message. */
  readonly contains: string;
}

export const helperErrors = [
  { cause: 'no user ID', contains: 'user ID is required' },
  { cause: 'no service ID', contains: 'service ID is required' },
  { cause: 'no template ID', contains: 'template ID is required' },
  // The specification words this message differently; this is the library's wording.
  { cause: 'no form', contains: 'expected to be the HTML form element or the style selector' },
] as const satisfies readonly HelperError[];
