/** Page /xanax: sedative use disorder with alprazolam (specification, section 2, addiction pages). */
import { ifChild, noAnswer, overdose, seizure, urgentActions } from '../shared/overdose';
import { byHours, whenClosed } from '../shared/phone-hours';
import { safeSpot, stripsMiss } from '../shared/safer-use';
import { anyoneIsSeen, countyKnows, criteria, hospitalBill } from '../shared/substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/xanax',
  picture: 'xanax',
  title: 'Xanax Addiction',
  description:
    'Xanax (alprazolam): why a sudden stop can bring seizures, why it’s deadly with opioids or alcohol, and how a taper helps.',
  name: 'Xanax',
  definition:
    'Xanax is a brand name for alprazolam, a fast-acting benzodiazepine for anxiety and panic. Xanax addiction means that you ' +
    'can’t control how you take it even though it harms you. Clinicians call it sedative, hypnotic, or anxiolytic use disorder.',
  urgentActions: [
    ...urgentActions({
      also: ['they have a seizure', 'they’re confused or seeing things after missed pills'],
    }),
    {
      heading: 'Shaking or sweating after missed pills',
      points: [
        [
          'Go to an emergency room, day or night, especially if you’re pregnant, drink every day, or have ever had a seizure.',
          ' Don’t drive: get a ride, or call ',
          { call: '911' },
          '.',
        ],
        [`${anyoneIsSeen} `, ...hospitalBill],
        'Out of pills, or cut off, and still well? Call your prescriber or a pharmacist the same day. If you can’t reach ' +
          'anyone, go to an emergency room or urgent care today.',
      ],
    },
  ],
  effects: [
    'Between pills, fear may come back stronger.',
    {
      list: [
        'You may feel sleepy, slur your words, forget things, fall, or crash a car.',
        'Your body can start to depend on it within weeks, even at the amount on the label.',
        [{ strong: 'With opioids or alcohol, it’s deadly.' }, ' Together they can stop your breathing.'],
      ],
    },
    [
      'Fake “bars” may contain ',
      { to: '/fentanyl', text: 'fentanyl' },
      ', or stronger sedatives such as bromazolam, which can bring long seizures or a coma that naloxone can’t reverse. If you ' +
        'take one, have naloxone and someone with you, or call ',
      ...safeSpot,
      ' See ',
      stripsMiss,
      '.',
    ],
  ],
  signs: [
    `If your body depends on a medicine that you take as prescribed, that alone isn’t a disorder. ${criteria}. For example:`,
    {
      list: [
        'You take one “just in case,” and then one more.',
        'The bottle is empty days too soon.',
        'There are hours, texts, or trips that you don’t remember.',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; slurred speech; limp muscles; confusion; slow, shallow breathing.`,
    call: 'say which pills they took',
    notReversed: 'Xanax or the sedatives in fake bars',
    also: [seizure],
    stay: 'Naloxone can wear off, so ask them not to leave or take more. Don’t make them vomit.',
    child: ifChild('Xanax'),
  }),
  stopping: [
    { note: [{ strong: 'Never stop Xanax suddenly.' }, ' That can cause seizures, which can kill.'] },
    'The safe way is a clinician-led taper, planned just for you. If it gets too hard, tell the clinician, who can slow it down. ' +
      'Don’t follow a plan from the web. If you’re pregnant, tell the prescriber before anything changes.',
    'Withdrawal can bring panic, no sleep, and pain from light or sound. If you shake or sweat during a taper, see a doctor the same day.',
  ],
  treatment: [
    [
      'We’ll help you look for a clinician to lead the taper, and ',
      ...countyKnows,
      ' We treat what Xanax was covering up, such as ',
      { to: '/panic-disorder', text: 'panic disorder' },
      ' or ',
      { to: '/anxiety', text: 'anxiety' },
      '.',
    ],
    'In therapy, you face fear in small steps, such as an evening without the bottle in your pocket.',
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'When fear rises during a taper, we see you several days a week.',
    },
    {
      path: '/outpatient-program',
      why: 'When the taper is going well, you keep working on anxiety.',
    },
    {
      path: '/crisis-intervention',
      why: byHours('If panic hits at night, you can call our crisis hotline 24/7 for help getting through it.', [
        'If panic hits, you can call our crisis hotline for help getting through it. ',
        ...whenClosed,
      ]),
    },
  ],
  families: [
    {
      list: [
        'Never take the pills away all at once. That could cause a seizure.',
        'Keep naloxone at home, in case of opioids or fake pills.',
      ],
    },
  ],
  firstCall: [
    [
      'Call ',
      { call: 'clinic' },
      ' before you change anything. We’ll ask how many pills you have left, whether you’ve missed any, and whether you’ve ever had ' +
        'a seizure. If you’re close to running out, we talk first about where to go today. Nobody here will take your pills ' +
        'away. Then we book your initial assessment.',
    ],
  ],
};
