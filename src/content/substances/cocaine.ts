/** Page /cocaine: stimulant use disorder with cocaine (specification, section 2, addiction pages). */
import { site } from '../../site';
import { naloxoneIfDrowsy, overdose, seizure, urgentActions, veryHot } from '../overdose';
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
    naloxone: naloxoneIfDrowsy,
    meanwhile: [veryHot],
  }),
  effects: [
    'Cocaine gives a short burst of energy and confidence. As it wears off, the urge to take more is strong.',
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
      ', which you can’t see, smell, or taste. Test strips can show that it’s there, but not how much, and they can miss ' +
        'drugs like it.',
    ],
  ],
  signs: [
    'Using only on weekends can still be a disorder. What counts is whether 2 or more of 11 criteria have been true ' +
      'within 12 months. For example:',
    {
      list: [
        'One line turns into a whole night.',
        'You crave it when you see certain people or places, or even cash.',
        'You miss work or class the day after.',
        'You keep using in spite of nosebleeds, chest trouble, or fights about it.',
      ],
    },
  ],
  overdose: overdose({
    signs:
      'Signs: chest pain, a pounding heart, a very hot body, a seizure, panic, or confusion. If the person is limp, ' +
      'breathes slowly, or turns blue, gray, or pale, it may be fentanyl.',
    call: 'Say what you see.',
    naloxone: naloxoneIfDrowsy,
    notReversed: 'stimulants such as cocaine, but fentanyl may be mixed in',
    also: [veryHot, seizure],
    stay: 'Speak softly.',
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
        ['If you use again, don’t use alone. Be with someone who has naloxone and will call ', { call: '911' }, '.'],
      ],
    },
  ],
  treatment: [
    'No medicine is FDA-approved for cocaine addiction. Therapy is what helps.',
    {
      list: [
        'Contingency management gives you a small, set reward for each drug test that shows no use. Together with ' +
          'cognitive behavioral therapy (CBT), it has good evidence for cocaine.',
        'CBT teaches you to see the steps that lead to use, and to stop early.',
        'Dialectical behavior therapy (DBT) helps when anger or shame sets off the urge.',
        'SMART Recovery and Narcotics Anonymous (NA) are free groups where people help each other between sessions.',
      ],
    },
    [
      'In some counties, Medi-Cal pays for contingency management through a state program called Recovery Incentives. Call ',
      { call: 'county' },
      ` to ask if ${site.countyLine.county} has it. Without Medi-Cal, ask your plan, and we’ll help you look, too.`,
    ],
    [
      `When you call ${site.name}, tell us about `,
      { to: '/depression', text: 'depression' },
      ', ',
      { to: '/adhd', text: 'ADHD' },
      ', or anything else that may feed the urge.',
    ],
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'Cravings come in waves. When you come for 9 to 19 hours a week, you’re never far from the next session.',
    },
    {
      path: '/outpatient-program',
      why: 'If you use mostly on weekends and home is steady, you may need no more than a few hours a week (under 9).',
    },
    {
      path: '/case-management',
      why: 'A case manager can help you sort out debt, court dates, or the search for contingency management.',
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
};
