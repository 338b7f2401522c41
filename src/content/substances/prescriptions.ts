/** Page /prescriptions: use disorders with prescribed medicines (specification, section 2, addiction pages). */
import { care } from '../care';
import { beforeReporting, boardNotTold } from '../licensing-boards';
import { prescribedHere } from '../opioid-medicines';
import { ifChild, ifDrowsy, noAnswer, overdose, seizure, urgentActions, veryHot } from '../overdose';
import { usingAlone } from '../safer-use';
import { countyKnows, criteria } from '../substance-care';
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
    also: ['they have a seizure', 'they’re very hot or confused, have stiff or jerking muscles, or have chest pain'],
    when: ifDrowsy,
    meanwhile: [veryHot],
  }),
  effects: [
    'What a medicine can do depends on its kind:',
    {
      list: [
        [
          { strong: 'Opioids' },
          ' for pain, such as ',
          { to: '/oxycodone', text: 'oxycodone' },
          ': they can slow breathing until it stops.',
        ],
        [
          { strong: 'Depressants' },
          ' for worry, sleep, or tight muscles, such as ',
          { to: '/xanax', text: 'Xanax' },
          ' and sleeping pills: they can cause falls and memory gaps. With opioids or alcohol, they can kill.',
        ],
        [
          { strong: 'Stimulants' },
          ', often for ',
          { to: '/adhd', text: 'ADHD' },
          ': taken in excess, they strain the heart and can bring fear, anger, or psychosis.',
        ],
        [
          { strong: 'Antidepressants, tramadol, and some migraine and cough medicines' },
          ' can cause serotonin toxicity, above all together. Fever, stiff or jerking muscles, or confusion after a new medicine ' +
            'or a higher dose: call ',
          { call: '911' },
          '.',
        ],
      ],
    },
    [
      'A pill from a friend, the web, or the street may be a fake that contains ',
      { to: '/fentanyl', text: 'fentanyl' },
      ', and ',
      { to: '/fentanyl', section: 'stopping', text: 'test strips can miss it' },
      '. If you take such a pill anyway, have naloxone within reach. ',
      ...usingAlone,
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
    `${criteria} Needing more of a medicine, or feeling ill without it, doesn’t count if you take it as your doctor ` +
      'ordered. Some signs:',
    {
      list: [
        'You take more than the label says, or take it to get high or numb.',
        'You ask for early refills, or see a second doctor without telling the first.',
        'You can’t face a normal day, an exam, or a night without it.',
        'You take pills from work, or from someone else’s bottle.',
      ],
    },
  ],
  overdose: overdose({
    signs: `Opioids and depressants: ${noAnswer}; slow breathing; blue, gray, or pale lips. Stimulants: a hot body, a racing heart, chest pain, or a seizure.`,
    call: 'Read out the name on the label.',
    when: ifDrowsy,
    notReversed: 'stimulants or benzodiazepines, but opioids may be involved',
    also: [veryHot, seizure],
    stay: 'Give the bottle to the crew.',
    after: [
      [
        'If you took too many but feel well, call Poison Control now: ',
        { call: 'poison' },
        '. If it was on purpose, call ',
        { call: '911' },
        '.',
      ],
    ],
    child: ifChild('a medicine', 'methadone, buprenorphine, or a long-acting tablet'),
  }),
  stopping: [
    {
      note: [
        { strong: 'Never stop abruptly.' },
        ' Talk with your prescriber before you change anything, above all if you’re pregnant.',
      ],
    },
    'Here’s what can happen if you stop suddenly:',
    {
      list: [
        [
          { strong: 'Benzodiazepines such as Xanax:' },
          ' seizures, and these can be deadly. ',
          { strong: 'Sleeping pills, gabapentin, baclofen, carisoprodol, and butalbital' },
          ' (in some headache pills) can bring seizures as well. If you’ve run out of any of these, go to a doctor, urgent care, or an emergency room today.',
        ],
        [
          { strong: 'Opioids:' },
          ' withdrawal is hard, and tolerance falls, so a later overdose is more likely. Many emergency rooms can start ' +
            'buprenorphine.',
        ],
        [
          { strong: 'Stimulants:' },
          ' tiredness and low mood. If you have thoughts of suicide, call or ',
          { call: 'text988' },
          ' ',
          { call: '988' },
          '.',
        ],
      ],
    },
    'Afraid that your doctor will cut you off? Say that you want to come off slowly, and ask for a plan in writing. If the ' +
      'answer is no, ask another doctor or a pharmacist before the last pill is gone.',
  ],
  treatment: [
    {
      list: [
        `For opioids, there are medicines for opioid use disorder. ${prescribedHere}`,
        [
          'For depressants, you need a taper led by a clinician, often over months. We’ll help you look for one, and you see ' +
            'us while it lasts. ',
          ...countyKnows,
        ],
        [
          'For stimulants, no medicine is approved for the addiction, so therapy comes first. Contingency management, which ' +
            'rewards tests that show no use, may help. ',
          care.contingencyManagement,
          ' Read ',
          { to: '/meth', section: 'treatment', text: 'how it works, and who pays for it' },
          '.',
        ],
      ],
    },
    'A pill often does a job, such as getting you through a double shift or a panic attack. In cognitive behavioral therapy (CBT), you ' +
      'find out which job yours does and practice other ways, while your prescriber changes the amount. What brought you ' +
      'to the medicine, such as pain, worry, or ADHD, still needs treatment, and we plan for that as well.',
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why:
        'While your prescriber changes a medicine, you come for 9 to 19 hours a week. We hear early if you can’t sleep or ' +
        'feel worse.',
    },
    {
      path: '/outpatient-program',
      why:
        'If you still manage work and home, you see a counselor and a group for under 9 hours a week. Ask which hours fit ' +
        'around your shifts.',
    },
    {
      path: '/case-management',
      why: 'If you have several doctors and several bottles, a case manager helps put it all into one plan.',
    },
  ],
  families: [
    {
      list: [
        'Don’t cut off pills that they take every day. A sudden stop may be dangerous.',
        'Lock up medicines, and take old ones back to a pharmacy.',
        'If there are opioids in the house, or may be, keep naloxone at home.',
        'Talk about what you see, not about their character.',
        ['Families Anonymous meets in person and online: ', { call: 'familiesAnonymous' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'Have your bottles in front of you, if you can, and call ',
      { call: 'clinic' },
      '. We’ll ask what each one is for, how you really take it, and how many days are left. If one of them is dangerous to ' +
        'stop, we say so, and talk about who can prescribe it in the meantime. Then we book your initial assessment. Bring the ' +
        'list along.',
    ],
    [{ strong: 'Is your license at stake?' }, ` ${boardNotTold} `, ...beforeReporting],
  ],
};
