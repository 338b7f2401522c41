/** The page for any unknown address: an extension, the specification has none (section 2: no not-found route). */
import { conditionPaths } from '../routing/paths';
import { numberWord } from './number-word';
import type { Block, PageMeta, Text } from './types';

interface NotFoundContent extends PageMeta {
  readonly path: '/not-found';
  readonly lead: Text;
  readonly body: readonly Block[];
}

export const content = {
  path: '/not-found',
  picture: 'not-found',
  title: 'Page not found',
  description:
    'There is no page at this address. Find your way to help with mental health or substance use, or call us.',
  lead: 'There is no page at this address. The link may be old, or a letter may have slipped in or out. You did nothing wrong.',
  body: [
    'One of these may be what you came for:',
    {
      list: [
        [
          { to: '/mental-health', text: 'Mental health' },
          `: ${numberWord(conditionPaths.length)} conditions, their signs, and how treatment helps.`,
        ],
        [
          { to: '/substance-abuse', text: 'Substance use' },
          ': alcohol and other drugs, overdose, and how to stop safely.',
        ],
        [{ to: '/contact', text: 'Contact' }, ': phone numbers, email, address, and a form to write to us.'],
        [{ to: '/', text: 'Home page' }, ': a start from the beginning.'],
      ],
    },
    [
      'Would you rather ask a person? Call ',
      { call: 'clinic' },
      '. You can also book an initial assessment at this number.',
    ],
  ],
} satisfies NotFoundContent;
