/** Page /alcohol: alcohol use disorder (specification, section 2, addiction pages). */
import { site } from '../../site';
import type { SubstanceContent } from '../types';

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
    'though it does harm. It is a health condition, and it can be treated.',
  urgent: [
    'After cutting down: a seizure, a fever, confusion, or seeing things that are not there? Call ',
    { call: '911' },
    ' now.',
  ],
  effects: [
    'Alcohol slows the brain and the body. With time it takes more to get the same calm, and the calm does not last.',
    {
      list: [
        'Soon after drinking: poor balance, slow reactions, blackouts, falls and crashes.',
        'Over years: harm to the liver, heart, nerves and memory, and a higher risk of some cancers.',
        [
          'Mood and sleep: more worry, poor sleep, and low mood that can deepen ',
          { to: '/depression', text: 'depression' },
          '.',
        ],
        [
          'With opioids or with medicines such as ',
          { to: '/xanax', text: 'Xanax' },
          ': breathing can stop. This mix kills.',
        ],
      ],
    },
  ],
  signs: [
    'A clinician looks for 2 or more of 11 criteria within 12 months. Some of them sound like this:',
    {
      list: [
        'You drink more, or for longer, than you planned.',
        'You have tried to cut down and could not.',
        'Much of your time goes to drinking or getting over it.',
        'Work, school or home life slips because of it.',
        'You shake, sweat or feel sick when it wears off.',
      ],
    },
    'You do not have to drink every day to need help.',
  ],
  overdose: [
    'Too much alcohol is a poisoning. Signs: the person cannot be woken, breathes slowly or with long gaps, ' +
      'vomits while half awake, has a seizure, or has cold, pale or blue skin.',
    {
      steps: [
        ['Call ', { call: '911' }, '.'],
        'If opioids may be involved, give naloxone. It does not reverse alcohol. It is sold without prescription ' +
          'and is safe to give when unsure.',
        'If breathing is very slow or has stopped, give rescue breaths.',
        'If they breathe on their own, roll them on one side in the recovery position.',
        'Stay until help comes. Coffee or “sleeping it off” will not help.',
      ],
    },
  ],
  stopping: [
    {
      note: [
        { strong: 'Never stop suddenly alone after heavy daily drinking.' },
        ' Withdrawal from alcohol can kill. Talk with a doctor first.',
      ],
    },
    {
      list: [
        'Withdrawal begins from 6 to 24 hours after the last drink: shaking, sweating, a fast pulse, worry, a ' +
          'sick stomach.',
        'Seizures can come, even in someone who has never had one.',
        'Delirium tremens can start at about 48 to 96 hours: deep confusion, fever, seeing things. It can kill.',
      ],
    },
    'We are an outpatient center. If you need a hospital or detox unit first, we help you find one, and we plan ' +
      'the days after it with you.',
  ],
  treatment: [
    'Three medicines can help people drink less or not at all: naltrexone, acamprosate and disulfiram. ' +
      'Naltrexone does not fit someone who uses opioids, and disulfiram makes you ill if you drink. Talk with a ' +
      'prescriber; we help you connect with one.',
    `At ${site.name}, talk therapy looks at the reasons behind the drinking:`,
    {
      list: [
        'Cognitive behavioral therapy (CBT) helps you spot triggers and plan for them.',
        'Dialectical behavior therapy (DBT) gives you ways to bear strong feelings without a drink.',
        'Group and family therapy mean you do not do this alone.',
        [
          'If low mood or worry came first, we treat both together. See ',
          { to: '/treatment', text: 'our types of therapy' },
          '.',
        ],
      ],
    },
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'Once withdrawal is medically safe, 20 or more hours a week fill the days that used to lead to a drink.',
    },
    {
      path: '/intensive-outpatient-program',
      why:
        'With 9 to 19 hours a week, you can try out evenings without a drink and bring the hard ones back to the ' +
        'group.',
    },
    {
      path: '/family-therapy',
      why: 'Drinking often shapes a whole home, and here everyone gets room to speak.',
    },
  ],
  families: [
    {
      list: [
        'Pick a calm, sober moment. Say what worries you, and leave blame out.',
        'Do not push anyone to quit overnight. Help them see a doctor first.',
        'Set limits you can keep, such as never riding with someone who has been drinking.',
        'If opioids may be in the home too, keep naloxone where all can find it.',
      ],
    },
    [
      'You need a listener, too. The SAMHSA helpline is open 24/7 in English and Spanish: ',
      { call: 'samhsa' },
      '. Rest, too. That is not selfish.',
    ],
  ],
};
