/** The menu of substances (specification section 2: /substance-abuse). */
import { site } from '../site';
import { substanceCards } from './cards';
import { substanceLinks } from './navigation';
import { numberWord } from './number-word';
import type { MenuPageContent } from './types';

export const content: MenuPageContent = {
  path: '/substance-abuse',
  picture: 'substance-abuse',
  title: 'Substance Abuse',
  description: `Facts on ${numberWord(substanceLinks.length)} substances, alcohol among them: risks, warning signs, overdose, stopping safely, and how ${site.name} can help.`,
  lead: 'Drinking or drug use can go from a choice to a need before you notice. Wherever you are with it, you can talk to us without being judged.',
  intro: [
    'Clinicians diagnose a substance use disorder when a person meets 2 or more of 11 criteria within 12 months. Strong cravings, trying to cut down without success, and trouble at home or work are among them. It’s a health condition, and treatment can help.',
    {
      note: [
        'Don’t stop alcohol, Xanax, or a prescribed medicine all at once on your own. With some of them, stopping suddenly can put your life at risk. Talk with a doctor first, or read about ',
        { to: '/alcohol', text: 'stopping alcohol safely' },
        ' and ',
        { to: '/xanax', text: 'coming off Xanax safely' },
        '.',
      ],
    },
    [
      'Could it be an overdose? Call ',
      { call: '911' },
      ', and give naloxone if you have it. It’s safe to give even when you’re not sure. Stay with the person, and do what the dispatcher tells you. Each page below explains the steps.',
    ],
    ['Not sure where to start? Call ', { call: 'clinic' }, ', or choose a substance below and read first.'],
  ],
  cardsHeading: 'Substances',
  cards: substanceCards,
};
