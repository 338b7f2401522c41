/** Page /cocaine: cocaine use disorder (specification, section 2, addiction pages). */
import { site } from '../../site';
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
    'Cocaine is a fast-acting stimulant, sold as a powder or as crack. Cocaine addiction, also called cocaine ' +
    'use disorder, means you keep using it although it does harm.',
  urgent: [
    'Chest pain, trouble breathing, a drooping face, a weak arm or slurred speech: call ',
    { call: '911' },
    ' at once, at any age.',
  ],
  effects: [
    'Cocaine floods the brain with a short burst of energy and ease. It soon wears off, and the pull to repeat ' +
      'is strong.',
    {
      list: [
        'Heart and blood vessels: a fast or uneven heartbeat, heart attack or stroke, even in young and fit people.',
        'Brain: seizures, panic, anger, or the sense that others are out to get you.',
        'Body: damage to the nose from snorting and to the lungs from smoking.',
        [
          'Together with ',
          { to: '/alcohol', text: 'alcohol' },
          ': the two form a new substance in the body that strains the heart more.',
        ],
      ],
    },
    [
      'Fentanyl contamination is a real danger. Any powder or pill that is not from a pharmacy may hold ',
      { to: '/fentanyl', text: 'fentanyl' },
      '. You cannot see, smell or taste it.',
    ],
  ],
  signs: [
    'Using in “binges” on weekends can still be a disorder. What counts is whether 2 or more of 11 criteria have ' +
      'been true within 12 months. For example:',
    {
      list: [
        'One line turns into a whole night.',
        'You crave it when you see certain people, places or even cash.',
        'You miss work or class the day after.',
        'You go on in spite of nosebleeds, chest trouble or fights about it.',
      ],
    },
  ],
  overdose: [
    'Too much cocaine can show as chest pain, a pounding heart, a very hot body, a seizure, great fear or ' +
      'confusion. If the person is limp, breathes slowly or turns blue or gray, think of fentanyl.',
    {
      steps: [
        ['Call ', { call: '911' }, ' and say what you see.'],
        'Give naloxone if they are slow to breathe or hard to wake. It does not reverse stimulants such as ' +
          'cocaine, but it works on fentanyl. It is safe to give when unsure and sold without prescription.',
        'Not breathing well? Give rescue breaths.',
        'Awake but hot? Move to a cool room, loosen clothes, put damp cloths on the skin.',
        'During a seizure, do not hold them down. Afterward, use the recovery position, on one side.',
        'Stay, and speak softly until help is there.',
      ],
    },
  ],
  stopping: [
    'Stopping cocaine is rarely as hard on the body as stopping alcohol. But the crash is real: long sleep, ' +
      'hunger, flat mood and strong cravings.',
    {
      list: [
        ['Low mood can turn dark fast. If you think of ending your life, call or text ', { call: '988' }, '.'],
        'If you also drink daily or take sedatives, ask a doctor before you stop those.',
        'After a break your body is less used to cocaine, so the old amount is a greater risk.',
      ],
    },
  ],
  treatment: [
    'There is no FDA-approved medicine for cocaine use disorder. What helps is therapy.',
    {
      list: [
        'Contingency management gives small, set rewards for each drug test that shows no use. With cognitive ' +
          'behavioral therapy (CBT), it has good support for cocaine. We help you find a program that offers it.',
        'CBT teaches you to see the chain from trigger to use, and to break it early.',
        'Dialectical behavior therapy (DBT) helps when anger or shame sets off the urge.',
        'Group and family therapy bring support for the hours in between.',
      ],
    },
    [
      `When you call ${site.name}, we also ask about `,
      { to: '/depression', text: 'depression' },
      ', ',
      { to: '/adhd', text: 'ADHD' },
      ' and other conditions that may feed the urge.',
    ],
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'Cravings come in waves, and 9 to 19 hours a week keep the next session close.',
    },
    {
      path: '/outpatient-program',
      why: 'If use was mostly on weekends and home is steady, under 9 hours a week may be enough.',
    },
    {
      path: '/case-management',
      why: 'A case manager can help you sort out debt, court dates or a search for contingency management.',
    },
  ],
  families: [
    {
      list: [
        'Talk when no one is high or in a crash. Stick to what you have seen.',
        'Offer a ride, not cash.',
        'Keep naloxone at home, as cocaine may hold fentanyl.',
        'Learn the signs of heart attack and stroke.',
      ],
    },
    [
      'You count too. Talk to someone you trust, or call the SAMHSA helpline, 24/7, in English or Spanish: ',
      { call: 'samhsa' },
      '.',
    ],
  ],
};
