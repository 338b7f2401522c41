/** The requests to call, in the panels at the end of pages (specification sections 1 and 2). */
import type { Text } from '../rich-text';
import type { Section } from '../types';

/** The request to call for an initial assessment (section 1), in the start panel. */
export const callToAssess = {
  id: 'start',
  kind: 'start',
  heading: 'Book your initial assessment',
  body: [
    [
      'Care starts with an initial assessment, a conversation about what you need. Call ',
      { call: 'clinic' },
      ' to schedule yours.',
    ],
  ],
} satisfies Section;

/** The panel at the end of the not-found page. */
export const callPanel = {
  heading: 'Talk it over with us',
  text: [
    'Call ',
    { call: 'clinic' },
    ' to schedule an initial assessment or just to ask a question. You can call for yourself or for someone close to you.',
  ],
  contactLinkText: 'Write to us on the contact page',
} satisfies { readonly heading: string; readonly text: Text; readonly contactLinkText: string };
