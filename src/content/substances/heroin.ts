/** Page /heroin: opioid use disorder with heroin (specification, section 2, addiction pages). */
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
    '. Heroin addiction means that you keep using it even though it harms you. Clinicians call it opioid use disorder, and people ' +
      'do recover from it.',
  ],
  urgentActions: urgentActions({ also: ['they’re making choking or gurgling sounds'] }),
  effects: [
    'After a short, warm rush, your thinking and breathing slow down.',
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
    child: ifChild('heroin'),
  }),
  stopping: [
    {
      note: [
        { strong: 'Tolerance falls after a break, so overdose risk rises.' },
        ' After detox, jail, or a hospital stay, an amount you once handled can kill you.',
      ],
    },
    [
      'Detox alone isn’t enough, so ask a prescriber about medicine before you stop, or go to an emergency room: many can start ' +
        'buprenorphine. Go there, or call ',
      { call: '911' },
      `, if withdrawal brings ${severeWithdrawal}. If you’re pregnant, don’t stop suddenly: see a doctor soon.`,
    ],
    ['Not ready to stop? Keep naloxone where someone with you can reach it, or call ', ...safeSpot],
    ['Syringe programs give out sterile supplies. Don’t trust a negative fentanyl test strip: see ', stripsMiss, '.'],
  ],
  treatment: [
    [
      `Medicine eases cravings, and buprenorphine and methadone ${lowestRisk}. Read `,
      { to: '/opioid', section: 'treatment', text: 'how each opioid medicine works and who prescribes it' },
      '.',
    ],
    'While you’re seeing a doctor, ask for tests for HIV and hepatitis, the hepatitis vaccines, and PrEP, a medicine that ' +
      'protects from HIV.',
    'In therapy, you plan for what comes before you use, such as a payday or a certain corner.',
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'Full days after detox, jail, or a hospital stay, when your tolerance is low.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'Once medicine has steadied you.',
    },
    {
      path: '/case-management',
      why: 'For court papers, a doctor, or a place to stay.',
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone at home.',
        'Plan for the first days home from jail or detox: they’re the riskiest.',
        'Ask how they are before you ask if they’ve used.',
        ['Nar-Anon has groups for families: ', { call: 'narAnon' }, '.'],
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
  ],
};
