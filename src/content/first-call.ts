/** The section “What happens at the first call” of condition and substance pages. */
import { type CareFacts, site } from '../site';
import type { Block, Inline } from './types';

/** Which ages a clinic with these facts treats. */
export const ages = (care: CareFacts): readonly Inline[] =>
  care.youngest === undefined
    ? ['Call ', { call: 'clinic' }, ' and ask which ages we treat.']
    : [`We treat people ${care.youngest} and older.`];

export const whoWillKnow: readonly Inline[] = [
  'We won’t tell your employer, your family, or the police that you called unless you agree or the law makes an exception, such as when a life is in danger. ',
  { to: '/privacy', text: 'More on who will know' },
  '.',
];

export const firstCall = {
  heading: 'What happens at the first call',
  body: [
    'You’ll talk with a person. You don’t need the right words: “I’m not sure where to start” is enough. We’ll ask:',
    {
      list: [
        'whether you’re safe right now',
        'what’s been hard, and for how long',
        'about your health, your medicines, and any drinking or drug use',
        'about insurance, if you have it',
      ],
    },
    'You can skip any question, and the call doesn’t sign you up for anything. Ask us which program might fit, what it might cost, and what happens if you need more care.',
    [{ strong: 'Who will know?' }, ' ', ...whoWillKnow],
    [
      ...ages(site.care),
      ' Our contact page has ',
      { to: '/contact', text: 'hours, languages, and answers to other questions' },
      '.',
    ],
    'Calling for someone you love? We’ll listen and explain how care works. To talk about their care, we usually need their consent.',
    ['Call ', { call: 'clinic' }, ' to book an initial assessment.'],
  ],
} satisfies { readonly heading: string; readonly body: readonly Block[] };
