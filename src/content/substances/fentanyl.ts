/** Page /fentanyl: opioid use disorder with fentanyl (specification, section 2, addiction pages). */
import { whomToAsk } from '../licensing-boards';
import { lowestRisk, prescribedHere } from '../opioid-medicines';
import { ifChild, noAnswer, overdose, urgentActions } from '../overdose';
import { byHours, whenClosed } from '../phone-hours';
import { testStrips, usingAlone } from '../safer-use';
import { afterOverdose, countyKnows, criteria, severeWithdrawal } from '../substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/fentanyl',
  picture: 'fentanyl',
  title: 'Fentanyl Addiction',
  description:
    'Fentanyl overdose: what to do right now, why naloxone may have to be repeated, and how medicines and ' +
    'therapy help people recover.',
  name: 'fentanyl',
  definition:
    'Fentanyl is a very strong opioid made in a lab. Most fentanyl overdoses involve fentanyl that was made illegally. ' +
    'Fentanyl addiction, also called opioid use disorder, is a treatable health condition.',
  urgentActions: urgentActions({ also: ['they’re making choking or gurgling sounds'] }),
  effects: [
    'A tiny amount can stop breathing within minutes. The relief is short. Soon you spend your day trying not to get sick again. Withdrawal can start within hours, even at night.',
    {
      list: [
        'It turns up in fake pain pills, fake Xanax, cocaine, meth, and heroin. Any pill or powder that isn’t from a ' +
          'pharmacy may contain it.',
        'No two bags are the same. The part you smoke tonight can be far stronger than the part you had this morning.',
        'Animal sedatives such as xylazine and medetomidine are now mixed in. Xylazine can also cause open wounds, even ' +
          'where you didn’t inject. They need medical care.',
      ],
    },
  ],
  signs: [
    `${criteria} Ask yourself:`,
    {
      list: [
        'Do you use just to stop feeling sick?',
        'Do you wake up at night to use, so that you can go back to sleep?',
        'Do you spend most of the day getting it, using it, or coming down?',
        'Have you lost touch with people or plans that mattered to you?',
        'Have you kept using after an overdose, or after you lost someone to one?',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; slow, weak, or no breathing; snoring or gurgling; blue, gray, or pale lips; tiny pupils.`,
    notReversed: 'stimulants or benzodiazepines taken along with fentanyl, but give it all the same',
    after: [
      {
        note:
          'Fentanyl is so strong that naloxone may have to be repeated. Xylazine and medetomidine don’t respond to ' +
          'naloxone. Give it anyway, because fentanyl is most likely there, too. The person may breathe again and ' +
          'still sleep. Breathing is what counts.',
      },
      ['If someone has lived through one, read ', afterOverdose, '.'],
    ],
    child: ifChild('fentanyl', 'a fentanyl patch, methadone, or buprenorphine'),
  }),
  stopping: [
    'Withdrawal feels like a very bad flu, with no sleep and strong cravings. Fear of it keeps many people using. You don’t ' +
      'have to go through it without medicine.',
    {
      list: [
        'Detox alone raises the risk of overdose. Tolerance drops within days, and the amount you used before can kill.',
        'Buprenorphine and methadone ease withdrawal. Fentanyl stays in the body for a long time, so the timing matters: ' +
          'some prescribers have you wait until withdrawal has clearly begun, and others start with very small amounts. Ask which way your prescriber uses. If you’re pregnant, ask soon. Many emergency rooms can start buprenorphine, day or night.',
        [...severeWithdrawal, ' The cause may be medetomidine, which the body also gets used to.'],
        ['If you do use, have naloxone out and someone nearby to give it. ', ...usingAlone],
        `${testStrips} Other strips find xylazine.`,
      ],
    },
  ],
  treatment: [
    [
      `Buprenorphine and methadone ${lowestRisk}. Taking one is treatment, not “trading one drug for another.” Our `,
      { to: '/opioid', section: 'treatment', text: 'page on opioids' },
      ` explains both, and naltrexone. ${prescribedHere} `,
      ...countyKnows,
    ],
    'While the medicine does its work, you can talk in therapy about people you’ve lost, and decide what to do with phone numbers you still have. In cognitive behavioral therapy (CBT), you plan for cravings before they come. ' +
      'Dialectical behavior therapy (DBT) teaches skills for grief and other strong feelings.',
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why:
        'The first weeks off fentanyl carry the most risk. For 20 or more hours a week, you’re with people who ask how the ' +
        'night was and notice when something’s wrong.',
    },
    {
      path: '/case-management',
      why: 'A case manager makes calls with you about a prescriber, wound care, and housing.',
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
        'Keep naloxone at home and in your bag, and show everyone how to use it.',
        'Tell teens that one fake pill can contain enough fentanyl to kill.',
        'If they use again, stay in touch, so that they don’t use alone.',
        ['You can share the fear with other families at Nar-Anon. Call ', { call: 'narAnon' }, ' to find a group.'],
      ],
    },
  ],
  firstCall: [
    [
      'Call ',
      { call: 'clinic' },
      ' while you’re still using, if that’s where you are. We’ll ask when you last used, how sick you get, and whether you’ve ' +
        'overdosed. We talk first about medicine and where you can start it this week, since that protects your life. On the ' +
        'same call, you can book an initial assessment with us.',
    ],
    [
      'If you took fentanyl from a hospital or an ambulance, see ',
      whomToAsk,
      ' about your license before you report yourself.',
    ],
  ],
};
