/** Page /xanax: sedative use disorder with alprazolam (specification, section 2, addiction pages). */
import { whomToAsk } from '../licensing-boards';
import { ifChild, noAnswer, overdose, seizure, urgentActions } from '../overdose';
import { byHours, whenClosed } from '../phone-hours';
import { countyKnows, criteria } from '../substance-care';
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
    'Alprazolam works within the hour and wears off within the day. Fear may come back stronger between pills, and then it ' +
      'can seem that you need them more than ever.',
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
      '. If you take one, have naloxone and someone with you. See ',
      { to: '/fentanyl', section: 'stopping', text: 'what test strips can’t show' },
      '.',
    ],
  ],
  signs: [
    `If your body depends on a medicine that you take as prescribed, that alone isn’t a disorder. ${criteria} Does this sound ` +
      'like you?',
    {
      list: [
        'You take one “just in case,” and then one more.',
        'You don’t leave the house without the bottle.',
        'The bottle is empty days too soon.',
        'There are hours, texts, or trips that you don’t remember.',
        'You’ve wanted to cut down, but the fear that followed was too strong.',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; slurred speech; limp muscles; confusion; slow, shallow breathing. With alcohol or opioids, breathing may stop.`,
    call: 'Say which pills they took, and what else.',
    notReversed: 'benzodiazepines such as Xanax, but opioids may be in the mix or in a fake pill',
    also: [seizure],
    stay: 'Don’t make them vomit.',
    child: ifChild('Xanax'),
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
    'The safe way is a clinician-led taper, planned just for you. The taper can be slowed down, so tell the clinician if it gets too hard. Please don’t ' +
      'follow a plan from the web.',
    [
      { strong: 'Shaking or sweating?' },
      ' Go to an emergency room, day or night, above all if you’re pregnant, drink every day, or have ever had a seizure. Don’t drive yourself. If you have no ride, or you get worse on the way, call ',
      { call: '911' },
      '. Withdrawal can also bring no sleep, panic, and pain from light or sound. If you’re pregnant, tell the prescriber before anything changes.',
    ],
  ],
  treatment: [
    [
      'We’ll help you look for a clinician to lead the taper. ',
      ...countyKnows,
      ' Alongside it, we provide therapy for what Xanax was covering up. For ',
      { to: '/panic-disorder', text: 'panic disorder' },
      ' and ',
      { to: '/anxiety', text: 'anxiety' },
      ', talk therapy helps. Ask a prescriber about other medicines.',
    ],
    'In cognitive behavioral therapy (CBT), you face fear in small steps, such as a trip to the store or an evening without the bottle in your pocket. You see for yourself that panic peaks and then passes. Dialectical behavior therapy (DBT) ' +
      'teaches skills for calming the body when sleep is poor and nerves are raw.',
    'In group therapy, you talk with others who know this fear. In family sessions, the people at home learn what to ' +
      'expect in the months of a taper.',
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why:
        'Fear can rise for a while during a taper. You come for 9 to 19 hours a week, practice ways to calm it, and tell us ' +
        'how each step down feels.',
    },
    {
      path: '/outpatient-program',
      why: 'When the taper is going well, you keep working on anxiety with a counselor for under 9 hours a week.',
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
        'Expect short tempers while the taper lasts.',
      ],
    },
  ],
  firstCall: [
    [
      'Call ',
      { call: 'clinic' },
      ' before you change anything. We’ll ask how many pills you have left, whether you’ve missed any, and whether you’ve ever had ' +
        'a seizure or drink as well. If you’re close to running out, we talk about today. Nobody here will take your pills ' +
        'away. Then we book your initial assessment.',
    ],
    ['If you’re worried about a license that your job depends on, see ', whomToAsk, ' before you report yourself.'],
  ],
};
