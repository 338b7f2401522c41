/** Page /heroin: opioid use disorder with heroin (specification, section 2, addiction pages). */
import { site } from '../../site';
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
    '. Heroin addiction, also called heroin use disorder or opioid use disorder, is a long-term health condition ' +
      'that people do recover from.',
  ],
  urgent: [
    'Back after jail, a hospital stay or time without use? Your tolerance has dropped. If someone stops ' +
      'breathing, call ',
    { call: '911' },
    '.',
  ],
  effects: [
    'Heroin reaches the brain fast, whether it is smoked, snorted or injected. A short, warm rush gives way to ' +
      'drowsiness, slow thought and slow breath.',
    {
      list: [
        [
          'Heroin is often mixed with ',
          { to: '/fentanyl', text: 'fentanyl' },
          '. You cannot tell by looking how strong it is.',
        ],
        'Injecting can cause skin sores, blood clots and heart infections.',
        'Shared needles and supplies can pass on HIV and hepatitis B and C.',
        'Taken with alcohol or sedatives, it is far more deadly.',
        'Over time come lung trouble, constipation and low mood.',
      ],
    },
  ],
  signs: [
    'One sign alone does not prove anything. A clinician counts 2 or more of 11 criteria within 12 months as an ' +
      'opioid use disorder. You or your family may notice:',
    {
      list: [
        'nodding off in the middle of a talk or a meal,',
        'yawning, a runny nose and sweats when the drug runs out,',
        'money or valuables that go missing,',
        'broken promises to quit, each one meant at the time.',
      ],
    },
  ],
  overdose: [
    'Look for three things: the person does not wake, breathes slowly or not at all, and has very small pupils. ' +
      'Lips may be blue or gray. You may hear a gurgle or deep snore.',
    {
      steps: [
        ['Call ', { call: '911' }, '.'],
        'Give naloxone. Pharmacies sell it without prescription, and it is safe to give when unsure.',
        'Start rescue breaths: chin up, nose pinched, 1 breath every 5 seconds.',
        'If breathing has not come back in 2 to 3 minutes, use naloxone again.',
        'When they breathe on their own, lay them on one side in the recovery position.',
        'Stay, even if they wake and want to leave. The effect of naloxone can fade.',
      ],
    },
    'Naloxone does not reverse benzodiazepines or stimulants. Give it all the same.',
  ],
  stopping: [
    'Withdrawal means days of pain, cramps, sweats and no sleep. The greater danger comes after it.',
    {
      note: [
        { strong: 'Tolerance falls after a break, so overdose risk rises.' },
        ' After detox, jail or a hospital stay, an amount you once handled can kill you.',
      ],
    },
    'So detox alone is not enough. Ask a prescriber about medicine before you stop. If you are pregnant, do not ' +
      'stop suddenly on your own; see a doctor soon.',
  ],
  treatment: [
    [
      'Medicine lowers the risk of death and eases craving. Buprenorphine, methadone (opioid treatment programs ' +
        'only) and extended-release naltrexone are the three choices; ',
      { to: '/opioid', text: 'how each opioid medicine works' },
      ' is on its own page. Talk with a prescriber. Where we do not give a medicine, we help you connect with ' +
        'care that does.',
    ],
    `The work at ${site.name} goes alongside it:`,
    {
      list: [
        'CBT to notice what comes before use and to plan another way out.',
        'DBT to ride out strong feelings one hour at a time.',
        'Group therapy, so that you are among people who understand.',
        'Family therapy, when you feel ready.',
      ],
    },
    'A return to use is not the end of treatment. It is a reason to look at the plan again.',
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why:
        'After detox or a hospital stay, 20 or more hours a week give close support in the time when tolerance is ' +
        'low.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'When medicine has steadied you, 9 to 19 hours a week leave room for a job, clinic visits and children.',
    },
    {
      path: '/case-management',
      why: 'Court papers, an ID, a doctor, a place to stay: a case manager works through these with you.',
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone at home and check the date on it.',
        'Say clearly what you can and cannot give: food and a ride, yes; cash, no.',
        'Plan for the first days home from jail or detox. They are the riskiest.',
        'Ask “Are you safe?” before “Why did you?”.',
      ],
    },
    [
      'Worry and grief are heavy to carry alone. The SAMHSA helpline answers day and night, in English and Spanish: ',
      { call: 'samhsa' },
      '. Find a counselor for yourself, too.',
    ],
  ],
};
