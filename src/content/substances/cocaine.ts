/** Page /cocaine: stimulant use disorder with cocaine (specification, section 2, addiction pages). */
import { care } from '../care';
import { ifChild, ifDrowsy, overdose, seizure, shoutAndRub, urgentActions, veryHot } from '../overdose';
import { testStrips, usingAlone } from '../safer-use';
import { criteria, recoveryIncentives } from '../substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/cocaine',
  picture: 'cocaine',
  title: 'Cocaine Addiction',
  description:
    'How cocaine affects the heart and mind, why fentanyl in the supply matters, what to do in an overdose, and ' +
    'how therapy helps.',
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
    meanwhile: [veryHot],
  }),
  effects: [
    'Cocaine gives a short burst of energy and confidence, then drops you. The drop is what makes you reach for the next ' +
      'line or hit, and it can keep you up and spending until morning.',
    {
      list: [
        'Your heart may race or beat unevenly. A heart attack or stroke can happen even if you’re young and fit.',
        'You may panic, turn angry, feel that others are out to get you, or have a seizure.',
        'Snorting damages the nose, and smoking damages the lungs.',
        'In pregnancy, it can harm you and the baby. Prenatal care helps, even if you still use.',
        [
          'With ',
          { to: '/alcohol', text: 'alcohol' },
          ', it forms a new substance in the body that strains the heart more.',
        ],
      ],
    },
    [
      'Powder and crack may contain ',
      { to: '/fentanyl', text: 'fentanyl' },
      ', which you can’t see, smell, or taste. If you don’t take opioids, your body isn’t used to them, and a little can kill ' +
        `you. ${testStrips}`,
    ],
  ],
  signs: [
    `Using only on weekends can still be a disorder. ${criteria} For example:`,
    {
      list: [
        'One line turns into a whole night.',
        'You crave it when you see certain people or places, or even cash.',
        'You hide what you’ve spent, or you’ve borrowed to pay for it.',
        'You miss work or class the day after.',
        'You keep using in spite of nosebleeds, chest trouble, or fights about it.',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: chest pain, a pounding heart, a very hot body, a seizure, panic, or confusion. It may be fentanyl if the person breathes slowly, turns blue, gray, or pale, or doesn’t answer ${shoutAndRub}.`,
    call: 'Say what you see, and that it may be cocaine.',
    when: ifDrowsy,
    notReversed: 'stimulants such as cocaine, but fentanyl may be mixed in',
    also: [veryHot, seizure],
    stay: 'Speak softly.',
    child: ifChild('cocaine'),
  }),
  stopping: [
    'Stopping cocaine is rarely as hard on the body as stopping alcohol. But the crash is real, with long sleep, hunger, ' +
      'low mood, and strong cravings.',
    {
      list: [
        [
          'Low mood can turn dark fast. If you think of ending your life, call or ',
          { call: 'text988' },
          ' ',
          { call: '988' },
          '.',
        ],
        'If you also drink every day or take sedatives, ask a doctor before you stop those.',
        'After a break, your body is less used to cocaine, so the old amount is more dangerous.',
        ['If you use again, be with someone who has naloxone and will call ', { call: '911' }, '. ', ...usingAlone],
      ],
    },
  ],
  treatment: [
    'No medicine is FDA-approved for cocaine addiction. Therapy is what helps.',
    [
      'With contingency management, you give a urine sample at set times and get a small reward for each one that shows no ' +
        'cocaine. Together with cognitive behavioral therapy (CBT), it has good evidence. ',
      care.contingencyManagement,
      ' ',
      ...recoveryIncentives,
    ],
    'In CBT, you and a therapist go back over your last night of use, hour by hour: who texted, where the cash came from, ' +
      'when you could still have gone home. You look for the earliest point at which you could stop. First steps are often plain: delete the numbers, take another way home on payday, let someone you trust hold your card. SMART Recovery and ' +
      'Narcotics Anonymous (NA) are free groups for the days between sessions.',
    [
      'Tell us about ',
      { to: '/depression', text: 'depression' },
      ', ',
      { to: '/adhd', text: 'ADHD' },
      ', or anything else that may feed the urge.',
    ],
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why:
        'You come in on several days, for 9 to 19 hours a week, and go through each craving since the last session while ' +
        'it’s fresh.',
    },
    {
      path: '/outpatient-program',
      why:
        'If you use mostly on weekends and home is steady, you meet a counselor and a group for under 9 hours a week, and ' +
        'plan your Friday before it comes.',
    },
    {
      path: '/case-management',
      why: 'A case manager goes through debt, court dates, or a search for contingency management with you.',
    },
  ],
  families: [
    {
      list: [
        'Talk when no one is high or in a crash, and stick to what you’ve seen.',
        'Offer a ride rather than cash.',
        'Keep naloxone at home, because cocaine may contain fentanyl.',
        'Learn the signs of a heart attack and a stroke.',
        ['Meet other families of people who use drugs. To find a Nar-Anon group, call ', { call: 'narAnon' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'Many people call the morning after. At ',
      { call: 'clinic' },
      ', we’ll ask about your heart, your sleep, and your mood first, since the crash can bring dark thoughts. Then we ask how ' +
        'often you use and what you take with it, and we book your initial assessment. You don’t have to have stopped.',
    ],
  ],
};
