/** Page /prescriptions: use disorders with prescribed medicines (specification, section 2, addiction pages). */
import { site } from '../../site';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/prescriptions',
  picture: 'prescriptions',
  title: 'Prescription Addiction',
  description:
    'Opioids, depressants and stimulants from the pharmacy: how dependence differs from addiction, why not to ' +
    'stop abruptly, and what care helps.',
  name: 'prescription medicine',
  definition:
    'Prescription addiction, also called prescription drug use disorder, means you cannot control how you use a ' +
    'medicine even though it harms you. It can happen to anyone.',
  urgent: [
    'Heavy sleep, slow breath, a seizure or chest pain after pills: call ',
    { call: '911' },
    ' and keep the bottle at hand.',
  ],
  effects: [
    'Three groups of medicine are most often involved:',
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
          '. They bring falls and memory gaps. With opioids or alcohol they can kill.',
        ],
        [
          { strong: 'Stimulants' },
          ', often for ',
          { to: '/adhd', text: 'ADHD' },
          '. Misuse strains the heart and can bring fear, anger or psychosis.',
        ],
      ],
    },
    ['Any pill or powder not from a pharmacy may hold ', { to: '/fentanyl', text: 'fentanyl' }, '.'],
  ],
  signs: [
    {
      note: [
        { strong: 'Dependence is not addiction.' },
        ' Your body may get used to a medicine that you take just as prescribed. Addiction means that use is out ' +
          'of your control and goes on despite harm.',
      ],
    },
    'For a use disorder, 2 or more of 11 criteria must be met within 12 months. Needing more, or feeling ill ' +
      'without it, does not count when you take the medicine as your doctor ordered. Some signs:',
    {
      list: [
        'You take more than the label says, or take it to get high or numb.',
        'You ask for early refills, or tell a doctor less than the truth.',
        'You cannot face a normal day, a test or a night without it.',
      ],
    },
  ],
  overdose: [
    'Opioids and depressants: sleep you cannot break, slow breath, blue or gray lips. Stimulants: a hot body, a ' +
      'racing heart, chest pain, a seizure.',
    {
      steps: [
        ['Call ', { call: '911' }, '. Read out the name on the label.'],
        'Give naloxone if the person is hard to wake or breathes slowly. It is sold without prescription and ' +
          'safe to give when unsure. It does not reverse stimulants or benzodiazepines, but opioids may be in play.',
        'Give rescue breaths if they hardly breathe.',
        'Hot and restless? Cool the skin and keep the room quiet.',
        'Breathing but not awake? Turn them on one side in the recovery position.',
        'Stay until help arrives.',
      ],
    },
    ['For a wrong or doubled medicine with no signs so far, call Poison Control at ', { call: 'poison' }, '.'],
  ],
  stopping: [
    'No abrupt stop: that rule holds for all three groups.',
    {
      list: [
        'Depressants: a sudden end can bring seizures and can be deadly.',
        'Opioids: withdrawal is harsh, and tolerance falls, so a later overdose is more likely.',
        'Stimulants: expect tiredness and low mood, and ask your prescriber how to stop.',
      ],
    },
    [
      'Speak with the person who prescribes it before you change anything. In deep despair, call or text ',
      { call: '988' },
      '.',
    ],
  ],
  treatment: [
    'Care depends on the group. For opioids, there are medicines for opioid use disorder. For depressants, you ' +
      'need a clinician-led taper. For stimulant use disorder no medicine is approved, and therapy comes first. ' +
      'Talk with a prescriber; we help you connect with one.',
    {
      list: [
        'CBT treats the worry, pain or poor sleep behind the pills.',
        'DBT adds skills for the hours when a pill looks like the only way out.',
        'Contingency management, which rewards progress, can help with stimulants. We can help you find it.',
        'Group and family therapy end the secrecy.',
      ],
    },
    `Bring a list of all you take to your assessment at ${site.name}. It helps to keep you safe.`,
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'While your prescriber changes a medicine, 9 to 19 hours a week let us see often how you are doing.',
    },
    {
      path: '/outpatient-program',
      why: 'Under 9 hours a week fit people who still manage work and home and want to stop before that changes.',
    },
    {
      path: '/case-management',
      why: 'Several doctors, several bottles: a case manager helps put all of it into one plan.',
    },
  ],
  families: [
    {
      list: [
        'Do not throw the pills out or hide them. A sudden stop may be dangerous.',
        'Lock up medicines. Take old ones back to a pharmacy.',
        'If opioids are, or may be, in the house, keep naloxone at home.',
        'Speak about what you see, and not about character.',
      ],
    },
    [
      'Not sure where to begin? The SAMHSA helpline is free, 24/7, in English and Spanish: ',
      { call: 'samhsa' },
      '. Do not wait until you are worn out.',
    ],
  ],
};
