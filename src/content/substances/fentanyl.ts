/** Page /fentanyl: opioid use disorder with fentanyl (specification, section 2, addiction pages). */
import { prescribedHere } from '../shared/care';
import { ifChild, noAnswer, overdose, urgentActions } from '../shared/overdose';
import { byHours, whenClosed } from '../shared/phone-hours';
import { safeSpot } from '../shared/safer-use';
import { afterOverdose, countyKnows, criteria, lowestRisk, severeWithdrawal } from '../shared/substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/fentanyl',
  picture: 'fentanyl',
  title: 'Fentanyl Addiction',
  description: 'Fentanyl overdose: what to do right now, why naloxone may have to be repeated, and how medicine helps.',
  name: 'fentanyl',
  definition:
    'Fentanyl is a very strong opioid. Fentanyl addiction means that you keep using it even though it harms you. Clinicians call ' +
    'it opioid use disorder, and it can be treated.',
  urgentActions: urgentActions({ also: ['they’re making choking or gurgling sounds'] }),
  effects: [
    'A tiny amount can stop breathing within minutes. Most fentanyl overdoses involve illegally made fentanyl.',
    {
      list: [
        'Any pill or powder that isn’t from a pharmacy may contain it, such as fake Xanax, cocaine, meth, or heroin.',
        'What you use tonight can be far stronger than this morning’s.',
        'Animal sedatives such as xylazine and medetomidine are now found in it here, too. Xylazine can cause open wounds ' +
          'that need medical care, even where you didn’t inject.',
      ],
    },
  ],
  signs: [
    `${criteria}. Ask yourself:`,
    {
      list: [
        'Do you use just to stop feeling sick?',
        'Do you spend most of the day getting it, using it, or coming down?',
        'Have you kept using after an overdose, or after you lost someone to one?',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; slow, weak, or no breathing; snoring or gurgling; blue, gray, or pale lips; tiny pupils.`,
    notReversed: 'stimulants or benzodiazepines taken along with it',
    stay: 'Fentanyl can last longer than naloxone, so ask them not to use more or leave.',
    after: [
      {
        note:
          'Fentanyl is so strong that naloxone may have to be repeated. Xylazine and medetomidine don’t respond to naloxone. ' +
          'Give it anyway. The person may breathe again and still sleep, so keep watching.',
      },
      ['Afterward, read ', afterOverdose, '.'],
    ],
    child: ifChild('fentanyl', 'a fentanyl patch, methadone, or buprenorphine'),
  }),
  stopping: [
    'Withdrawal feels like a very bad flu, with strong cravings. You don’t have to go through it without medicine.',
    {
      list: [
        'Detox alone raises the risk of overdose. Tolerance drops within days, and the amount you used before can kill.',
        'Many emergency rooms can start buprenorphine, day or night. Fentanyl stays in the body for a long time, so ask when to ' +
          'take the first dose. If you’re pregnant, ask soon.',
        [
          `If withdrawal brings ${severeWithdrawal}, which medetomidine can cause, go to an emergency room, or call `,
          { call: '911' },
          '.',
        ],
        ['If you use, have naloxone ready and someone nearby to give it, or call ', ...safeSpot],
        [
          { strong: 'Fentanyl test strips' },
          ' don’t show how much there is, and they miss other strong opioids, such as nitazenes and orphines. A negative strip ' +
            'doesn’t mean that a drug is safe. Naloxone works on all of these, but it may take more than one spray.',
        ],
        'Meth, MDMA, lidocaine, and diphenhydramine can make a strip show fentanyl that isn’t there. Use as much water as the ' +
          'directions say.',
      ],
    },
  ],
  treatment: [
    [
      `Buprenorphine and methadone ${lowestRisk}, and taking one isn’t “trading one drug for another.” Our `,
      { to: '/opioid', section: 'treatment', text: 'page on opioids' },
      ` explains both, and naltrexone. ${prescribedHere} `,
      ...countyKnows,
    ],
    'In therapy, you can talk about people you’ve lost, and plan for cravings before they come.',
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'You spend full days here in the first, riskiest weeks.',
    },
    {
      path: '/case-management',
      why: 'We make calls with you about a prescriber, wound care, and housing.',
    },
    {
      path: '/crisis-intervention',
      why: byHours('When the urge feels too strong, you can call our crisis hotline 24/7.', [
        'When the urge feels too strong, you can call our crisis hotline. ',
        ...whenClosed,
      ]),
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone at home and in your bag.',
        'Tell teens that one fake pill can contain enough fentanyl to kill.',
        'If they use again, stay in touch.',
        ['Nar-Anon has groups for families: ', { call: 'narAnon' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'Call ',
      { call: 'clinic' },
      ' while you’re still using, if that’s where you are. We’ll ask when you last used, and whether you’ve ' +
        'overdosed. We talk first about where you can start medicine this week, since that protects your life. On the ' +
        'same call, you can book an initial assessment with us.',
    ],
  ],
};
