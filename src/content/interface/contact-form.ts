/** The text around the fields of the contact form. Labels and messages of the fields are in src/contact/fields.ts. */

import type { Text } from '../rich-text';
import { care } from '../shared/care';

/** The heading above the contact form, on every page that has the form. */
export const formHeading = 'Write to us';

/**
 * The label of the button, and its label for three seconds after a message was sent (specification section 4). In between,
 * `sending` is beside the button.
 */
export const submitLabels = { submit: 'Submit', sending: 'Sending…', sent: 'Message Sent' } as const;

/** The two notes above the Submit button. */
export const formNotes = [
  ['Please leave out medical details. Not for emergencies: call ', { call: '911' }, ' or ', { call: '988' }, '.'],
  ["If you don't see 'Message Sent', call ", { call: 'clinic' }, '.'],
] satisfies readonly Text[];

/** The line beside the button after a success. */
export const messageSent = ['Your message was sent. ', ...care.messages] satisfies Text;

/** What happens after a visitor sends a message. Shown beside or below the form. */
export const afterSending = {
  heading: 'What happens next',
  steps: [
    'Your message goes to our inbox, where our team reads it.',
    ['We call you back or answer by email, at the number or address you gave us. ', ...care.messages],
    'When we talk, you can skip any question, and the call doesn’t sign you up for anything.',
  ],
} satisfies { readonly heading: string; readonly steps: readonly Text[] };

/** The notice that a message was not sent (`options.announceSendFailure`). */
export const sendFailed = [
  'Your message didn’t get through, and nothing was saved. Please call ',
  { call: 'clinic' },
  ', or press Submit to try again. What you wrote is back in every field that was empty.',
] satisfies Text;

/** The notice that a message may or may not have arrived, because the service’s answer is unclear or missing. */
export const sendUnknown = [
  'We can’t tell whether your message got through. Please call ',
  { call: 'clinic' },
  ' to make sure, or press Submit to send it again. What you wrote is back in every field that was empty.',
] satisfies Text;
