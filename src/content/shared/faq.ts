/** Answers to questions that people have before they call. If a fact of the clinic is unknown, the answer says how to find out. */

import { site } from '../../site';
import type { CareFacts } from '../../site.schema';
import { list } from '../format';
import type { Block, Inline } from '../rich-text';
import { ask, careOf, yesOrNo } from './care';
import { ages, boardInShort, under18 } from './first-call';

export type Question =
  | 'hours'
  | 'ages'
  | 'under18'
  | 'languages'
  | 'telehealth'
  | 'publicPlans'
  | 'naloxone'
  | 'prescribedMedicines'
  | 'ifIUse'
  | 'drugTests'
  | 'cuttingDown'
  | 'whoWillKnow'
  | 'papers'
  | 'license';

type Answer = readonly Inline[];

const questions: Record<Question, string> = {
  hours: 'When can I call, and when do programs meet?',
  ages: 'What ages do you treat?',
  under18: 'Who helps people under 18?',
  languages: 'Which languages do you speak?',
  telehealth: 'Are appointments in person or by video?',
  publicPlans: 'Do you take Medi-Cal or Medicare?',
  naloxone: 'Where is naloxone free?',
  prescribedMedicines: 'Can I come if I take methadone, buprenorphine, or another prescribed medicine?',
  ifIUse: 'What if I drink or use while I’m in a program?',
  drugTests: 'Do you test for drugs?',
  cuttingDown: 'Can I come if I want to cut down, not stop?',
  whoWillKnow: 'Who will know?',
  papers: 'Do I have to show papers?',
  license: 'I have a professional license. Will its board know?',
};

/** The limits of confidentiality, in short. /privacy explains them. */
const exceptionsInShort =
  'There are exceptions, such as an emergency, a danger to someone, the abuse of a child or an older adult, or a judge’s order.';

const whoWillKnow: readonly Inline[] = [
  `Unless you agree, we don’t tell your employer, your family, a licensing board, or the police that you called. ${exceptionsInShort} `,
  { to: '/privacy', section: 'who-will-know', text: 'More on who will know' },
  '.',
];

/** Returns the answers of a clinic with these facts. */
export const answersOf = (care: CareFacts): Record<Question, Answer> => ({
  hours: [
    { call: 'clinic' },
    ` is answered ${care.phoneHours}. `,
    ...(care.programHours
      ? [`Programs meet ${care.programHours.replaceAll(/ (?=[ap]\.m\.)/g, '\u00a0')}.`]
      : ask('when programs meet')),
  ],
  ages: ages(care),
  under18: [
    'In a crisis, ',
    { call: '988' },
    ` helps at any age.${care.minorsCanCall ? ' Our crisis hotline does, too.' : ''} The California Youth Crisis Line, `,
    { call: 'youthCrisis' },
    `, takes calls and texts, day and night, from people aged 12 to 24 and their parents. For care, ask a pediatrician, a school counselor, the family’s health plan, or ${site.countyLine.county}’s line, `,
    { call: 'county' },
    `. ${under18}`,
  ],
  languages: [
    `We speak ${list(care.languages, 'and')}. If another language is easier for you, tell us when you call${site.law.federalFunds ? '. An interpreter is free' : ', and we’ll say how we can help'}. ${careOf(care).groupLanguages} For help in Spanish in a crisis, call `,
    { call: '988' },
    ' and press 2, or ',
    { call: 'ayuda988' },
    '.',
  ],
  telehealth: yesOrNo(
    care.telehealth,
    'whether an appointment can be by video',
    'Some appointments can be by video. Ask which ones when you call. You can talk with a case manager by phone.',
    'We see you in person, at the clinic, and don’t offer appointments by video. You can talk with a case manager by phone.',
  ),
  publicPlans: [
    ...careOf(care).publicPlans,
    ' Our insurance page says ',
    { to: '/insurance', section: 'medi-cal-medicare', text: 'whom to call first with Medi-Cal' },
    '.',
  ],
  naloxone: care.freeNaloxone
    ? [`You can get it free ${care.freeNaloxone}.`]
    : [
        'Your county’s public health department or a pharmacist can tell you. Pharmacies also sell it without a prescription.',
      ],
  prescribedMedicines: [
    ...yesOrNo(
      care.welcomesPrescribedMedicines,
      'whether you can come and keep taking it',
      'Yes. Keep taking it as prescribed, and tell us what it is.',
      'Tell us what you take. If we can’t treat you with it, we’ll help you look for a program that can. Don’t stop it to get in.',
    ),
    ' Missed your methadone? Call your methadone program. After 3 or more days without it, your old dose can be too much. If you can’t reach the program, a hospital or an emergency room may give you up to 3 days’ supply while care is arranged.',
  ],
  ifIUse: [
    'Tell us, even if you’re ashamed. We look at the plan again with you. ',
    ...(care.ifPatientsUse ? [care.ifPatientsUse] : ask('whether you could lose your place')),
  ],
  drugTests: yesOrNo(
    care.testsForDrugs,
    'whether we test, and who sees the results',
    [
      'Yes, in care for substance use. ',
      ...(site.law.federallyAssisted
        ? [
            'A federal rule (42 CFR Part 2) protects the results, as part of your record. See ',
            { to: '/privacy', section: 'privacy-practices', text: 'who may see them' } as const,
            '.',
          ]
        : ['Ask us who sees the results.']),
      care.welcomesPrescribedMedicines
        ? ' If a medicine that you’re prescribed shows up, we don’t hold it against you.'
        : '',
    ],
    'No.',
  ),
  cuttingDown: yesOrNo(
    care.welcomesCuttingDown,
    'whether you can',
    'Yes. You can start without a promise to stop. Ask a doctor first how to cut down safely if you drink every day, or take opioids or pills such as Xanax.',
    'Our programs ask you to stop. If you aren’t there yet, call anyway, and we’ll tell you where you can start.',
  ),
  whoWillKnow,
  papers: [
    'You don’t need papers to call us, and you don’t have to tell us your immigration status. If you do, California law protects it as medical information.',
  ],
  license: boardInShort,
});

const answers = answersOf(site.care);

/** Returns a list of these questions with this clinic's answers. */
export const answerList = (asked: readonly Question[]): Block => ({
  list: asked.map((question) => [{ strong: questions[question] }, ' ', ...answers[question]]),
});
