/** Page /fentanyl: opioid use disorder with fentanyl (specification, section 2, addiction pages). */
import { site } from '../../site';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/fentanyl',
  picture: 'fentanyl',
  title: 'Fentanyl Addiction',
  description:
    'Fentanyl overdose: what to do right now, why naloxone may have to be repeated, and how medicines and ' +
    'therapy help people recover.',
  name: 'fentanyl',
  definition:
    'Fentanyl is a very strong opioid made in a lab. Hospitals use it for severe pain. Most fentanyl overdoses ' +
    'come from illegal supply. Addiction to it, also called opioid use disorder, is a treatable health condition.',
  urgent: [
    'Someone will not wake up, or barely breathes? Call ',
    { call: '911' },
    ', give naloxone, and breathe for them.',
  ],
  effects: [
    'A tiny amount can stop breathing within minutes. No two illegal pills or bags are alike.',
    {
      list: [
        'It brings heavy sleep, small pupils and slow breathing.',
        'The body gets used to it fast, and feels sick when it wears off.',
        'It turns up in fake pain pills, fake Xanax, cocaine, meth and heroin. Any pill or powder not from a ' +
          'pharmacy may hold it.',
        'Animal sedatives such as xylazine and medetomidine are now mixed in. They bring deep sleep and a slow ' +
          'heart. Xylazine can also cause open wounds that need a doctor.',
      ],
    },
  ],
  signs: [
    'Doctors use one list for all opioids. If 2 or more of 11 criteria fit you within 12 months, it is a use ' +
      'disorder. Ask yourself:',
    {
      list: [
        'Do you use just to stop feeling sick?',
        'Have you kept going after an overdose, or after losing someone to one?',
        'Have you left people or hobbies that used to matter?',
        'Do you use where it is not safe, such as before you drive?',
      ],
    },
  ],
  overdose: [
    'Signs: no answer when you shout; slow, weak or no breaths; snoring or gurgling; blue, gray or pale lips; ' +
      'tiny pupils.',
    {
      steps: [
        ['Call ', { call: '911' }, '. Put the phone on speaker.'],
        'Give naloxone. It is sold without prescription and is safe to give when unsure.',
        'Give rescue breaths: tilt the head back, lift the chin, pinch the nose, and give 1 breath every 5 seconds.',
        'Still not breathing well after 2 to 3 minutes? Naloxone may have to be repeated. Keep up the breaths.',
        'Once they breathe, roll them on one side in the recovery position.',
        'Stay. Naloxone can wear off before fentanyl does, and the overdose can come back.',
      ],
    },
    {
      note:
        'Xylazine and medetomidine do not respond to naloxone. Give it anyway, because fentanyl is most often ' +
        'there too. The person may breathe again and still sleep. Breathing is what counts.',
    },
  ],
  stopping: [
    'Withdrawal feels like a very hard flu, with no sleep and strong cravings.',
    {
      list: [
        'Detox alone raises overdose risk. Tolerance drops within days, and the amount you used before can kill.',
        'Medicine for opioid use disorder eases withdrawal. With fentanyl the timing matters, so ask a ' +
          'prescriber first.',
        ['A racing heart, constant vomiting or confusion in withdrawal needs a hospital. Call ', { call: '911' }, '.'],
        'If you do use, do not use alone. Have naloxone out, and someone near to give it.',
      ],
    },
  ],
  treatment: [
    [
      'Medicines for opioid use disorder save lives. They are buprenorphine, methadone (opioid treatment ' +
        'programs only) and extended-release naltrexone. Our ',
      { to: '/opioid', text: 'page on opioids' },
      ' says how they differ. Talk with a prescriber. We help you connect with care that gives them.',
    ],
    `To take one is treatment, not “trading one drug for another”. At ${site.name}, therapy goes with it:`,
    {
      list: [
        'CBT and DBT build skills for cravings, pain, grief and fear.',
        'Group therapy shows you that you are not the only one.',
        ['Trauma is common. We can look at ', { to: '/ptsd', text: 'PTSD' }, ' in the same plan.'],
      ],
    },
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why:
        'The first weeks off fentanyl carry the most risk, and 20 or more hours a week mean that someone sees you ' +
        'most days.',
    },
    {
      path: '/case-management',
      why: 'We can help line up a prescriber, wound care, housing and rides.',
    },
    {
      path: '/crisis-intervention',
      why: 'Our crisis line is open 24/7 for the night when the urge to use feels stronger than you.',
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone at home and in your bag. Show everyone how to use it.',
        'Practice the steps above while all is calm.',
        'Talk with teens about fake pills. Use facts, not threats.',
        'After an overdose, offer love and a next step, not shame.',
      ],
    },
    [
      'Living on alert wears you down. For support 24/7, in English or Spanish, call the SAMHSA helpline at ',
      { call: 'samhsa' },
      '. See also ',
      { to: '/heroin', text: 'heroin and what is mixed into it' },
      '.',
    ],
  ],
};
