/** The menu of substances (specification section 2: /substance-abuse). */
import { site } from '../site';
import { substanceCards } from './cards';
import { substanceLinks } from './navigation';
import { inSpanish } from './overdose';
import { overdoseLink } from './quick-links';
import type { MenuPageContent } from './types';

export const content: MenuPageContent = {
  path: '/substance-abuse',
  picture: 'substance-abuse',
  title: 'Substance Abuse',
  description: `Facts about ${substanceLinks.length} substances, including alcohol: risks, warning signs, overdose, stopping safely, and how ${site.name} can help.`,
  lead: 'Drinking or drug use can go from a choice to a need before you notice. Wherever you are with it, you can talk with us.',
  urgent: {
    heading: 'If it can’t wait',
    links: [
      overdoseLink,
      { section: 'stopping', title: 'Stopping safely', text: 'Before you quit, or if withdrawal has begun' },
    ],
  },
  cardsHeading: 'Substances',
  cards: substanceCards,
  sections: [
    {
      id: 'stopping',
      heading: 'Stopping safely',
      body: [
        {
          note: [
            'Don’t stop alcohol, Xanax, or a prescribed medicine all at once on your own. With some of them, stopping suddenly can put your life at risk. Talk with a doctor first, or read about ',
            { to: '/alcohol', section: 'stopping', text: 'stopping alcohol safely' },
            ' and ',
            { to: '/xanax', section: 'stopping', text: 'coming off Xanax safely' },
            '.',
          ],
        },
        [
          'Already shaking, sweating, or sick after you stopped or cut down? See a doctor today. At night, or if you’re pregnant or have ever had a seizure, go to an emergency room. Don’t drive yourself. If you have no ride, get worse on the way, have a seizure, are confused, or see things, call ',
          { call: '911' },
          '.',
        ],
      ],
    },
    {
      id: 'overdose',
      heading: 'Could it be an overdose?',
      body: [
        [
          'Call ',
          { call: '911' },
          ', and give naloxone if you have it. It’s safe to give even when you’re not sure. Stay with the person, and do what the dispatcher tells you. The page about each substance explains the steps. ',
          ...inSpanish,
        ],
      ],
    },
    {
      id: 'disorder',
      heading: 'When use becomes a disorder',
      body: [
        'Clinicians diagnose a substance use disorder when a person meets 2 or more of 11 criteria within 12 months (for MDMA, of 10). Strong cravings, trying to cut down without success, and trouble at home or work are among them. It’s a health condition, and treatment can help.',
      ],
    },
    {
      id: 'where-to-start',
      heading: 'Where to start',
      body: [
        [
          'Any pill or powder that isn’t from a pharmacy may contain ',
          { to: '/fentanyl', text: 'fentanyl' },
          ', whatever it was sold as. For pain medicines and heroin, start with ',
          { to: '/opioid', text: 'opioids' },
          '.',
        ],
        ['Not sure? Call ', { call: 'clinic' }, ', or choose a substance above and read first.'],
      ],
    },
  ],
};
