/** Page /cocaine: cocaine use disorder (specification, section 2, addiction pages). */
import { site } from '../../site';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/cocaine',
  title: 'Cocaine Addiction',
  description:
    'How cocaine affects the heart and mind, why fentanyl in the supply matters, what to do in an overdose, and ' +
    'how therapy helps.',
  name: 'cocaine',
  definition:
    'Cocaine is a fast-acting stimulant, sold as a powder or as crack. Cocaine addiction, also called cocaine ' +
    'use disorder, means you keep using it although it hurts your health, your work or the people near you.',
  urgent: [
    'Chest pain, trouble breathing, a drooping face, a weak arm or slurred speech: call ',
    { call: '911' },
    ' at once, at any age.',
  ],
  effects: [
    'Cocaine floods the brain with a short burst of energy and ease. It soon wears off, and the pull to use ' +
      'again is strong.',
    {
      list: [
        'Heart and blood vessels: a fast or uneven heartbeat, heart attack or stroke, even in young and fit ' +
          'people and even on first use.',
        'Brain: seizures, panic, anger, or the sense that others are out to get you.',
        'Body: damage to the nose from snorting, to the lungs from smoking, and infections from shared supplies.',
        [
          'Together with ',
          { to: '/alcohol', text: 'alcohol' },
          ': the two form a new substance in the body that strains the heart more.',
        ],
      ],
    },
    [
      'Fentanyl contamination is common enough to plan for. Any powder or pill that is not from a pharmacy may hold ',
      { to: '/fentanyl', text: 'fentanyl' },
      ', and you cannot see, smell or taste it.',
    ],
  ],
  signs: [
    'Using in “binges” on weekends can still be a disorder. The test is whether 2 or more of 11 criteria have ' +
      'been true within 12 months. For example:',
    {
      list: [
        'One line turns into a whole night.',
        'You crave it when you see certain people, places or even cash.',
        'Bills go unpaid, or you hide what you spend.',
        'You miss work or class the day after.',
        'You go on although you have had nosebleeds, chest trouble or fights about it.',
      ],
    },
  ],
  overdose: [
    'Too much cocaine can show as chest pain, a pounding heart, a very hot body, a seizure, great fear or ' +
      'confusion. If the person is limp, breathes slowly or turns blue or gray, think of fentanyl.',
    {
      steps: [
        ['Call ', { call: '911' }, ' and say “chest pain”, “seizure” or “not breathing”, whichever you see.'],
        'Cool the person. Move them to shade or a cool room, loosen clothes, and put damp cloths on the skin.',
        'Give naloxone if they are slow to breathe or hard to wake. It does not reverse stimulants such as ' +
          'cocaine, but it works on fentanyl and is safe to give when unsure. You can buy it without prescription.',
        'Not breathing well? Give rescue breaths.',
        'During a seizure, clear the space and do not hold them down. Then use the recovery position, on one side.',
        'Stay, speak softly, and keep the room calm until help is there.',
      ],
    },
  ],
  stopping: [
    'For most people, stopping cocaine is not dangerous to the body in the way that stopping alcohol is. But the ' +
      'crash is real. You may sleep for days, feel flat and hungry, and have strong cravings.',
    {
      list: [
        ['Low mood can turn dark fast. If you think of ending your life, call or text ', { call: '988' }, '.'],
        'If you also drink daily or take sedatives, do not stop those on your own. Ask a doctor first.',
        'After a break your body is less used to the drug, so going back to the old amount is a risk.',
      ],
    },
  ],
  treatment: [
    'There is no FDA-approved medicine for cocaine use disorder. What helps is therapy, and it helps many people.',
    {
      list: [
        'Contingency management gives small, set rewards for each drug test that shows no use. Together with ' +
          'cognitive behavioral therapy (CBT), it is the approach with strong support for cocaine. Ask us where it ' +
          'is offered, and we help you connect.',
        'CBT teaches you to see the chain from trigger to use, and to break it early.',
        'Dialectical behavior therapy (DBT) helps when anger or shame sets off the urge.',
        'Group therapy and family sessions bring support that lasts after a session ends.',
      ],
    },
    [
      `When you call ${site.name}, we also ask about `,
      { to: '/depression', text: 'depression' },
      ', ',
      { to: '/adhd', text: 'ADHD' },
      ' and other conditions that may feed the urge to use.',
    ],
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'Cravings come in waves, and meeting several times a week (9 to 19 hours) keeps the next session close.',
    },
    {
      path: '/outpatient-program',
      why: 'If use was mostly on weekends and life at home is steady, under 9 hours a week may be enough to start.',
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
        'Offer help with a next step, such as a ride or a phone call. Be careful with cash.',
        'Keep naloxone at home. Cocaine may hold fentanyl, and most people who use it have no tolerance to opioids.',
        'Learn the signs of heart attack and stroke, and never wait to see whether they pass.',
      ],
    },
    [
      'You count too. Talk to someone you trust, or call the SAMHSA helpline for free advice at any hour, in ' +
        'English or Spanish: ',
      { call: 'samhsa' },
      '.',
    ],
  ],
};
