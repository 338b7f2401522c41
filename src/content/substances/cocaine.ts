/** Page /cocaine: stimulant use disorder with cocaine (specification, section 2, addiction pages). */
import { care } from '../shared/care';
import { cool, ifChild, ifDrowsy, overdose, seizure, urgentActions, veryHot } from '../shared/overdose';
import { safeSpot, stripsMiss } from '../shared/safer-use';
import { criteria } from '../shared/substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/cocaine',
  picture: 'cocaine',
  title: 'Cocaine Addiction',
  description: 'What cocaine does to the heart and mind, what to do in an overdose, and how therapy helps people stop.',
  name: 'cocaine',
  definition:
    'Cocaine is a fast-acting stimulant, sold as a powder or as crack. Cocaine addiction means that you keep using it even ' +
    'though it harms you. Clinicians call it stimulant use disorder.',
  urgentActions: urgentActions({
    also: [
      'they’re very hot, or have chest pain, trouble breathing, or a seizure',
      'they have a drooping face, a weak arm, or slurred speech',
    ],
    when: ifDrowsy,
    meanwhile: [cool],
  }),
  effects: [
    {
      list: [
        'A heart attack or stroke can happen even if you’re young and fit.',
        'You may panic, turn angry, feel that others are out to get you, or have a seizure.',
        'In pregnancy, it can harm you and the baby. See a doctor or midwife, even if you still use.',
        ['With ', { to: '/alcohol', text: 'alcohol' }, ', it strains the heart even more.'],
      ],
    },
    [
      'Cocaine may contain ',
      { to: '/fentanyl', text: 'fentanyl' },
      ', which you can’t see, smell, or taste. If your body isn’t used to opioids, a little can kill you. Don’t trust a negative ' +
        'fentanyl test strip: see ',
      stripsMiss,
      '.',
    ],
  ],
  signs: [
    `${criteria}, even if you use only on weekends. For example:`,
    {
      list: [
        'One line turns into a whole night.',
        'You hide what you’ve spent on it.',
        'You keep using in spite of nosebleeds, chest trouble, or fights about it.',
      ],
    },
  ],
  overdose: overdose({
    signs:
      'Signs: chest pain, a pounding heart, a very hot body, a seizure, or confusion. It may be fentanyl if they breathe slowly, turn blue, gray, or pale, or can’t be woken.',
    call: 'say that it may be cocaine',
    when: ifDrowsy,
    notReversed: 'cocaine, only fentanyl that may be in it',
    also: [veryHot, seizure],
    stay: 'Naloxone can wear off before fentanyl does, so ask them not to use more or leave.',
    child: ifChild('cocaine'),
  }),
  stopping: [
    'Stopping seldom harms the body by itself. But the crash brings long sleep, hunger, low mood, and cravings.',
    {
      list: [
        ['If you think of ending your life, call ', { call: '988' }, ' or ', { call: 'text988' }, '.'],
        'If you also drink every day or take sedatives, ask a doctor before you stop those.',
        'After a break, the old amount is more dangerous.',
        ['If you use again, be with someone who has naloxone, or call ', ...safeSpot],
      ],
    },
  ],
  treatment: [
    [
      'No medicine is FDA-approved for cocaine addiction, but therapy can help. With contingency management, you get a small ' +
        'reward for each test that shows no cocaine. It has good evidence. ',
      care.contingencyManagement,
      ' See ',
      { to: '/treatment', section: 'medicines', text: 'who offers it and who pays' },
      '.',
    ],
    'In cognitive behavioral therapy (CBT), you go back over your last night of use, and look for the first point at which you could have gone home.',
    [
      'Tell us if you also have ',
      { to: '/depression', text: 'depression' },
      ' or ',
      { to: '/adhd', text: 'ADHD' },
      '.',
    ],
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'Several days a week, while cravings are strong.',
    },
    {
      path: '/outpatient-program',
      why: 'To plan each weekend before it comes.',
    },
  ],
  families: [
    {
      list: [
        'Talk when no one is high or in a crash.',
        'Keep naloxone at home, and learn the signs of a heart attack and a stroke.',
        ['To find a Nar-Anon group for families, call ', { call: 'narAnon' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'At ',
      { call: 'clinic' },
      ', we’ll ask about your heart, your sleep, and your mood first, since the crash can bring dark thoughts. Then we ask how ' +
        'often you use, and we book your initial assessment. You don’t have to have stopped.',
    ],
  ],
};
