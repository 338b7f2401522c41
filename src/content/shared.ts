/** Texts that several pages share (specification sections 1 and 2). */
import type { Text } from './types';

interface HeadedText {
  readonly heading: string;
  readonly text: Text;
}

/** At the top of every page and in urgent boxes; `spec/extensions/language.ts` fixes the wording. */
export const urgent = [
  'Life in danger or overdose: call ',
  { call: '911' },
  '. In crisis: call or ',
  { call: 'text988' },
  ' ',
  { call: '988' },
  ', any time.',
] satisfies Text;

/** Every page asks visitors to call for an initial assessment (section 1). */
export const callToAssess = {
  heading: 'Book your initial assessment',
  text: [
    'Care starts with an initial assessment, a conversation about you, your health, and what you need. Call ',
    { call: 'clinic' },
    ' to schedule yours.',
  ],
} satisfies HeadedText;

export const disclaimer =
  'This site gives general information, not medical advice. It doesn’t replace care from someone who knows you.' satisfies Text;

/** Above the contact form, on every page that has it. */
export const formHeading = 'Write to us';

/** The two notes above the Submit button. */
export const formNotes = [
  ['Please leave out medical details. Not for emergencies: call ', { call: '911' }, ' or ', { call: '988' }, '.'],
  ["If you don't see 'Message Sent', call ", { call: 'clinic' }, '.'],
] satisfies readonly Text[];

/** The form’s notice that a message could not be sent (`options.announceSendFailure`). */
export const sendFailed = [
  'Your message didn’t get through, and nothing was saved. Please call ',
  { call: 'clinic' },
  ', or press Submit to try again. What you wrote is back in every field that was empty.',
] satisfies Text;

export const supportTeam = [
  'Our support team is available to help. Have a question? Call the admissions department at ',
  { call: 'clinic' },
  '.',
] satisfies Text;

/** The panel at the end of pages without a contact form. */
export const callPanel = {
  heading: 'Talk it over with us',
  text: [
    'Call ',
    { call: 'clinic' },
    ' to schedule an initial assessment or just to ask a question. You can call for yourself or for someone close to you.',
  ],
  contactLinkText: 'Write to us on the contact page',
} satisfies HeadedText & { readonly contactLinkText: string };

/** Shown by the error boundary instead of a page. */
export const pageProblem = {
  heading: 'This page didn’t load',
  text: 'Something went wrong on our side, or you lost your connection. Check your connection and try again. You can still call us.',
  retry: 'Try this page again',
} as const;
