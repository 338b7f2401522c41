/** Page /heroin: opioid use disorder with heroin (specification, section 2, addiction pages). */
import { whomToAsk } from '../shared/first-call';
import { ifChild, noAnswer, overdose, urgentActions } from '../shared/overdose';
import { safeSpot, stripsMiss } from '../shared/safer-use';
import { afterOverdose, criteria, lowestRisk, severeWithdrawal } from '../shared/substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/heroin',
  picture: 'heroin',
  title: 'Heroin Addiction',
  description:
    'Heroin is often mixed with fentanyl, and a break lowers tolerance. What to do in an overdose, and how medicine helps.',
  name: 'heroin',
  definition: [
    'Heroin is an illegal opioid made from ',
    { to: '/opiate', text: 'morphine, a natural opiate' },
    '. Heroin addiction, also called opioid use disorder, is a long-term condition that people do recover from.',
  ],
  urgentActions: urgentActions({ also: ['they’re making choking or gurgling sounds'] }),
  effects: [
    'A short, warm rush gives way to drowsiness, slow thinking, and slow breathing.',
    {
      list: [
        [
          'Heroin is often mixed with ',
          { to: '/fentanyl', text: 'fentanyl' },
          '. With alcohol or sedatives, it’s far more deadly.',
        ],
        'Injecting can cause sores, blood clots, and heart infections. If you have a hot, swollen sore along with a fever, back pain, or a fast heartbeat, go to an emergency room. With only the sore, see a doctor today.',
        [
          { strong: 'Black tar' },
          ' can contain germs that cause wound botulism, days or weeks after you inject it. With drooping eyelids, double vision, slurred speech, or weak arms and legs, go to an emergency room right away. It can look like an overdose. If breathing or swallowing is hard, call ',
          { call: '911' },
          '.',
        ],
        'Shared needles and supplies can pass on HIV and hepatitis B and C. Hepatitis C can be cured, even while you still use.',
      ],
    },
  ],
  signs: [
    `${criteria}, and you may notice:`,
    {
      list: [
        'nodding off in the middle of a meal',
        'yawning, a runny nose, and sweats when it wears off',
        'missed work, or things that go missing at home',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; slow breathing, or none; gurgling or a deep snore; tiny pupils; blue, gray, or pale lips.`,
    notReversed: 'alcohol, sedatives, or cocaine taken along with heroin',
    stay: 'Naloxone can wear off before heroin does, so ask them not to use more or leave.',
    after: [['Later, see ', afterOverdose, '.']],
    child: ifChild('heroin', 'methadone or buprenorphine'),
  }),
  stopping: [
    'Withdrawal means days of pain, sweats, and no sleep. The greater danger comes after it.',
    {
      note: [
        { strong: 'Tolerance falls after a break, so overdose risk rises.' },
        ' After detox, jail, or a hospital stay, an amount you once handled can kill you.',
      ],
    },
    [
      'So detox alone isn’t enough. Ask a prescriber about medicine before you stop, or go to an emergency room: many can ' +
        'start you on buprenorphine. Go there, or call ',
      { call: '911' },
      `, if withdrawal brings ${severeWithdrawal}. If you’re pregnant, don’t stop suddenly: see a doctor soon.`,
    ],
    ['Not ready to stop? Keep naloxone where someone with you can reach it, or call ', ...safeSpot],
    [
      'Syringe programs give out sterile supplies. A negative fentanyl test strip doesn’t mean that a bag is safe: see ',
      stripsMiss,
      '.',
    ],
  ],
  treatment: [
    [
      `Medicine eases cravings, and buprenorphine and methadone ${lowestRisk}. Read `,
      { to: '/opioid', section: 'treatment', text: 'how each opioid medicine works and who prescribes it' },
      '. For methadone, you go to a program, every day at first, and later get doses to take home.',
    ],
    'While you’re seeing a doctor, ask for tests for HIV and hepatitis, the hepatitis vaccines, and PrEP, a medicine that ' +
      'protects from HIV.',
    'In cognitive behavioral therapy (CBT), you look at what comes before you use, such as a payday or a certain corner, and ' +
      'plan how to fill your time.',
    'Narcotics Anonymous (NA) groups are free. If a group frowns on medicine, try another.',
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'You come for 20 or more hours a week after detox, jail, or a hospital stay, when your tolerance is low.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'Once medicine has steadied you, 9 to 19 hours a week leave time for a job, appointments, and children.',
    },
    {
      path: '/case-management',
      why: 'A case manager goes through court papers with you, and makes calls about a doctor or a place to stay.',
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone in the house.',
        'Plan for the first days home from jail or detox, the riskiest.',
        'Ask how they are before you ask if they’ve used.',
        ['Nar-Anon is for people who love someone who uses drugs: ', { call: 'narAnon' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'At ',
      { call: 'clinic' },
      ', you can talk about heroin in plain words. We’ll ask how you take it, when you last used, and about sores, fever, or ' +
        'past overdoses. Coming from jail or detox? Tell us the date you get out, ' +
        'and we’ll try to book your initial assessment close to it.',
    ],
    ['If your work depends on a license, see ', whomToAsk, ' before you report yourself.'],
  ],
};
