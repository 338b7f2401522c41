/** Page /kratom: kratom use disorder (specification, section 2, addiction pages). */
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/kratom',
  picture: 'kratom',
  title: 'Kratom Addiction',
  description:
    'Kratom comes from a plant but acts on opioid receptors. Learn its risks, signs of dependence, what to do in ' +
    'an emergency, and how to get help.',
  name: 'kratom',
  definition:
    'Kratom comes from the leaves of a tree that grows in Southeast Asia. Kratom addiction, also called kratom ' +
    'use disorder, means that you cannot easily stop even though it causes harm.',
  urgent: ['Slow breathing, a seizure, or a person who will not wake after taking kratom: call ', { call: '911' }, '.'],
  effects: [
    'Kratom acts on opioid receptors, as strong pain pills do. A little can feel like strong coffee. More can ' +
      'make you sleepy.',
    {
      list: [
        'Common effects: upset stomach, constipation, sweating and dizziness.',
        'Serious: liver damage, seizures, high blood pressure, and breathing that slows down.',
        'Products vary a lot. Some have held germs or heavy metals.',
        'Products with 7-OH, a strong part of kratom, act more like a potent opioid.',
        ['Mixed with alcohol, ', { to: '/opioid', text: 'opioids' }, ' or sedatives, the risk of death goes up.'],
      ],
    },
    'It is illegal to sell or make kratom for consumption in California. The FDA has not approved it for any ' +
      'use. Being on a shelf does not make it safe.',
  ],
  signs: [
    'Many people start kratom for pain, or to get off other opioids, so a problem can be hard to see. The ' +
      'yardstick is the same as for any substance: 2 or more of 11 criteria within 12 months. You may notice that:',
    {
      list: [
        'the amount creeps up from month to month,',
        'you wake at night, or early, to take some more,',
        'missing it brings aches, a runny nose, bad temper or restless legs,',
        'you keep it secret from your doctor or your partner.',
      ],
    },
  ],
  overdose: [
    'Warning signs are great sleepiness, slow or shallow breath, blue or gray lips, a seizure, a racing heart, ' +
      'confusion or seeing things.',
    {
      steps: [
        ['Call ', { call: '911' }, '. Keep the packet to show the crew.'],
        'Give naloxone if breathing is slow or they do not wake. It may help with kratom, and other opioids ' +
          'could be mixed in. It is sold without prescription and safe to give when unsure.',
        'Give rescue breaths if they are not breathing well.',
        'After a seizure, or if they breathe but do not wake, use the recovery position, on one side.',
        'Stay until help arrives.',
      ],
    },
    [
      'Awake and breathing well, but you are worried? Poison Control gives free advice at any hour: ',
      { call: 'poison' },
      '.',
    ],
  ],
  stopping: [
    'If you take kratom every day, stopping can feel like opioid withdrawal: aches, chills, cramps, poor sleep, ' +
      'low mood and strong cravings. You do not need to do it alone.',
    {
      list: [
        'Talk with a doctor before you stop, above all if you also take medicines or have had a seizure.',
        'Say what you take. Many standard drug tests do not show kratom.',
        'Do not swap it for pills from a stranger or the web. Any pill or powder not from a pharmacy may hold ' +
          'fentanyl.',
        'After a break you have less tolerance, so the old amount may be too much.',
      ],
    },
  ],
  treatment: [
    'No medicine is approved for kratom use disorder. Some people have an opioid use disorder as well, and ' +
      'medicines for that may help. Talk with a prescriber. We can help you find one.',
    {
      list: [
        'CBT looks at what you use kratom for and finds other ways.',
        'DBT helps you stand the restless, low days early on.',
        'Group and family therapy are places to say it out loud.',
        [
          'If pain, ',
          { to: '/anxiety', text: 'anxiety' },
          ' or low mood was the reason you began, that needs care of its own.',
        ],
      ],
    },
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'If you hold a job and your home is steady, a few hours of therapy a week (under 9) can fit around both.',
    },
    {
      path: '/intensive-outpatient-program',
      why:
        'When you have tried to quit kratom more than once, 9 to 19 hours a week add structure and people to lean ' +
        'on.',
    },
  ],
  families: [
    {
      list: [
        'Read up first. People are often told that kratom is harmless.',
        'Ask what it does for them. Pain, fear or tiredness may be behind it.',
        'Keep naloxone at home, as kratom acts like an opioid and may be mixed with others.',
        'Lock it away from children and pets.',
      ],
    },
    [
      'Make time for your own rest. To talk it through, call the SAMHSA helpline, 24/7, in English or Spanish: ',
      { call: 'samhsa' },
      '.',
    ],
  ],
};
