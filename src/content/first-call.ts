/** “What happens at the first call”: in full on the contact page, in short on each condition and substance page. */
import type { CareFacts } from '../clinic-facts';
import { site } from '../site';
import type { Block, Inline } from './rich-text';

/** Which ages a clinic with these facts treats. */
export const ages = (care: CareFacts): readonly Inline[] =>
  care.youngest === undefined
    ? ['Call ', { call: 'clinic' }, ' and ask which ages we treat.']
    : [`We treat people ${care.youngest} and older.`];

export const whoWillKnow: readonly Inline[] = [
  'Unless you agree, we don’t tell your employer, your family, or the police that you called. The law makes a few exceptions, such as a medical emergency. ',
  { to: '/privacy', section: 'who-will-know', text: 'More on who will know' },
  '.',
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
    'You can skip any question, and the call doesn’t sign you up for anything. Ask us which program might fit, what it might cost, and what happens if you need more care.',
    'Calling for someone you love? We’ll listen and explain how care works. To talk about their care, we usually need their consent.',
  ],
} satisfies { readonly heading: string; readonly body: readonly Block[] };

export const firstCallInShort = {
  heading,
  body: [
    [
      'Call ',
      { call: 'clinic' },
      ' to book an initial assessment or just to ask a question, for yourself or about someone you love.',
    ],
    [
      'The call doesn’t sign you up for anything. ',
      ...ages(site.care),
      ' See ',
      { to: '/contact', section: 'first-call', text: 'what we ask, who will know, and where teens can find help' },
      '.',
    ],
  ],
} satisfies { readonly heading: string; readonly body: readonly Block[] };
