/** Page /cocaine: stimulant use disorder with cocaine (specification, section 2, addiction pages). */
import { care } from '../shared/care';
import { cool, ifChild, ifDrowsy, overdose, seizure, shoutAndRub, urgentActions, veryHot } from '../shared/overdose';
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
    'Cocaine is a fast-acting stimulant, sold as a powder or as crack. Cocaine addiction, also called stimulant use ' +
    'disorder, means that you keep using it even though it harms you.',
  urgentActions: urgentActions({
    also: [
      'they’re very hot, or have chest pain, trouble breathing, or a seizure',
      'they have a drooping face, a weak arm, or slurred speech',
    ],
    when: ifDrowsy,
    meanwhile: [cool],
  }),
  effects: [
    'The high is short, and the drop makes you reach for the next line or hit, sometimes until morning.',
    {
      list: [
        'Your heart may race or beat unevenly. A heart attack or stroke can happen even if you’re young and fit.',
        'You may panic, turn angry, feel that others are out to get you, or have a seizure.',
        'In pregnancy, it can harm you and the baby. Prenatal care helps, even if you still use.',
        ['With ', { to: '/alcohol', text: 'alcohol' }, ', it strains the heart even more.'],
      ],
    },
    [
      'Cocaine may contain ',
      { to: '/fentanyl', text: 'fentanyl' },
      ', which you can’t see, smell, or taste. If your body isn’t used to opioids, a little can kill you. A negative fentanyl ' +
        'test strip doesn’t mean that a line is safe: see ',
      stripsMiss,
      '.',
    ],
  ],
  signs: [
    `Using only on weekends can still be a disorder. ${criteria}, for example:`,
    {
      list: [
        'One line turns into a whole night.',
        'You crave it when you see certain people or places, or even cash.',
        'You hide what you’ve spent, or you’ve borrowed to pay for it.',
        'You keep using in spite of nosebleeds, chest trouble, or fights about it.',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: chest pain, a pounding heart, a very hot body, a seizure, or confusion. It may be fentanyl if they breathe slowly, turn blue, gray, or pale, or don’t answer ${shoutAndRub}.`,
    call: 'say that it may be cocaine',
    stopsHeart: true,
    when: ifDrowsy,
    notReversed: 'cocaine, only fentanyl that may be in it',
    also: [veryHot, seizure],
    stay: 'Naloxone can wear off before fentanyl does, so ask them not to use more or leave.',
    child: ifChild('cocaine'),
  }),
  stopping: [
    'Stopping cocaine is rarely as hard on the body as stopping alcohol. But the crash brings long sleep, hunger, low mood, ' +
      'and strong cravings.',
    {
      list: [
        [
          'Low mood can turn dark fast. If you think of ending your life, call ',
          { call: '988' },
          ' or ',
          { call: 'text988' },
          '.',
        ],
        'If you also drink every day or take sedatives, ask a doctor before you stop those.',
        'After a break, the old amount is more dangerous.',
        ['If you use again, be with someone who has naloxone, or call ', ...safeSpot],
      ],
    },
  ],
  treatment: [
    [
      'No medicine is FDA-approved for cocaine addiction. Therapy is what helps. With contingency management, you get a small ' +
        'reward for each urine sample that shows no cocaine. Together with cognitive behavioral therapy (CBT), it has good evidence. ',
      care.contingencyManagement,
      ' See ',
      { to: '/meth', section: 'treatment', text: 'who offers it and who pays' },
      '.',
    ],
    'In CBT, you go back over your last night of use, hour by hour, and look for the earliest point at which you could have ' +
      'gone home. First steps are often plain: delete the numbers, or let someone you trust hold your card.',
    [
      'Tell us about ',
      { to: '/depression', text: 'depression' },
      ' or ',
      { to: '/adhd', text: 'ADHD' },
      '. SMART Recovery and Narcotics Anonymous (NA) are free groups.',
    ],
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'You come for 9 to 19 hours a week, and go through each craving while it’s fresh.',
    },
    {
      path: '/outpatient-program',
      why: 'You come for under 9 hours a week, and plan your Friday before it comes.',
    },
    {
      path: '/case-management',
      why: 'A case manager helps with debt, court dates, or a search for contingency management.',
    },
  ],
  families: [
    {
      list: [
        'Talk when no one is high or in a crash, and stick to what you’ve seen.',
        'Offer a ride rather than cash.',
        'Keep naloxone at home, and learn the signs of a heart attack and a stroke.',
        ['To find a Nar-Anon group for families, call ', { call: 'narAnon' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'Many people call the morning after. At ',
      { call: 'clinic' },
      ', we’ll ask about your heart, your sleep, and your mood first, since the crash can bring dark thoughts. Then we ask how ' +
        'often you use, and we book your initial assessment. You don’t have to have stopped.',
    ],
  ],
};
