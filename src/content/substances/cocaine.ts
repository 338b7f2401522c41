/** Page /cocaine: stimulant use disorder with cocaine (specification, section 2, addiction pages). */
import { site } from '../../site';
import { overdose, seizure, tooHot, urgentActions } from '../overdose';
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
    naloxone: 'Hard to wake, or breathing slowly? Give naloxone.',
    meanwhile: [tooHot],
  }),
  effects: [
    'Cocaine gives a short burst of energy and confidence. It soon wears off, and the urge to take more is strong.',
    {
      list: [
        'Heart and blood vessels: a fast or uneven heartbeat, heart attack, or stroke, even in young and fit people.',
        'Brain: seizures, panic, anger, or a feeling that others are out to get you.',
        'Body: damage to the nose from snorting and to the lungs from smoking.',
        [
          'With ',
          { to: '/alcohol', text: 'alcohol' },
          ': the two form a new substance in the body that strains the heart more.',
        ],
      ],
    },
    [
      'Any powder or pill that isn’t from a pharmacy may contain ',
      { to: '/fentanyl', text: 'fentanyl' },
      '. You can’t see, smell, or taste it.',
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
    naloxone: [{ strong: 'Hard to wake, or breathing slowly? Give naloxone.' }],
    notReversed: 'stimulants such as cocaine, but fentanyl may be mixed in',
    also: [
      [{ strong: 'Too hot:' }, ' move them somewhere cool, loosen their clothes, and put damp cloths on their skin.'],
      seizure,
    ],
    stay: 'Speak softly.',
  }),
  stopping: [
    'Stopping cocaine is rarely as hard on the body as stopping alcohol. But the crash is real: long sleep, hunger, low ' +
      'mood, and strong cravings.',
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
        'After a break your body is less used to cocaine, so the old amount is more dangerous.',
      ],
    },
  ],
  treatment: [
    'There is no FDA-approved medicine for cocaine addiction. Therapy is what helps.',
    {
      list: [
        'Contingency management gives you a small, set reward for each drug test that shows no use. Together with ' +
          'cognitive behavioral therapy (CBT), it has good evidence for cocaine. We help you find a program that ' +
          'offers it.',
        'CBT teaches you to see the steps that lead to use, and to stop early.',
        'Dialectical behavior therapy (DBT) helps when anger or shame sets off the urge.',
      ],
    },
    [
      `When you call ${site.name}, we also ask about `,
      { to: '/depression', text: 'depression' },
      ', ',
      { to: '/adhd', text: 'ADHD' },
      ', and other conditions that may feed the urge.',
    ],
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'Cravings come in waves. With 9 to 19 hours a week, the next session is never far off.',
    },
    {
      path: '/outpatient-program',
      why: 'If you use mostly on weekends and home is steady, under 9 hours a week may be enough.',
    },
    {
      path: '/case-management',
      why: 'A case manager can help you sort out debt, court dates, or the search for contingency management.',
    },
  ],
  families: [
    {
      list: [
        'Talk when no one is high or in a crash. Stick to what you’ve seen.',
        'Offer a ride, not cash.',
        'Keep naloxone at home, because cocaine may contain fentanyl.',
        'Learn the signs of a heart attack and a stroke.',
      ],
    },
  ],
};
