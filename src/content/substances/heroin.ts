/** Page /heroin: opioid use disorder with heroin (specification, section 2, addiction pages). */
import { whomToAsk } from '../licensing-boards';
import { lowestRisk } from '../opioid-medicines';
import { ifChild, noAnswer, overdose, urgentActions } from '../overdose';
import { testStrips, usingAlone } from '../safer-use';
import { afterOverdose, criteria, severeWithdrawal } from '../substance-care';
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
        'Injecting can cause sores, blood clots, and heart infections. If you have a hot, swollen sore along with a fever, back pain, or a fast heartbeat, go to an emergency room. If you have only the sore, see a doctor today.',
        [
          { strong: 'Black tar:' },
          ' it can contain germs that cause wound botulism, days or weeks after you inject it. If you have drooping eyelids, double vision, slurred speech, or weak arms and legs, go to an emergency room right away. Botulism can look like an overdose. If breathing or swallowing is hard, call ',
          { call: '911' },
          '.',
        ],
        'Shared needles and supplies can pass on HIV and hepatitis B and C. Hepatitis C can be cured, and you don’t have to ' +
          'stop using to be treated.',
        'Taken with alcohol or sedatives, it’s far more deadly.',
      ],
    },
  ],
  signs: [
    `${criteria} You or your family may notice:`,
    {
      list: [
        'nodding off in the middle of a conversation or a meal',
        'yawning, a runny nose, and sweats when it wears off',
        'long sleeves in the heat, to hide marks',
        'missed work, unpaid bills, or things that go missing at home',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: ${noAnswer}; slow breathing, or none; gurgling, or a deep snore; very small pupils; blue, gray, or pale lips.`,
    notReversed: 'alcohol, sedatives, or cocaine taken along with heroin, but give it all the same',
    after: [['Once the danger has passed, see ', afterOverdose, '.']],
    child: ifChild('heroin', 'methadone or buprenorphine'),
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
    severeWithdrawal,
    [
      'Not ready to stop? Keep naloxone where the person with you can reach it. ',
      ...usingAlone,
      ` Syringe programs give out sterile supplies. ${testStrips}`,
    ],
  ],
  treatment: [
    [
      `Medicine eases cravings, and buprenorphine and methadone ${lowestRisk}. Read `,
      { to: '/opioid', section: 'treatment', text: 'how each opioid medicine works and who prescribes it' },
      '. For methadone, you go to a program, every day at first, and later get doses to take home. While you’re seeing a ' +
        'doctor, ask for tests for HIV and hepatitis, the hepatitis vaccines, and PrEP, a medicine that protects from HIV.',
    ],
    'In therapy, you look at what comes before you use, such as a payday or a walk past a certain corner. Cognitive ' +
      'behavioral therapy (CBT) helps you see these coming and plan another way. You also plan how to fill your time, which people often find hardest after they stop.',
    'Narcotics Anonymous (NA) groups are free and open to anyone who wants to stop. If a group frowns on medicine, ' +
      'try another. Staying on yours protects you.',
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why:
        'After detox, jail, or a hospital stay, when your tolerance is low, you come for 20 or more hours a week, and we ' +
        'keep a close eye on how you’re doing.',
    },
    {
      path: '/intensive-outpatient-program',
      why:
        'When medicine has steadied you, you come for 9 to 19 hours a week, work on triggers with a group, and have time ' +
        'for a job, appointments, and children.',
    },
    {
      path: '/case-management',
      why: 'A case manager goes through court papers with you, and makes calls with you about a doctor or a place to stay.',
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone in the house, and check the date on it.',
        'Plan for the first days home from jail or detox, because they’re the riskiest.',
        'Ask how they are before you ask if they’ve used.',
        ['Nar-Anon is for people who love someone who uses drugs. Its number is ', { call: 'narAnon' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'At ',
      { call: 'clinic' },
      ', you can talk about heroin in plain words. We’ll ask how you take it, when you last used, and about sores, fever, or ' +
        'past overdoses, so that nothing that needs a doctor waits. Coming from jail or detox? Tell us the date you get out, ' +
        'and we’ll try to book your initial assessment close to it.',
    ],
    ['If your work depends on a license, see ', whomToAsk, ' before you report yourself.'],
  ],
};
