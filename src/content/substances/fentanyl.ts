/** Page /fentanyl: opioid use disorder with fentanyl (specification, section 2, addiction pages). */
import { site } from '../../site';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/fentanyl',
  title: 'Fentanyl Addiction',
  description:
    'Fentanyl overdose: what to do right now, why naloxone may have to be repeated, and how medicines and ' +
    'therapy help people recover.',
  name: 'fentanyl',
  definition:
    'Fentanyl is a very strong opioid made in a lab. Hospitals use it for severe pain, but most overdoses ' +
    'involve illegal fentanyl. Addiction to it, also called opioid use disorder, is a treatable health condition.',
  urgent: [
    'Someone will not wake up, or barely breathes? Call ',
    { call: '911' },
    ', give naloxone, and breathe for them.',
  ],
  effects: [
    'Fentanyl acts within minutes and a tiny amount can stop breathing. Illegal fentanyl is mixed by hand, so no ' +
      'two pills or bags are alike.',
    {
      list: [
        'It brings heavy calm and sleep, small pupils, a slow pulse and slow breathing.',
        'The body gets used to it fast, and feels sick when it wears off.',
        'It turns up in fake pain pills, fake Xanax, cocaine, meth and heroin. Any pill or powder not from a ' +
          'pharmacy may hold it.',
        'Animal sedatives such as xylazine and medetomidine are now mixed in as well. They bring deep sleep, a ' +
          'slow heart and, with xylazine, open wounds that need a doctor.',
      ],
    },
  ],
  signs: [
    'Doctors use one list for all opioids. If 2 or more of 11 criteria fit you within 12 months, it is a use ' +
      'disorder. Ask yourself:',
    {
      list: [
        'Do you use just to stop feeling sick?',
        'Does a day turn around getting the next amount?',
        'Have you kept going after an overdose, or after losing someone to one?',
        'Have you left people or hobbies that used to matter?',
        'Do you use where it is not safe, such as before you drive?',
      ],
    },
  ],
  overdose: [
    'Signs: no answer when you shout or rub the chest hard; slow, weak or no breaths; snoring or gurgling ' +
      'sounds; blue, gray or pale lips and nails; tiny pupils.',
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
        'there too. A person may breathe again and still sleep: breathing is what counts.',
    },
  ],
  stopping: [
    'Withdrawal from fentanyl feels like a very hard flu: aches, chills, cramps, no sleep, and strong cravings. ' +
      'You do not have to go through it without care.',
    {
      list: [
        'Detox alone raises overdose risk. Tolerance drops within days, and the amount you used before can kill.',
        'Medicine for opioid use disorder eases withdrawal. Timing matters with fentanyl, so talk with a ' +
          'prescriber before you start.',
        ['A racing heart, constant vomiting or confusion in withdrawal needs a hospital. Call ', { call: '911' }, '.'],
        'If you do use, do not use alone. Have naloxone out and someone near who knows how to give it.',
      ],
    },
  ],
  treatment: [
    [
      'Medicines for opioid use disorder save lives. They are buprenorphine, methadone (from opioid treatment ' +
        'programs only) and extended-release naltrexone. Our ',
      { to: '/opioid', text: 'page on opioids' },
      ' says how they differ. Talk with a prescriber about which one suits you. We help you connect with care ' +
        'that gives them.',
    ],
    `People on these medicines are welcome at ${site.name}. Being on them is treatment, not “trading one drug ` +
      'for another”.',
    {
      list: [
        'CBT and DBT build skills for cravings, pain, grief and fear.',
        'Group therapy eases the feeling of being the only one.',
        [
          'Many people here have lived through trauma. We can look at ',
          { to: '/ptsd', text: 'PTSD' },
          ' in the same plan.',
        ],
      ],
    },
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why:
        'The first weeks off fentanyl carry the most risk, and 20 or more hours a week mean someone sees you ' +
        'nearly every day.',
    },
    {
      path: '/case-management',
      why:
        'We can help line up a prescriber, wound care, housing and rides, so that one missed visit does not undo ' +
        'your plan.',
    },
    {
      path: '/crisis-intervention',
      why: 'Our crisis line is open 24/7 for the night when the urge to use feels stronger than you.',
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone at home, in the car and in your bag. Show everyone in the house how to use it.',
        'Practice the steps above now, while all is calm.',
        'Talk with teens about fake pills, with facts rather than threats.',
        'After an overdose, offer love and a next step. Shame keeps people from calling.',
      ],
    },
    [
      'Living on alert wears you down. For support in English or Spanish, 24/7, call the SAMHSA helpline at ',
      { call: 'samhsa' },
      '. You can also read about ',
      { to: '/heroin', text: 'heroin and what is mixed into it' },
      '.',
    ],
  ],
};
