/** The menu of conditions (specification section 2: /mental-health). */
import { conditionLinks } from '../interface/menus';
import { crisisLink } from '../interface/quick-links';
import type { MenuPageContent } from '../types';

export const content: MenuPageContent = {
  path: '/mental-health',
  picture: 'mental-health',
  title: 'Mental Health',
  description: `The signs of ${conditionLinks.length} mental health conditions in plain words, how they’re diagnosed, and how treatment with us can help.`,
  lead: 'Find the condition that sounds like you or someone you love.',
  urgent: {
    heading: 'If it can’t wait',
    links: [
      crisisLink,
      { to: '/schizophrenia', title: 'Hearing voices', text: 'If it’s the first time, get help the same day' },
    ],
  },
  cardsHeading: 'Conditions',
  cards: conditionLinks,
  sections: [
    {
      id: 'which-page',
      kind: 'start',
      heading: 'Which page fits?',
      body: [
        'No page can tell you what you have: several conditions share the same signs, and you can have more than one. A clinician can help you sort it out.',
        [
          'Is your heart pounding right now, out of the blue? See ',
          { to: '/panic-disorder', text: 'what to do during a panic attack, and when it’s an emergency' },
          '.',
        ],
        [
          'Call ',
          { call: 'clinic' },
          ' to schedule an initial assessment or just to ask a question. You don’t need a diagnosis to call or to ',
          { to: '/contact', text: 'write to us' },
          '.',
        ],
      ],
    },
  ],
};
