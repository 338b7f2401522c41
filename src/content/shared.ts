/** Wording that several pages share (specification sections 1 and 2). */
import type { PhoneKey } from './phones';
import type { Text } from './rich-text';

interface HeadedText {
  readonly heading: string;
  readonly text: Text;
}

interface EmergencyLink {
  readonly phone: PhoneKey;
  /** When to use the link. Shown if there is room, but never for `text988`; screen readers always read it. */
  readonly when: string;
  readonly verb: string;
  /** The phone whose number the link shows. For `text988` this is `988`, because the verb comes before it. */
  readonly number: PhoneKey;
}

/** The links at the top of every page. `spec/extensions/language.ts` fixes the wording. */
export const emergencyLinks = [
  { phone: '911', when: 'Life in danger or overdose:', verb: 'Emergency', number: '911' },
  { phone: '988', when: 'In crisis, any time:', verb: 'Call', number: '988' },
  { phone: 'text988', when: 'In crisis, any time:', verb: 'Text', number: '988' },
] as const satisfies readonly EmergencyLink[];

/** The default sentence of the emergency box, which the error boundary shows. */
export const urgent = [
  'Life in danger or overdose: call ',
  { call: '911' },
  '. In crisis: call ',
  { call: '988' },
  ' or ',
  { call: 'text988' },
  ', any time.',
] satisfies Text;

/** The request to call for an initial assessment (section 1), in the start panel. */
export const callToAssess = {
  heading: 'Book your initial assessment',
  text: [
    'Care starts with an initial assessment, a conversation about what you need. Call ',
    { call: 'clinic' },
    ' to schedule yours.',
  ],
} satisfies HeadedText;

/** Introduces the programs that may fit, on every condition and substance page. */
export const compareLevels = [
  'Our treatment page ',
  { to: '/treatment', section: 'levels', text: 'compares the programs' },
  '.',
] satisfies Text;

/** The panel at the end of the menu pages and the not-found page. */
export const callPanel = {
  heading: 'Talk it over with us',
  text: [
    'Call ',
    { call: 'clinic' },
    ' to schedule an initial assessment or just to ask a question. You can call for yourself or for someone close to you.',
  ],
  contactLinkText: 'Write to us on the contact page',
} satisfies HeadedText & { readonly contactLinkText: string };

/** The error boundary shows this instead of a page. */
export const pageProblem = {
  heading: 'This page didn’t load',
  text: 'Something went wrong on our side, or you lost your connection. Check your connection and try again. You can still call us.',
  retry: 'Try this page again',
} as const;
