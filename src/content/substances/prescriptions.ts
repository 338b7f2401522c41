/** Page /prescriptions: use disorders with prescribed medicines (specification, section 2, addiction pages). */

import { whomToAsk } from '../shared/first-call';
import { cool, ifChild, ifDrowsy, noAnswer, overdose, seizure, urgentActions, veryHot } from '../shared/overdose';
import { safeSpot, stripsMiss } from '../shared/safer-use';
import { countyKnows, criteria } from '../shared/substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/prescriptions',
  picture: 'prescriptions',
  title: 'Prescription Addiction',
  description:
    'Opioids, depressants, and stimulants from the pharmacy: why dependence isn’t addiction, and why not to stop abruptly.',
  name: 'medicines',
  definition:
    'Prescription addiction means that you can’t control how you use a medicine even though it harms you. Clinicians call it ' +
    'opioid, sedative, or stimulant use disorder.',
  urgentActions: urgentActions({
    also: ['they have a seizure', 'they’re very hot or confused, or have stiff muscles or chest pain'],
    when: ifDrowsy,
    meanwhile: [cool],
  }),
  effects: [
    {
      list: [
        [
          { strong: 'Opioids' },
          ' for pain, such as ',
          { to: '/oxycodone', text: 'oxycodone' },
          ', can slow breathing until it stops, especially with gabapentin or pregabalin.',
        ],
        [
          { strong: 'Depressants' },
          ' for worry, sleep, or tight muscles, such as ',
          { to: '/xanax', text: 'Xanax' },
          ', cause falls and memory gaps. With opioids or alcohol, they can kill.',
        ],
        [
          { strong: 'Stimulants' },
          ', often for ',
          { to: '/adhd', text: 'ADHD' },
          ', can strain the heart and bring psychosis.',
        ],
        [
          { strong: 'Antidepressants, tramadol, and some migraine and cough medicines' },
          ' can cause serotonin toxicity. For fever, stiff or jerking muscles, or confusion after a new medicine or a higher ' +
            'dose, call ',
          { call: '911' },
          '.',
        ],
      ],
    },
    [
      'A pill from a friend, the web, or the street may contain ',
      { to: '/fentanyl', text: 'fentanyl' },
      ': see ',
      stripsMiss,
      '. If you take one anyway, have naloxone within reach, and call ',
      ...safeSpot,
    ],
  ],
  signs: [
    {
      note: [
        { strong: 'Dependence is not addiction.' },
        ' If your body gets used to a medicine that you take as prescribed, that alone isn’t addiction.',
      ],
    },
    `${criteria}, such as:`,
    {
      list: [
        'taking more than the label says, or taking it to get high or numb',
        'taking pills from work, or from someone else’s bottle',
      ],
    },
  ],
  overdose: overdose({
    signs: `Opioids and depressants: ${noAnswer}; slow breathing; blue, gray, or pale lips. Stimulants: a hot body, chest pain, or a seizure.`,
    when: ifDrowsy,
    notReversed: 'stimulants or depressants',
    also: [veryHot, seizure],
    stay: 'Naloxone can wear off, so ask them not to leave or take more.',
    after: [
      [
        'Took too many, and feel well? Call Poison Control now: ',
        { call: 'poison' },
        '. On purpose? Call ',
        { call: '911' },
        ' or ',
        { call: '988' },
        '.',
      ],
    ],
    child: ifChild('pills', 'methadone, buprenorphine, or a long-acting pain tablet'),
  }),
  stopping: [
    {
      note: [
        { strong: 'Never stop abruptly.' },
        ' Talk with your prescriber before you change anything, especially if you’re pregnant.',
      ],
    },
    {
      list: [
        [
          { strong: 'Benzodiazepines such as Xanax:' },
          ' a sudden stop can bring seizures that kill. ',
          { strong: 'Sleeping pills, gabapentin, baclofen, carisoprodol, and butalbital' },
          ' can bring seizures as well. If you’ve run out, go to a doctor, urgent care, or an emergency room today.',
        ],
        [
          { strong: 'Opioids:' },
          ' tolerance falls, so your old amount can kill. Many emergency rooms can start buprenorphine.',
        ],
        [
          { strong: 'Stimulants:' },
          ' mood drops. If you have thoughts of suicide, call ',
          { call: '988' },
          ' or ',
          { call: 'text988' },
          '.',
        ],
      ],
    },
    'Afraid of being cut off? Ask for a slow plan in writing. If the answer is no, ask another doctor before the ' +
      'last pill is gone.',
  ],
  treatment: [
    {
      list: [
        [
          'For opioids, read ',
          { to: '/opioid', section: 'treatment', text: 'how each medicine works and who prescribes it' },
          '.',
        ],
        ['For depressants, you need a taper led by a clinician. We’ll help you look for one, and ', ...countyKnows],
        [
          'For stimulants, contingency management (small rewards for tests that show no use) may help: see ',
          { to: '/treatment', section: 'medicines', text: 'who offers it and who pays' },
          '.',
        ],
      ],
    },
    'In therapy, you look at what each pill is for, such as sleep, and find another way.',
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'While your prescriber changes a medicine.',
    },
    {
      path: '/outpatient-program',
      why: 'A few hours a week, around your job.',
    },
  ],
  families: [
    {
      list: [
        'Don’t take away pills that they take every day. A sudden stop can kill.',
        'Lock up medicines, and take old ones back to a pharmacy. Keep naloxone at home.',
        ['Families Anonymous holds meetings: ', { call: 'familiesAnonymous' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'Have your bottles in front of you, and call ',
      { call: 'clinic' },
      '. We’ll ask how you really take each one, and how many days are left. If one is dangerous to stop, we talk about who can ' +
        'prescribe it meanwhile, and then we book your initial assessment.',
    ],
    [
      'We don’t tell a licensing board unless you agree or the law makes us. If you’ve taken pills from work, see ',
      whomToAsk,
      ' before you report yourself.',
    ],
  ],
};
