/** Page /xanax: sedative use disorder with alprazolam (specification, section 2, addiction pages). */
import { whomToAsk } from '../shared/first-call';
import { ifChild, noAnswer, overdose, seizure, urgentActions } from '../shared/overdose';
import { byHours, whenClosed } from '../shared/phone-hours';
import { safeSpot, stripsMiss } from '../shared/safer-use';
import { anyoneIsSeen, countyKnows, criteria } from '../shared/substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/xanax',
  picture: 'xanax',
  title: 'Xanax Addiction',
  description:
    'Xanax (alprazolam): why a sudden stop can bring seizures, why it’s deadly with opioids or alcohol, and how a taper helps.',
  name: 'Xanax',
  definition:
    'Xanax is a brand name for alprazolam, a fast-acting benzodiazepine for anxiety and panic. Xanax addiction, also ' +
    'called sedative, hypnotic, or anxiolytic use disorder, can start with a prescription.',
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
        anyoneIsSeen,
        'Out of pills, or cut off, and still well? Call your prescriber or a pharmacist the same day. If you can’t reach ' +
          'anyone, go to an emergency room or urgent care today.',
      ],
    },
  ],
  effects: [
    'Alprazolam wears off within the day. Fear may come back stronger between pills, and then it can seem that you need them ' +
      'more than ever.',
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
    `If your body depends on a medicine that you take as prescribed, that alone isn’t a disorder. ${criteria}, such as these:`,
    {
      list: [
        'You take one “just in case,” and then one more.',
        'The bottle is empty days too soon.',
        'There are hours, texts, or trips that you don’t remember.',
        'You’ve wanted to cut down, but the fear that followed was too strong.',
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
    { note: [{ strong: 'Never stop Xanax suddenly.' }, ' A sudden stop can cause seizures, and these can kill.'] },
    'The safe way is a clinician-led taper, planned just for you. It can be slowed down, so tell the clinician if it gets too ' +
      'hard. Please don’t follow a plan from the web. If you’re pregnant, tell the prescriber before anything changes.',
    'Withdrawal can bring shaking, sweating, panic, no sleep, and pain from light or sound. Shaking or sweating needs a ' +
      'doctor the same day, even during a taper.',
  ],
  treatment: [
    [
      'We’ll help you look for a clinician to lead the taper, and ',
      ...countyKnows,
      ' We treat what Xanax was covering up, such as ',
      { to: '/panic-disorder', text: 'panic disorder' },
      ' or ',
      { to: '/anxiety', text: 'anxiety' },
      '. Ask a prescriber about other medicines.',
    ],
    'In cognitive behavioral therapy (CBT), you face fear in small steps, such as an evening without the bottle in your pocket.',
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'Fear can rise during a taper. You come for 9 to 19 hours a week, and tell us how each step down feels.',
    },
    {
      path: '/outpatient-program',
      why: 'When the taper is going well, you keep working on anxiety for under 9 hours a week.',
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
        'Keep naloxone at home if there may be opioids, or pills that aren’t from a pharmacy.',
        [
          'Check the whole medicine shelf. Our page on ',
          { to: '/prescriptions', text: 'prescription medicines' },
          ' can help.',
        ],
      ],
    },
  ],
  firstCall: [
    [
      'Call ',
      { call: 'clinic' },
      ' before you change anything. We’ll ask how many pills you have left, whether you’ve missed any, and whether you’ve ever had ' +
        'a seizure. If you’re close to running out, we talk about today. Nobody here will take your pills ' +
        'away. Then we book your initial assessment.',
    ],
    ['If you’re worried about a license that your job depends on, see ', whomToAsk, ' before you report yourself.'],
  ],
};
