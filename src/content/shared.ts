/** Texts that several pages share (specification sections 1 and 2). */
import type { Block, Text } from './types';

interface HeadedText {
  readonly heading: string;
  readonly text: Text;
}

/** At the top of every page and in urgent boxes; `spec/language.ts` fixes the wording. */
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
    'Care here starts with an initial assessment: a talk about you, your health, and what you need. Call ',
    { call: 'clinic' },
    ' to schedule yours.',
  ],
} satisfies HeadedText;

export const firstCall = {
  heading: 'What happens at the first call',
  body: [
    [
      'When you call ',
      { call: 'clinic' },
      ', you speak with a person. You don’t need the right words. “I’m not sure where to start” is enough.',
    ],
    'We will ask about:',
    {
      list: [
        'whether you are safe right now',
        'what has been hard, and for how long',
        'your health, the medicines you take, and any drinking or drug use',
        'any care you have had before, and how it went for you',
        'your insurance, if you have it, and the times that suit you',
      ],
    },
    'You can ask us:',
    {
      list: [
        'which program may suit you, and how many hours a week it takes',
        'what it may cost, and how to check your insurance',
        'how your family can take part',
        'what happens if you need more care than an outpatient clinic can give',
      ],
    },
    'The call does not sign you up for anything. You can skip a question, stop when you want, or take time to think. If you wish to go on, we book an initial assessment with you.',
    'You can also call for someone you love. We can listen and explain how care works. To talk about a person’s own care, we most often need that person’s consent.',
  ],
} satisfies { readonly heading: string; readonly body: readonly Block[] };

export const disclaimer =
  'This site gives general information, not medical advice. It does not replace care from someone who knows you.' satisfies Text;

/** Above the contact form, on every page that has it. */
export const formHeading = 'Write to us';

/** The two notes above the Submit button; `spec/language.ts` fixes the wording, with straight quotes. */
export const formNotes = [
  ['Please leave out medical details. Not for emergencies: call ', { call: '911' }, ' or ', { call: '988' }, '.'],
  ["If you don't see 'Message Sent', call ", { call: 'clinic' }, '.'],
] satisfies readonly Text[];

/** The form’s notice that a message could not be sent (`options.announceSendFailure`). */
export const sendFailed = [
  'Your message did not get through, and nothing was saved. Please call ',
  { call: 'clinic' },
  '. You can also press Submit again: your words are back in every field that was empty.',
] satisfies Text;

export const supportTeam = [
  'Our support team is available to help. Do you have a question? Call the admissions department at ',
  { call: 'clinic' },
  '.',
] satisfies Text;

/** The panel at the end of pages without a contact form. */
export const callPanel = {
  heading: 'Talk it over with us',
  text: [
    'Call ',
    { call: 'clinic' },
    ' to schedule an initial assessment, or just to ask a question. You can call for yourself or for someone close to you.',
  ],
  contactLinkText: 'Write to us on the contact page',
} satisfies HeadedText & { readonly contactLinkText: string };

/** Shown by the error boundary instead of a page. */
export const pageProblem = {
  heading: 'This page did not load',
  text: 'Something went wrong on our side, or your connection was lost. Please check your connection and try again. You can still call us.',
  retry: 'Try this page again',
} as const;
