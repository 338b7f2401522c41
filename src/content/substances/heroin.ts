/** Page /heroin: opioid use disorder with heroin (specification, section 2, addiction pages). */
import { site } from '../../site';
import { lowestRisk, prescribedHere } from '../opioid-medicines';
import { overdose, urgentActions } from '../overdose';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/heroin',
  picture: 'heroin',
  title: 'Heroin Addiction',
  description:
    'Heroin is often mixed with fentanyl, and a break lowers tolerance. Learn the signs of overdose, the safe ' +
    'way to stop, and what treatment helps.',
  name: 'heroin',
  definition: [
    'Heroin is an illegal opioid made from ',
    { to: '/opiate', text: 'morphine, a natural opiate' },
    '. Heroin addiction, also called opioid use disorder, is a long-term health condition, and people do recover from ' +
      'it.',
  ],
  urgentActions: urgentActions({ also: ['they’re making choking or gurgling sounds'] }),
  effects: [
    'Heroin reaches the brain fast, whether it’s smoked, snorted, or injected. A short, warm rush gives way to ' +
      'drowsiness, slow thinking, and slow breathing.',
    {
      list: [
        [
          'Heroin is often mixed with ',
          { to: '/fentanyl', text: 'fentanyl' },
          '. You can’t tell by looking how strong it is.',
        ],
        'Injecting can cause skin sores, blood clots, and heart infections. For a fever or a hot, swollen sore, see a doctor today.',
        'Shared needles and supplies can pass on HIV and hepatitis B and C.',
        'Taken with alcohol or sedatives, it’s far more deadly.',
      ],
    },
  ],
  signs: [
    'A clinician looks for 2 or more of 11 criteria within 12 months. You or your family may notice:',
    {
      list: [
        'nodding off in the middle of a conversation or a meal',
        'yawning, a runny nose, and sweats when it wears off',
        'missed work or unpaid bills',
      ],
    },
  ],
  overdose: overdose({
    signs:
      'Signs: the person doesn’t wake, breathes slowly or not at all, and has very small pupils. Lips ' +
      'may be blue, gray, or pale. You may hear gurgling or a deep snore.',
  }),
  stopping: [
    'Withdrawal means days of pain, cramps, sweats, and no sleep. The greater danger comes after it.',
    {
      note: [
        { strong: 'Tolerance falls after a break, so overdose risk rises.' },
        ' After detox, jail, or a hospital stay, an amount you once handled can kill you.',
      ],
    },
    'So detox alone isn’t enough. Ask a prescriber about medicine before you stop, or go to an emergency room: many can ' +
      'start you on buprenorphine. If you’re pregnant, don’t stop suddenly on your own. See a doctor soon.',
    [
      'Not ready to stop? Never use alone, and keep naloxone where the person with you can reach it. Syringe programs give ' +
        'out sterile supplies and test strips. A strip can show ',
      { to: '/fentanyl', text: 'fentanyl' },
      ', but not how strong the mix is.',
    ],
  ],
  treatment: [
    [
      `Medicine eases cravings, and buprenorphine and methadone ${lowestRisk}. Read `,
      { to: '/opioid', text: 'how each opioid medicine works' },
      `. ${prescribedHere}`,
    ],
    `Therapy at ${site.name} works alongside medicine:`,
    {
      list: [
        'Cognitive behavioral therapy (CBT) helps you notice what comes before use and plan another way out.',
        'Dialectical behavior therapy (DBT) helps you ride out strong feelings one hour at a time.',
      ],
    },
    'Narcotics Anonymous (NA) groups are free and open to anyone who wants to stop. If a group frowns on medicine, ' +
      'try another. Staying on yours protects you.',
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why:
        'After detox or a hospital stay, your tolerance is low. You come for 20 or more hours a week, and we keep a close ' +
        'eye on how you’re doing.',
    },
    {
      path: '/intensive-outpatient-program',
      why:
        'When medicine has steadied you, you come for 9 to 19 hours a week and still have time for a job, appointments, ' +
        'and children.',
    },
    {
      path: '/case-management',
      why: 'Court papers, a doctor, a place to stay: a case manager works through these with you.',
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone at home, and check the date on it.',
        'Plan for the first days home from jail or detox, because they’re the riskiest.',
        'Ask how they are before you ask if they’ve used.',
        ['Nar-Anon is for people who love someone who uses drugs. Its number is ', { call: 'narAnon' }, '.'],
      ],
    },
  ],
};
