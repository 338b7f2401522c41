/** Page /alcohol: alcohol use disorder (specification, section 2, addiction pages). */
import { site } from '../../site';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/alcohol',
  title: 'Alcohol Addiction',
  description:
    'What alcohol use disorder is, why stopping suddenly alone can be dangerous, what alcohol poisoning looks ' +
    'like, and which care can help.',
  name: 'alcohol',
  definition:
    'Alcohol addiction, also called alcohol use disorder, means that drinking has become hard to control even ' +
    'though it does harm. It is a health condition, not a weakness, and it can be treated.',
  urgent: [
    'After cutting down: a seizure, a fever, confusion, or seeing things that are not there? Call ',
    { call: '911' },
    ' now.',
  ],
  effects: [
    'Alcohol slows the brain and the body. At first that can feel like calm. With time it takes more to get the ' +
      'same effect, and the calm does not last.',
    {
      list: [
        'Soon after drinking: poor balance, slow reactions, blackouts, falls and crashes.',
        'Over months and years: harm to the liver, heart, stomach, nerves and memory, and a higher risk of some ' +
          'cancers.',
        [
          'Mood and sleep: more worry, worse sleep, and low mood that can look like or deepen ',
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
    'No amount of alcohol is known to be safe in pregnancy.',
  ],
  signs: [
    'A clinician looks for 2 or more of 11 criteria within 12 months. Some of them sound like this:',
    {
      list: [
        'You drink more, or for longer, than you planned.',
        'You have tried to cut down and could not.',
        'Much of your time goes to drinking or getting over it.',
        'Work, school or home life slips because of it.',
        'You need more than you used to for the same effect.',
        'You shake, sweat or feel sick when it wears off.',
      ],
    },
    'You do not have to drink every day, or lose everything first, to need help.',
  ],
  overdose: [
    'Too much alcohol is a poisoning. Signs are a person who cannot be woken, slow breathing or long gaps ' +
      'between breaths, vomiting while half awake, a seizure, or skin that is cold, pale or blue.',
    {
      steps: [
        ['Call ', { call: '911' }, '. Do not wait for every sign.'],
        'If opioids may be involved, give naloxone. It does not reverse alcohol. It is sold without prescription ' +
          'and is safe to give when unsure.',
        'If breathing is very slow or has stopped, give rescue breaths. The person on the line can talk you ' +
          'through it.',
        'If they breathe on their own, roll them on one side in the recovery position, so that they do not choke.',
        'Stay until help comes. Coffee, a cold shower or “sleeping it off” will not help.',
      ],
    },
    [
      'Someone drank hand gel or another product and seems well? Poison Control answers day and night: ',
      { call: 'poison' },
      '.',
    ],
  ],
  stopping: [
    {
      note: [
        { strong: 'Never stop suddenly alone after heavy daily drinking.' },
        ' Talk with a doctor first. Withdrawal from alcohol can kill, and medical care makes it far safer.',
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
      'your next step with you for the days after.',
  ],
  treatment: [
    'Three medicines can help people drink less or stay away from drinking: naltrexone, acamprosate and ' +
      'disulfiram. Each suits different people. Naltrexone does not fit someone who uses opioids, and disulfiram ' +
      'makes you ill if you drink. Talk with a prescriber. We help you connect with one.',
    `At ${site.name}, talk therapy works on the reasons behind the drinking and on the hours when it is hardest ` +
      'to say no.',
    {
      list: [
        'Cognitive behavioral therapy (CBT) helps you spot triggers and plan for them.',
        'Dialectical behavior therapy (DBT) gives you ways to sit with strong feelings without a drink.',
        'Group therapy lets you speak with people who know this from inside.',
        [
          'If low mood, worry or trauma came first, we treat both together. See ',
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
        'With 9 to 19 hours a week, you can practice sober evenings at home and bring the hard ones back to the ' +
        'group.',
    },
    {
      path: '/family-therapy',
      why: 'Drinking often shapes a whole household, and here everyone gets room to speak and to mend trust.',
    },
  ],
  families: [
    {
      list: [
        'Pick a calm, sober moment. Say what you saw and what worries you, and leave blame out.',
        'Do not push anyone to quit overnight. Help them see a doctor first.',
        'Set limits you can keep, such as not riding in a car with someone who has been drinking.',
        'If opioids may be in the home too, keep naloxone where all can find it.',
      ],
    },
    [
      'You may need a listener of your own. The SAMHSA helpline is open 24/7 in English and Spanish: ',
      { call: 'samhsa' },
      '. Rest, eat, and see your friends. That is not selfish.',
    ],
  ],
};
