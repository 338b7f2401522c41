/** Page /xanax: sedative use disorder with alprazolam (specification, section 2, addiction pages). */
import { site } from '../../site';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/xanax',
  picture: 'xanax',
  title: 'Xanax Addiction',
  description:
    'Xanax (alprazolam): why a sudden stop can bring seizures, why it is deadly with opioids or alcohol, and how ' +
    'a clinician-led taper and therapy help.',
  name: 'Xanax',
  definition:
    'Xanax is a brand name of alprazolam, a fast-acting benzodiazepine for anxiety and panic. Xanax addiction, ' +
    'also called sedative, hypnotic or anxiolytic use disorder, can grow even from a medicine that a doctor ' +
    'prescribed.',
  urgent: ['A seizure, confusion or seeing things after missed pills is an emergency. Call ', { call: '911' }, '.'],
  effects: [
    'Alprazolam works within the hour and wears off within the day. Fear may come back stronger between pills.',
    {
      list: [
        'Common effects: sleepiness, slow reactions, slurred speech, poor memory.',
        'Falls and car crashes, and in older people confusion.',
        'Dependence can form within weeks, even at the amount on the label.',
        [{ strong: 'Deadly with opioids or alcohol.' }, ' Together they can stop your breathing.'],
      ],
    },
    [
      'Fake “bars” are common. Any pill or powder that is not from a pharmacy may hold ',
      { to: '/fentanyl', text: 'fentanyl' },
      '.',
    ],
  ],
  signs: [
    'If your body depends on a medicine that you take as told, that alone is not a disorder. It is one when 2 or ' +
      'more of 11 criteria come together within 12 months. You might see yourself here:',
    {
      list: [
        'You take one “just in case”, and then one more.',
        'The bottle is empty days too soon.',
        'There are hours, texts or trips that you do not remember.',
        'You have wanted to cut down, but the fear that followed was too strong.',
      ],
    },
  ],
  overdose: [
    'Signs are deep sleep, slurred or no speech, limp muscles, confusion, and slow, shallow breath. With alcohol ' +
      'or opioids, breathing may stop.',
    {
      steps: [
        ['Call ', { call: '911' }, ' and say which pills, and what else was taken.'],
        'Give naloxone. It does not reverse benzodiazepines such as Xanax. But opioids may be in the mix or in a ' +
          'fake pill, and naloxone is safe to give when unsure. It is sold without prescription.',
        'If breathing is weak or has stopped, give rescue breaths.',
        'Breathing, but asleep? Use the recovery position, on one side, so that the airway stays open.',
        'Stay, and do not make them vomit.',
      ],
    },
    ['An extra pill by mistake, and the person is awake and well? Ask Poison Control: ', { call: 'poison' }, '.'],
  ],
  stopping: [
    { note: [{ strong: 'Never stop Xanax suddenly.' }, ' A sudden stop can bring seizures, and these can kill.'] },
    'The safe way is a clinician-led taper, planned for you alone. Please do not follow a plan from the web.',
    {
      list: [
        'Withdrawal can mean shaking, sweats, no sleep, panic and pain from light or sound.',
        'Some people need a hospital for it, such as those who have had a seizure. We help you find that care.',
        'Out of pills, or cut off? Call your prescriber or a pharmacist the same day.',
      ],
    },
  ],
  treatment: [
    [
      'A good plan treats what Xanax was covering. For ',
      { to: '/panic-disorder', text: 'panic disorder' },
      ' and ',
      { to: '/anxiety', text: 'anxiety' },
      ', talk therapy helps. About other medicines, talk with a prescriber.',
    ],
    {
      list: [
        'CBT helps you face fear in small steps and shows that panic peaks and then passes.',
        'DBT gives you ways to calm body and mind.',
        'Group therapy lets you hear from others who are further down the taper.',
        'Family therapy helps those at home to know what to expect.',
      ],
    },
    `We help you connect with a clinician who leads the taper. ${site.name} gives the therapy beside it.`,
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why:
        'During a taper fear can rise for a while, and 9 to 19 hours a week give you skills and company in that ' +
        'time.',
    },
    {
      path: '/outpatient-program',
      why: 'When the taper is going well, a few hours a week (under 9) may be enough to keep working on anxiety.',
    },
    {
      path: '/crisis-intervention',
      why: 'If panic hits at night, our crisis line is there 24/7 to help you get through it.',
    },
  ],
  families: [
    {
      list: [
        'Never take the pills away at once. That could cause a seizure.',
        'Know what to do in a seizure: call for help, clear the space, and turn the person on one side after.',
        'Keep naloxone at home if opioids, or pills from outside a pharmacy, may be around.',
        [
          'Check the whole medicine shelf. Our page on ',
          { to: '/prescriptions', text: 'prescription medicines' },
          ' can help.',
        ],
      ],
    },
    [
      'A taper takes time, and tempers get short. Take breaks of your own. The SAMHSA helpline is open 24/7, in ' +
        'English and Spanish: ',
      { call: 'samhsa' },
      '.',
    ],
  ],
};
