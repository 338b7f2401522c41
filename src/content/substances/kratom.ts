/** Page /kratom: use disorder with kratom (specification, section 2, addiction pages). */

import { prescribedHere } from '../shared/care';
import { ifChild, ifDrowsy, noAnswer, overdose, seizure, urgentActions } from '../shared/overdose';
import { safeSpot } from '../shared/safer-use';
import { countyKnows, criteria } from '../shared/substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/kratom',
  picture: 'kratom',
  title: 'Kratom Addiction',
  description:
    'Kratom and 7-OH act on opioid receptors: their risks, what to do in an emergency, and how to stop safely.',
  name: 'kratom',
  definition:
    'Kratom comes from the leaves of a tree in Southeast Asia. Kratom addiction means that you keep using it even though ' +
    'it harms you. Clinicians call it other (or unknown) substance use disorder.',
  urgentActions: urgentActions({
    also: ['they have a seizure', 'they’re very confused or seeing things'],
    when: ifDrowsy,
  }),
  effects: [
    'Kratom acts on opioid receptors. A little can feel like strong coffee, and more can make you sleepy.',
    {
      list: [
        'It can damage the liver, raise blood pressure, slow breathing, or cause a seizure. With dark urine, or yellow skin or ' +
          'eyes, see a doctor today.',
        ['With alcohol, ', { to: '/opioid', text: 'opioids' }, ', or sedatives, the risk of death goes up.'],
      ],
    },
    {
      note: [
        { strong: 'Leaf and\u00a07-OH aren’t the same.' },
        ' 7-OH acts like a powerful opioid. The leaf contains only traces of it, but tablets, gummies, and shots are ' +
          'concentrated: they can slow breathing, and the body soon depends on them. Deaths in Los Angeles County have been ' +
          'linked to\u00a07-OH.',
      ],
    },
    'California’s health department says that it’s illegal to sell or make kratom for consumption in the state, and it ' +
      'says the same of\u00a07-OH. The FDA hasn’t approved either for any use.',
  ],
  signs: [
    `${criteria}, and you may notice that:`,
    {
      list: [
        'you take more each month',
        'without it, you have aches, a runny nose, or restless legs',
        'you plan trips and workdays around your next dose',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; slow breathing; blue, gray, or pale lips; a seizure; a racing heart; seeing things.`,
    call: 'say what’s on the package',
    when: ifDrowsy,
    notReversed: 'stimulants or benzodiazepines. It may help with kratom or\u00a07-OH',
    also: [seizure],
    stay: 'Naloxone can wear off before 7-OH does, so ask them not to take more or leave.',
    child: ifChild('kratom'),
  }),
  stopping: [
    'If you take kratom every day, stopping can feel like opioid withdrawal, with cramps, chills, and no sleep.',
    {
      list: [
        [
          { strong: 'Has your store stopped selling it?' },
          ' Don’t swap it for pills from a stranger or the web, which may contain ',
          { to: '/fentanyl', text: 'fentanyl' },
          '. Withdrawal can be treated: see a doctor or, at night, go to an emergency room.',
        ],
        'Talk with a doctor before you stop, especially if you’re pregnant, take\u00a07-OH or any medicine, or have had a seizure.',
        'Show the doctor the package, because many drug tests don’t find kratom.',
        'After a break, the old amount may be too much.',
        ['If you still take\u00a07-OH, show someone where the naloxone is, or call ', ...safeSpot],
      ],
    },
  ],
  treatment: [
    [
      'No medicine is approved for kratom addiction, but some ease withdrawal. After 7-OH, a prescriber may suggest a ' +
        `medicine for opioid use disorder. ${prescribedHere} `,
      ...countyKnows,
    ],
    ['In therapy, you look at why you take it, such as pain, ', { to: '/anxiety', text: 'anxiety' }, ', or low mood.'],
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'You meet a counselor and a group while you cut down with your doctor.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'If you’ve stopped before and started again in the second week, more hours can help.',
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone at home: kratom acts like an opioid.',
        'Lock the kratom away: to a child, gummies look like candy.',
      ],
    },
  ],
  firstCall: [
    [
      'Call ',
      { call: 'clinic' },
      ', and we’ll ask which product you take, how often, what for, and what happened when you tried to stop. Then we can say ' +
        'what a doctor should look at, and book your initial assessment.',
    ],
  ],
};
