/** Page /alcohol: alcohol use disorder (specification, section 2, addiction pages). */
import { site } from '../../site';
import { overdose, seizure, urgentActions } from '../overdose';
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
    'though it harms you. It’s a health condition, and it can be treated.',
  urgentActions: urgentActions({
    also: ['they have a seizure', 'they’re confused, feverish, or seeing things after cutting down'],
    naloxone: 'Give naloxone if they may have taken opioids.',
  }),
  effects: [
    'Alcohol slows the brain and the body. Over time it takes more to feel the same calm.',
    {
      list: [
        'Soon after drinking: poor balance, slow reactions, blackouts, falls, and crashes.',
        'Over the years: damage to the liver, heart, nerves, and memory, and a higher risk of some cancers.',
        'In pregnancy: no amount is known to be safe.',
        [
          'Mood and sleep: more worry, poor sleep, and low mood that can deepen ',
          { to: '/depression', text: 'depression' },
          '.',
        ],
        [
          'With opioids, or with medicines such as ',
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
        'You’ve tried to cut down and couldn’t.',
        'Much of your time goes to drinking or getting over it.',
        'Your work, school, or home life is worse because of it.',
        'You shake, sweat, or feel sick when it wears off.',
      ],
    },
    'You don’t have to drink every day to need help.',
  ],
  overdose: overdose({
    signs:
      'Too much alcohol is poisoning. Signs: the person can’t be woken, breathes slowly or with long gaps, vomits ' +
      'while half awake, has a seizure, or has cold, pale, or blue skin.',
    naloxone: [{ strong: 'If they may have taken opioids, give naloxone.' }],
    notReversed: 'alcohol, but they may have taken opioids, too',
    also: [seizure],
    stay: 'Coffee doesn’t help. Don’t leave them to “sleep it off.”',
    after: [
      // California Business and Professions Code, section 25667.
      [
        { strong: 'Under 21?' },
        ' Another California law is about alcohol. It protects the first person who calls ',
        { call: '911' },
        ' from charges for drinking or having it, if they stay and cooperate.',
      ],
    ],
  }),
  stopping: [
    {
      note: [
        { strong: 'Never stop suddenly alone after heavy daily drinking.' },
        ' Withdrawal from alcohol can kill. Talk with a doctor first.',
      ],
    },
    {
      list: [
        'Withdrawal begins 6 to 24 hours after the last drink: shaking, sweating, a fast pulse, and nausea. ' +
          'If it starts, see a doctor today.',
        'Seizures can happen, even if you’ve never had one.',
        'Delirium tremens can start at about 48 to 96 hours: deep confusion, fever, and seeing things that aren’t ' +
          'there. It can kill.',
      ],
    },
    'We’re an outpatient center. If you need a hospital or detox unit first, we help you find one and plan the ' +
      'days after it with you.',
  ],
  treatment: [
    'Three medicines can help people drink less or not at all: naltrexone, acamprosate, and disulfiram. ' +
      'Disulfiram makes you ill if you drink. We can help you find a prescriber.',
    {
      note:
        'If you use opioids, naltrexone can cause sudden opioid withdrawal. Tell the prescriber about every opioid you ' +
        'take, prescribed or not.',
    },
    `At ${site.name}, talk therapy looks at the reasons behind the drinking:`,
    {
      list: [
        'Cognitive behavioral therapy (CBT) helps you spot triggers and plan for them.',
        'Dialectical behavior therapy (DBT) gives you ways to get through strong feelings without a drink.',
        'In group and family therapy, you don’t do this alone.',
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
      why: 'Once withdrawal is medically safe, 20 or more hours a week fills the days that used to lead to a drink.',
    },
    {
      path: '/intensive-outpatient-program',
      why:
        'With 9 to 19 hours a week, you can try evenings without a drink and talk about the hard ones in the next ' +
        'session.',
    },
    {
      path: '/family-therapy',
      why: 'Drinking often affects the whole household.',
    },
  ],
  families: [
    {
      list: [
        'Pick a calm, sober moment. Say what worries you, and leave blame out of it.',
        'Don’t push anyone to quit overnight. Help them see a doctor first.',
        'Set limits you can keep, such as never riding with someone who has been drinking.',
        'If there may be opioids at home, too, keep naloxone where everyone can find it.',
        [
          'If someone hurts or threatens you, the National Domestic Violence Hotline helps you plan how to stay safe or ' +
            'leave: ',
          { call: 'domesticViolence' },
          '.',
        ],
      ],
    },
  ],
};
