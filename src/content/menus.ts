/** The two menu pages above their cards (specification section 2: /mental-health and /substance-abuse). */
import { conditionPaths, substancePaths } from '../routing/paths';
import { site } from '../site';
import { numberWord } from './number-word';
import type { Block, PageMeta, Text } from './types';

interface MenuContent extends PageMeta {
  readonly path: '/mental-health' | '/substance-abuse';
  readonly lead: Text;
  /** Between the banner and the cards. */
  readonly intro: readonly Block[];
}

export const mentalHealthMenu = {
  path: '/mental-health',
  picture: 'mental-health',
  title: 'Mental Health',
  description: `The signs of ${numberWord(conditionPaths.length)} mental health conditions in plain words, how they are diagnosed, and how treatment at ${site.name} can help.`,
  lead: 'Many people live with a mental health condition, and many of them feel better with treatment. Learning more about what you’re feeling is a good place to start.',
  intro: [
    'Choose a page to read about the signs, how a diagnosis is made, and what treatment is like. Each page has a section for families, too.',
    'A web page can’t tell you what you have. Several conditions share the same signs, and a person can have more than one. If something here sounds like you, a trained clinician can help you sort it out.',
    ['Not sure which page fits? Call ', { call: 'clinic' }, '. You don’t need a diagnosis to call.'],
  ],
} satisfies MenuContent;

export const substanceAbuseMenu = {
  path: '/substance-abuse',
  picture: 'substance-abuse',
  title: 'Substance Abuse',
  description: `Facts on ${numberWord(substancePaths.length)} substances, alcohol among them: risks, warning signs, overdose, stopping safely, and how ${site.name} can help.`,
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
} satisfies MenuContent;
