/**
 * “What happens at the first call”: in full on the contact page, shortened on condition pages. Substance pages share the
 * heading. Also, who will know about a call, and answers for people with a professional license.
 */

import { site } from '../../site';
import type { CareFacts } from '../../site.schema';
import type { Block, Inline } from '../rich-text';
import { atAnyHour } from './phone-hours';

/** Says which ages a clinic with these facts treats. */
export const ages = (care: CareFacts): readonly Inline[] =>
  care.youngest === undefined
    ? ['Call ', { call: 'clinic' }, ' and ask which ages we treat.']
    : [`We treat people ${care.youngest} and older.`];

/** What people under 18 can get without a parent. The source is the California Family Code, sections 6924 and 6929. */
export const under18 =
  'In California, people can often get counseling from age 12, and buprenorphine from a doctor from age 16, without a parent’s consent.';

/** The limits of confidentiality, in short. /privacy explains them. */
export const exceptionsInShort =
  'There are exceptions, such as an emergency, a danger to someone, the abuse of a child or an older adult, or a judge’s order.';

export const whoWillKnow: readonly Inline[] = [
  `Unless you agree, we don’t tell your employer, your family, a licensing board, or the police that you called. ${exceptionsInShort} `,
  { to: '/privacy', section: 'who-will-know', text: 'More on who will know' },
  '.',
];

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

/** What to do before you report yourself: a number for nurses, and the first step for everyone. */
export const beforeReporting: readonly Inline[] = [
  'Registered nurses can call the Intervention Program of their board, day and night: ',
  { call: 'nursingIntervention' },
  '. Its records are private, but it must tell the board about some nurses who don’t finish. Talk with a lawyer before you sign up or report yourself.',
];

const heading = 'What happens at the first call';

export const firstCall = {
  heading,
  body: [
    'You don’t need the right words: “I’m not sure where to start” is enough. We’ll ask:',
    {
      list: [
        'whether you’re safe right now',
        'what’s been hard, and for how long',
        'about your health, your medicines, and any drinking or drug use',
        'about insurance, if you have it',
      ],
    },
    'You can skip any question, and the call doesn’t sign you up for anything. Ask us when an assessment is possible, which program might fit, and what happens if you need more care.',
    [
      'Ask what it would cost, as well. Our insurance page says ',
      { to: '/insurance', section: 'check-coverage', text: 'how to find out what your plan pays' },
      '.',
    ],
    'Calling for someone you love? We’ll listen and explain how care works. To talk about their care, we usually need their consent.',
  ],
} satisfies { readonly heading: string; readonly body: readonly Block[] };

export const firstCallInShort = {
  heading,
  body: [
    ['Call ', { call: 'clinic' }, `, ${atAnyHour}, to book an initial assessment.`],
    [
      ...ages(site.care),
      ' Read ',
      { to: '/contact', section: 'first-call', text: 'what we ask and who will know' },
      ', and about ',
      { to: '/insurance', section: 'medi-cal-medicare', text: 'costs and Medi-Cal' },
      '.',
    ],
  ],
} satisfies { readonly heading: string; readonly body: readonly Block[] };
