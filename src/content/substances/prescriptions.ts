/** Page /prescriptions: use disorders with prescribed medicines (specification, section 2, addiction pages). */
import { site } from '../../site';
import { prescribedHere } from '../opioid-medicines';
import { overdose, seizure, urgentActions } from '../overdose';
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
    also: ['they have a seizure', 'they have chest pain'],
    naloxone: 'Hard to wake, or breathing slowly? Give naloxone.',
  }),
  effects: [
    'Three groups of medicine are involved most often:',
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
          '. They can cause falls and memory gaps. With opioids or alcohol they can kill.',
        ],
        [
          { strong: 'Stimulants' },
          ', often for ',
          { to: '/adhd', text: 'ADHD' },
          '. Misuse strains the heart and can bring fear, anger, or psychosis.',
        ],
      ],
    },
    ['Any pill or powder that isn’t from a pharmacy may contain ', { to: '/fentanyl', text: 'fentanyl' }, '.'],
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
    naloxone: [{ strong: 'Hard to wake, or breathing slowly? Give naloxone.' }],
    notReversed: 'stimulants or benzodiazepines, but opioids may be involved',
    also: [[{ strong: 'Too hot:' }, ' put damp cloths on their skin, and keep the room quiet.'], seizure],
    stay: 'Give the bottle to the crew.',
  }),
  stopping: [
    {
      note: [{ strong: 'Never stop abruptly.' }, ' Talk with your prescriber before you change anything.'],
    },
    {
      list: [
        'Depressants: a sudden stop can cause seizures and be deadly. Out of pills? Go to a doctor or emergency room today.',
        'Opioids: withdrawal is hard, and tolerance falls, so a later overdose is more likely.',
        'Stimulants: expect tiredness and low mood.',
        ['If you think of ending your life, call or ', { call: 'text988' }, ' ', { call: '988' }, '.'],
      ],
    },
  ],
  treatment: [
    'Treatment depends on the medicine:',
    {
      list: [
        `Opioids: medicines for opioid use disorder can help. ${prescribedHere}`,
        'Depressants: you need a taper led by a clinician. We help you find one.',
        'Stimulants: no medicine is approved for the addiction, so therapy comes first. Contingency management may help. ' +
          'We can help you find it.',
      ],
    },
    `At ${site.name}, cognitive behavioral therapy (CBT) works on the worry, pain, or poor sleep behind the pills. ` +
      'Dialectical behavior therapy (DBT) adds skills for the hours when a pill seems like the only relief. Bring a list ' +
      'of all your medicines to your assessment.',
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'While your prescriber changes a medicine, 9 to 19 hours a week lets us check in often.',
    },
    {
      path: '/outpatient-program',
      why: 'Under 9 hours a week suits people who still manage work and home and want to stop before that changes.',
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
        'Lock up medicines. Take old ones back to a pharmacy.',
        'If there are opioids in the house, or may be, keep naloxone at home.',
        'Talk about what you see, not about their character.',
      ],
    },
  ],
};
