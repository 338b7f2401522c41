/** Page /prescriptions: use disorders with prescribed medicines (specification, section 2, addiction pages). */
import { site } from '../../site';
import { prescribedHere } from '../opioid-medicines';
import { naloxoneIfDrowsy, overdose, seizure, urgentActions, veryHot } from '../overdose';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/prescriptions',
  picture: 'prescriptions',
  title: 'Prescription Addiction',
  description:
    'Opioids, depressants, and stimulants from the pharmacy: how dependence differs from addiction, why not to ' +
    'stop abruptly, and what care helps.',
  name: 'prescription medicine',
  definition:
    'Prescription addiction means that you can’t control how you use a medicine even though it harms you. Depending on ' +
    'the medicine, it’s also called opioid, sedative, or stimulant use disorder. It can happen to anyone.',
  urgentActions: urgentActions({
    also: ['they have a seizure', 'they’re very hot or have chest pain'],
    naloxone: naloxoneIfDrowsy,
  }),
  effects: [
    'Most often, one of 3 groups of medicine is involved:',
    {
      list: [
        [
          { strong: 'Opioids' },
          ' for pain, such as ',
          { to: '/oxycodone', text: 'oxycodone' },
          '. They can slow breathing until it stops.',
        ],
        [
          { strong: 'Depressants' },
          ' for worry or sleep, such as ',
          { to: '/xanax', text: 'Xanax' },
          '. They can cause falls and memory gaps. With opioids or alcohol, they can kill.',
        ],
        [
          { strong: 'Stimulants' },
          ', often for ',
          { to: '/adhd', text: 'ADHD' },
          '. Misuse strains the heart and can bring fear, anger, or psychosis.',
        ],
      ],
    },
    [
      'A pill from a friend, the web, or the street may be a fake that contains ',
      { to: '/fentanyl', text: 'fentanyl' },
      '. Test strips help, but they can miss it. If you take such a pill anyway, don’t be alone, and have naloxone within reach.',
    ],
  ],
  signs: [
    {
      note: [
        { strong: 'Dependence is not addiction.' },
        ' Your body may get used to a medicine that you take just as prescribed. Addiction means that you can’t control ' +
          'your use and keep going despite harm.',
      ],
    },
    'A clinician looks for 2 or more of 11 criteria within 12 months. Needing more of a medicine, or feeling ill without ' +
      'it, doesn’t count if you take it as your doctor ordered. Some signs:',
    {
      list: [
        'You take more than the label says, or take it to get high or numb.',
        'You ask for early refills, or don’t tell your doctor everything.',
        'You can’t face a normal day, an exam, or a night without it.',
      ],
    },
  ],
  overdose: overdose({
    signs:
      'Opioids and depressants: the person can’t be woken, breathes slowly, or has blue, gray, or pale lips. ' +
      'Stimulants: a hot body, a racing heart, chest pain, or a seizure.',
    call: 'Read out the name on the label.',
    naloxone: naloxoneIfDrowsy,
    notReversed: 'stimulants or benzodiazepines, but opioids may be involved',
    also: [veryHot, seizure],
    stay: 'Give the bottle to the crew.',
  }),
  stopping: [
    {
      note: [
        { strong: 'Never stop abruptly.' },
        ' Talk with your prescriber before you change anything, above all if you’re pregnant.',
      ],
    },
    {
      list: [
        'After depressants, a sudden stop can cause seizures and be deadly. Out of pills? Go to a doctor, urgent care, or ' +
          'emergency room today.',
        'After opioids, withdrawal is hard, and tolerance falls, so a later overdose is more likely. Many emergency rooms ' +
          'can start buprenorphine.',
        'After stimulants, expect tiredness and low mood.',
        ['If you have thoughts of suicide, call or ', { call: 'text988' }, ' ', { call: '988' }, '.'],
      ],
    },
  ],
  treatment: [
    'Treatment depends on the medicine:',
    {
      list: [
        `For opioids, there are medicines for opioid use disorder. ${prescribedHere}`,
        'For depressants, you need a taper led by a clinician. We’ll help you look for one.',
        'For stimulants, no medicine is approved for the addiction, so therapy comes first. Contingency management may help, and we’ll help ' +
          'you look for it.',
      ],
    },
    `At ${site.name}, cognitive behavioral therapy (CBT) works on the worry, pain, or poor sleep behind the pills. ` +
      'Dialectical behavior therapy (DBT) adds skills for the hours when a pill seems like the only relief. Bring a list ' +
      'of all your medicines to your assessment.',
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'While your prescriber changes a medicine, you see us often, for 9 to 19 hours a week.',
    },
    {
      path: '/outpatient-program',
      why: 'If you still manage work and home and want to stop before that changes, you may need under 9 hours a week.',
    },
    {
      path: '/case-management',
      why: 'If you have several doctors and several bottles, a case manager helps put it all into one plan.',
    },
  ],
  families: [
    {
      list: [
        'Don’t throw the pills out or hide them. A sudden stop may be dangerous.',
        'Lock up medicines, and take old ones back to a pharmacy.',
        'If there are opioids in the house, or may be, keep naloxone at home.',
        'Talk about what you see, not about their character.',
        [
          'Look after yourself as well. Families Anonymous meets in person and online: ',
          { call: 'familiesAnonymous' },
          '.',
        ],
      ],
    },
  ],
};
