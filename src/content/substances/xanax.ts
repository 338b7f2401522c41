/** Page /xanax: sedative use disorder with alprazolam (specification, section 2, addiction pages). */
import { site } from '../../site';
import { overdose, seizure, urgentActions } from '../overdose';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/xanax',
  picture: 'xanax',
  title: 'Xanax Addiction',
  description:
    'Xanax (alprazolam): why a sudden stop can bring seizures, why it’s deadly with opioids or alcohol, and how ' +
    'a clinician-led taper and therapy help.',
  name: 'Xanax',
  definition:
    'Xanax is a brand name for alprazolam, a fast-acting benzodiazepine for anxiety and panic. Xanax addiction, also ' +
    'called sedative, hypnotic, or anxiolytic use disorder, can start with a prescription.',
  urgentActions: urgentActions({
    also: ['they have a seizure', 'they’re confused or seeing things after missed pills'],
  }),
  effects: [
    'Alprazolam works within the hour and wears off within the day. Fear may come back stronger between pills.',
    {
      list: [
        'Common effects: sleepiness, slow reactions, slurred speech, and poor memory.',
        'Accidents: falls and car crashes, and confusion in older people.',
        'Dependence can start within weeks, even at the amount on the label.',
        [{ strong: 'Deadly with opioids or alcohol.' }, ' Together they can stop your breathing.'],
      ],
    },
    [
      'Fake “bars” are common. Any pill or powder that isn’t from a pharmacy may contain ',
      { to: '/fentanyl', text: 'fentanyl' },
      '.',
    ],
  ],
  signs: [
    'If your body depends on a medicine that you take as prescribed, that alone isn’t a disorder. It is one when 2 or ' +
      'more of 11 criteria are met within 12 months. Does this sound like you?',
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
    signs:
      'Signs: deep sleep, slurred or no speech, limp muscles, confusion, and slow, shallow breathing. With alcohol or ' +
      'opioids, breathing may stop.',
    call: 'Say which pills they took, and what else.',
    notReversed: 'benzodiazepines such as Xanax, but opioids may be in the mix or in a fake pill',
    also: [seizure],
    stay: 'Don’t make them vomit.',
  }),
  stopping: [
    { note: [{ strong: 'Never stop Xanax suddenly.' }, ' A sudden stop can cause seizures, and these can kill.'] },
    {
      note: [
        { strong: 'Out of pills, or cut off?' },
        ' Call your prescriber or a pharmacist the same day. If you can’t reach anyone, go to an emergency room or ' +
          'urgent care today.',
      ],
    },
    'The safe way is a clinician-led taper, planned just for you. Please don’t follow a plan from the web. Withdrawal ' +
      'can mean shaking, sweats, no sleep, panic, and pain from light or sound. Some people need a hospital for it, such ' +
      'as those who’ve had a seizure. We help you find that care.',
  ],
  treatment: [
    [
      'A good plan treats what Xanax was covering up. For ',
      { to: '/panic-disorder', text: 'panic disorder' },
      ' and ',
      { to: '/anxiety', text: 'anxiety' },
      ', talk therapy helps. Ask a prescriber about other medicines.',
    ],
    {
      list: [
        'Cognitive behavioral therapy (CBT) helps you face fear in small steps and see that panic peaks and then passes.',
        'Dialectical behavior therapy (DBT) gives you ways to calm your body and mind.',
        'In group therapy, you can talk with others who know this fear.',
        'Family therapy helps the people at home know what to expect.',
      ],
    },
    `We help you find a clinician to lead the taper. ${site.name} provides therapy alongside it.`,
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'Fear can rise for a while during a taper. Meanwhile, 9 to 19 hours a week gives you skills and company.',
    },
    {
      path: '/outpatient-program',
      why: 'When the taper is going well, a few hours a week (under 9) may be enough to keep working on anxiety.',
    },
    {
      path: '/crisis-intervention',
      why: 'If panic hits at night, our crisis hotline is there 24/7 to help you get through it.',
    },
  ],
  families: [
    {
      list: [
        'Never take the pills away all at once. That could cause a seizure.',
        [
          'Know what to do in a seizure: call ',
          { call: '911' },
          ', clear the space, and afterward, if they’re breathing, turn them onto their side.',
        ],
        'Keep naloxone at home if there may be opioids, or pills that aren’t from a pharmacy.',
        [
          'Check the whole medicine shelf. Our page on ',
          { to: '/prescriptions', text: 'prescription medicines' },
          ' can help.',
        ],
        'Be patient. A taper takes time, and tempers get short.',
      ],
    },
  ],
};
