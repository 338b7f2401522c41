/** Page /alcohol: alcohol use disorder (specification, section 2, addiction pages). */
import { care } from '../care';
import { violenceHotline } from '../helplines';
import { ifChild, noAnswer, overdose, seizure, urgentActions } from '../overdose';
import type { Text } from '../rich-text';
import { anyoneIsSeen, countyKnows, criteria, licensingBoard } from '../substance-care';
import type { SubstanceContent } from '../types';

/** When to give naloxone to someone who has drunk too much. */
const ifOpioids = 'Opioids as well, or not sure? ';

/** What to do without a ride. */
const noRide = [
  'Don’t drive yourself. If you have no ride, or you get worse on the way, call ',
  { call: '911' },
  '.',
] satisfies Text;

export const content: SubstanceContent = {
  path: '/alcohol',
  picture: 'alcohol',
  title: 'Alcohol Addiction',
  description:
    'What alcohol use disorder is, why stopping suddenly alone can be dangerous, what alcohol poisoning looks ' +
    'like, and which care can help.',
  name: 'alcohol',
  definition:
    'Alcohol addiction, also called alcohol use disorder, means that drinking has become hard to control even ' +
    'though it harms you. It’s a health condition, and it can be treated.',
  urgentActions: [
    ...urgentActions({
      also: ['they have a seizure', 'they’re confused, feverish, or seeing things after cutting down'],
      when: ifOpioids,
    }),
    {
      heading: 'Shaking or sweating after the last drink',
      points: [
        ['Go to an emergency room, day or night, above all if you’ve ever had a seizure. ', ...noRide],
        anyoneIsSeen,
        'Until a doctor sees you, cutting down slowly is safer than stopping. If you’ve stopped already, go even if you feel better: the worst can come 2 to 4 days after the last drink.',
      ],
    },
  ],
  effects: [
    'Alcohol slows the brain and the body. The first drink may settle you, but over time it takes more to feel the same ' +
      'calm, and the mornings get worse.',
    {
      list: [
        'The same evening, it can cause poor balance, slow reactions, blackouts, falls, and crashes.',
        'Over the years, it can damage the liver, heart, nerves, and memory. It also raises the risk of some cancers.',
        'In pregnancy, no amount is known to be safe.',
        [
          'It makes worry and sleep worse, can deepen ',
          { to: '/depression', text: 'depression' },
          ', and raises the risk of suicide.',
        ],
        [
          'With opioids, or with medicines such as ',
          { to: '/xanax', text: 'Xanax' },
          ', it can stop your breathing and kill you.',
        ],
      ],
    },
  ],
  signs: [
    `You don’t have to drink every day, or in the morning, to need help. ${criteria} Some of them sound like this:`,
    {
      list: [
        'You drink more, or for longer, than you planned.',
        'You’ve tried to cut down and couldn’t.',
        'Much of your time goes to drinking or getting over it.',
        'Your work, school, or home life is worse because of it.',
        'You shake, sweat, or feel sick when it wears off.',
      ],
    },
  ],
  overdose: overdose({
    signs: `Too much alcohol is poisoning. Signs: ${noAnswer}; slow breathing, or long gaps; vomiting while half awake; a seizure; cold, pale, or blue skin.`,
    when: ifOpioids,
    notReversed: 'alcohol, but they may have taken opioids',
    also: [seizure],
    stay: 'Coffee doesn’t help. Don’t leave them to “sleep it off.”',
    after: [
      // The source is the California Business and Professions Code, section 25667.
      [
        { strong: 'Under 21?' },
        ' A separate California law covers alcohol. If you’re the first to call ',
        { call: '911' },
        ' and you stay and cooperate, it protects you from charges for buying, drinking, or having it. It doesn’t cover ' +
          'drunk driving.',
      ],
    ],
    child: ifChild('alcohol'),
  }),
  stopping: [
    {
      note: [
        { strong: 'Never stop suddenly alone after heavy daily drinking.' },
        ' Withdrawal from alcohol can kill. Talk with a doctor first. Until you’re seen, cutting down slowly is safer than ' +
          'stopping.',
      ],
    },
    {
      list: [
        [
          'Withdrawal begins 6 to 24 hours after the last drink, with shaking, sweating, a fast pulse, and nausea. If you ' +
            'shake or sweat, or have ever had a seizure or confusion in withdrawal, go to an emergency room, day or night. ',
          ...noRide,
        ],
        'If you’re pregnant, go at the first sign of withdrawal.',
        [
          'A seizure can happen even if you’ve never had one. Delirium tremens can start at about 48 to 96 hours, with deep ' +
            'confusion, fever, and seeing things that aren’t there. Both can kill, so call ',
          { call: '911' },
          '.',
        ],
      ],
    },
    [
      'We’re an outpatient clinic, and you sleep at home. If you need a hospital or detox unit first, we’ll help you look for ' +
        'one and plan the days after it with you. ',
      ...countyKnows,
    ],
  ],
  treatment: [
    [
      'Naltrexone, acamprosate, and disulfiram are medicines that can help people drink less or not at all. Disulfiram ' +
        'makes you ill if you drink. ',
      care.alcoholMedicines,
    ],
    {
      note:
        'If you use opioids, naltrexone can cause sudden opioid withdrawal. Tell the prescriber about every opioid you ' +
        'take, prescribed or not.',
    },
    'In therapy, you start with the times when you’re most likely to drink, such as an evening alone. In cognitive behavioral therapy (CBT), you plan for those times in advance, then talk about how they went. In a group, you ' +
      'hear how others got through a wedding or a bad day.',
    [
      'If ',
      { to: '/depression', text: 'low mood' },
      ' or ',
      { to: '/anxiety', text: 'worry' },
      ' came first, your therapy can work on that as well.',
    ],
    'AA and SMART Recovery are free groups, in person and online, and go well with treatment.',
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why:
        'Once withdrawal is medically safe, you spend your days here, for 20 or more hours a week, and plan each evening ' +
        'before you go home.',
    },
    {
      path: '/intensive-outpatient-program',
      why:
        'For 9 to 19 hours a week, you learn ways to get through an evening without a drink, try them, and talk about ' +
        'the hard ones next time. Many people keep their job.',
    },
    {
      path: '/family-therapy',
      why:
        'The people at home say how the drinking has affected them. Together, you plan what each of you will do on a ' +
        'hard day.',
    },
  ],
  families: [
    {
      list: [
        'Pick a calm, sober moment. Say what worries you, and leave blame out of it.',
        'Don’t push anyone to quit overnight, and don’t pour it all out. Help them see a doctor first.',
        'Set limits you can keep, such as never riding with someone who has been drinking.',
        'If there may be opioids at home, keep naloxone where everyone can find it.',
        violenceHotline,
        [
          'Al-Anon is for people close to someone who drinks, and Alateen is for teens. To find a meeting, call ',
          { call: 'alAnon' },
          '.',
        ],
      ],
    },
  ],
  firstCall: [
    [
      'Call ',
      { call: 'clinic' },
      '. You can call after a drink. We’ll ask how much you drink, when the last one was, and what happens when it wears off, ' +
        'to know whether you should see a doctor first. Then we book your initial assessment.',
    ],
    licensingBoard,
  ],
};
