/** Page /xanax: sedative use disorder with alprazolam (specification, section 2, addiction pages). */

import { site } from '../../site';
import { overdose, seizure, urgentActions } from '../overdose';
import { byHours, whenClosed } from '../phone-hours';
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
        'You may feel sleepy or slow, slur your words, or forget things.',
        'Falls and car crashes are more likely. Older people can become confused.',
        'Your body can start to depend on it within weeks, even at the amount on the label.',
        [{ strong: 'With opioids or alcohol, it’s deadly.' }, ' Together they can stop your breathing.'],
      ],
    },
    [
      'Fake “bars” are common, and they may contain ',
      { to: '/fentanyl', text: 'fentanyl' },
      '. Test strips can show it, but a strip that shows none doesn’t make the bar safe. If you take one, don’t be alone.',
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
      'as those who’ve had a seizure or also drink every day. We’ll help you look for that care. If you’re pregnant, tell ' +
      'the prescriber before anything changes.',
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
    `We’ll help you look for a clinician to lead the taper. ${site.name} provides therapy alongside it.`,
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why:
        'Fear can rise for a while during a taper. You come for 9 to 19 hours a week, practice ways to calm it, and don’t ' +
        'go through it by yourself.',
    },
    {
      path: '/outpatient-program',
      why: 'When the taper is going well, you may need only a few hours a week (under 9) to keep working on anxiety.',
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
