/**
 * “What happens at the first call” on condition and substance pages; the contact page has it in full. Also, what pages share
 * about minors and about professional licenses.
 */

import { site } from '../../site';
import type { CareFacts } from '../../site.schema';
import type { Block, Inline, Text } from '../rich-text';
import { atAnyHour } from './phone-hours';

/** Says which ages a clinic with these facts treats. */
export const ages = (care: CareFacts): readonly Inline[] =>
  care.youngest === undefined
    ? ['Call ', { call: 'clinic' }, ' and ask which ages we treat.']
    : [`We treat people ${care.youngest} and older.`];

/** What people under 18 can get without a parent. The source is the California Family Code, sections 6924 and 6929. */
export const under18 =
  'In California, people can often get counseling from age 12, and buprenorphine from a doctor from age 16, without a parent’s consent.';

/** When the clinic tells a licensing board about a patient. The clinic’s lawyer must confirm the exceptions. */
export const boardNotTold =
  'We don’t tell a licensing board that you’re in treatment unless you agree or the law makes us.';

/** A link to the section about licenses. */
export const whomToAsk = {
  to: '/jobs',
  section: 'license',
  text: 'whom nurses and others can ask',
} satisfies Inline;

/** The short answer, for pages on other subjects. */
export const boardInShort: readonly Inline[] = [`${boardNotTold} Before you report yourself, see `, whomToAsk, '.'];

/** The heading of the section, on all pages. */
export const firstCallHeading = 'What happens at the first call';

export const firstCallInShort = {
  heading: firstCallHeading,
  body: [
    ['Call ', { call: 'clinic' }, `, ${atAnyHour}, to book an initial assessment.`],
    [
      ...ages(site.care),
      ' See ',
      { to: '/contact', section: 'first-call', text: 'what we ask and who will know' },
      ' and ',
      { to: '/insurance', section: 'medi-cal-medicare', text: 'costs and\u00a0Medi-Cal' },
      '.',
    ],
  ],
} satisfies { readonly heading: string; readonly body: readonly Block[] };

/** The end of the section on a page about substances. Follows the paragraphs about the substance. */
export const moreOnFirstCall = [
  ...ages(site.care),
  ' See ',
  { to: '/privacy', section: 'who-will-know', text: 'who will know' },
  ', ',
  { to: '/contact', section: 'before-calling', text: 'help for teens' },
  ', and ',
  { to: '/insurance', section: 'medi-cal-medicare', text: 'costs and\u00a0Medi-Cal' },
  '.',
] satisfies Text;
