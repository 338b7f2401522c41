/** Who else listens, and who knows where help is: at the end of the families’ part of each substance page. */
import type { Block } from './types';

export const helplines = [
  'You need support, too. Call these lines at any hour:',
  {
    list: [
      [
        'The Suicide and Crisis Lifeline listens to anyone in crisis, or worried about someone: call or ',
        { call: 'text988' },
        ' ',
        { call: '988' },
        '. In Spanish, call and press 2, or ',
        { call: 'ayuda988' },
        '.',
      ],
      [
        'SAMHSA’s National Helpline, run by the federal government, tells you where to find help near you, in English ' +
          'or Spanish. It doesn’t offer counseling: ',
        { call: 'samhsa' },
        '.',
      ],
    ],
  },
] satisfies readonly Block[];
