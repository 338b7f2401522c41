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
  lead: 'Many people live with a mental health condition, and many of them find relief with treatment. Knowing more about what you feel is a good place to begin.',
  intro: [
    'Choose a page to read about the signs, how a diagnosis is made, and what treatment looks like. Each page has a part for family members as well.',
    'A web page can’t tell you what you have. Several conditions share the same signs, and a person can have more than one. If something here sounds like you, a trained clinician can help you sort it out.',
    [
      'Are you not sure which page fits? Call ',
      { call: 'clinic' },
      ' to schedule an initial assessment. You don’t need a diagnosis to call.',
    ],
  ],
} satisfies MenuContent;

export const substanceAbuseMenu = {
  path: '/substance-abuse',
  picture: 'substance-abuse',
  title: 'Substance Abuse',
  description: `Facts on ${numberWord(substancePaths.length)} substances, alcohol among them: risks, warning signs, overdose, stopping safely, and how ${site.name} can help.`,
  lead: 'Substance use can slip from choice to need before you notice. Wherever you are on that road, you can talk to us without being judged.',
  intro: [
    'Clinicians speak of a substance use disorder when a person meets 2 or more of 11 criteria within 12 months. Strong urges, failed tries to cut down, and trouble at home or work are among them. It is a health condition, and treatment can help.',
    {
      note: [
        'Don’t stop alcohol, Xanax, or a prescribed medicine all at once on your own. For some of them, a sudden stop can put your life at risk. Talk with a doctor first, or ask us about ',
        { to: '/alcohol', text: 'stopping alcohol safely' },
        ' and ',
        { to: '/xanax', text: 'coming off Xanax safely' },
        '.',
      ],
    },
    [
      'Could it be an overdose? Call ',
      { call: '911' },
      ' and give naloxone if you have it. It is sold without a prescription and is safe to give when you are unsure. Give rescue breaths, and stay with the person.',
    ],
    [
      'To find out which kind of help would suit you, call ',
      { call: 'clinic' },
      ' and book an initial assessment. Or choose a substance below and read first.',
    ],
  ],
} satisfies MenuContent;
