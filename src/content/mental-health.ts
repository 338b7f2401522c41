/** The menu of conditions (specification section 2: /mental-health). */
import { site } from '../site';
import { conditionLinks } from './navigation';
import { crisisLink } from './quick-links';
import type { MenuPageContent } from './types';

export const content: MenuPageContent = {
  path: '/mental-health',
  picture: 'mental-health',
  title: 'Mental Health',
  description: `The signs of ${conditionLinks.length} mental health conditions in plain words, how they are diagnosed, and how treatment at ${site.name} can help.`,
  lead: 'Many people live with a mental health condition, and many of them feel better with treatment.',
  urgent: {
    heading: 'If it can’t wait',
    links: [
      crisisLink,
      { to: '/schizophrenia', title: 'Hearing voices', text: 'For the first time: get help the same day' },
    ],
  },
  cardsHeading: 'Conditions',
  cards: conditionLinks,
  sections: [
    {
      id: 'which-page',
      heading: 'Which page fits?',
      body: [
        'Each page explains the signs, how a diagnosis is made, and what treatment is like, with a section for families. No page can tell you what you have: several conditions share the same signs, and a person can have more than one. A clinician can help you sort it out.',
        [
          'Does someone hear voices, or believe things that aren’t real, for the first time? It can have many causes. ',
          { to: '/schizophrenia', text: 'See where to get help the same day' },
          '.',
        ],
        ['Not sure? Call ', { call: 'clinic' }, '. You don’t need a diagnosis to call.'],
      ],
    },
  ],
};
