/** Page /oxycodone: opioid use disorder with oxycodone (specification, section 2, addiction pages). */
import { site } from '../../site';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/oxycodone',
  picture: 'oxycodone',
  title: 'Oxycodone Addiction',
  description:
    'Oxycodone is a strong pain medicine. Learn the signs of a problem, why fake pills may be fentanyl, how to ' +
    'stop safely, and what treatment helps.',
  name: 'oxycodone',
  definition: [
    'Oxycodone is a semi-synthetic opioid: a lab makes it from a natural one. It is prescribed for strong pain. ' +
      'Oxycodone addiction, also called oxycodone use disorder, is one form of ',
    { to: '/opioid', text: 'opioid use disorder' },
    '.',
  ],
  urgent: [
    'Took a pill from a friend, a dealer or the web and feel faint? It may be fentanyl. Call ',
    { call: '911' },
    ' and do not stay alone.',
  ],
  effects: [
    'Taken as directed, oxycodone can be the right medicine. The risks rise with higher amounts, longer use, or ' +
      'no prescription.',
    {
      list: [
        'You may feel drowsy, dizzy, sick to your stomach or blocked up.',
        'Breathing slows, most of all at night, or with alcohol or sedatives.',
        'Crushing or chewing a long-acting tablet sets it all free at once, which can kill.',
        'Some tablets also hold acetaminophen, and too much of that harms the liver.',
      ],
    },
    [
      'Counterfeit pills may be ',
      { to: '/fentanyl', text: 'fentanyl' },
      '. They look just like real ones. Any pill or powder not from a pharmacy is a risk.',
    ],
  ],
  signs: [
    'To need it for pain is not a disorder. A clinician asks: have 2 or more of 11 criteria been met within 12 ' +
      'months? Hints are:',
    {
      list: [
        'You count pills and feel fear when few are left.',
        'You take them faster, or in other ways, than the label says.',
        'The injury has healed, but the pills go on.',
        'People close to you say that you seem far away or half asleep.',
      ],
    },
  ],
  overdose: [
    'Look for heavy sleep that you cannot break, slow or noisy breathing, pin-point pupils, a limp body, and ' +
      'blue or gray lips.',
    {
      steps: [
        ['Call ', { call: '911' }, ', even if you have naloxone in your hand.'],
        'Give naloxone now. It is sold without prescription and safe to give when unsure. It does not reverse ' +
          'benzodiazepines or stimulants taken with it.',
        'Give rescue breaths, 1 every 5 seconds.',
        'If it was a fake pill, more naloxone may be needed. Give it again after 2 to 3 minutes if breathing is ' +
          'still poor.',
        'Roll the person on one side, in the recovery position, when they breathe by themselves.',
        'Stay, and hand the bottle or pills to the crew.',
      ],
    },
    [
      'One tablet too many, or a child who may have had one? Even with no signs yet, call Poison Control: ',
      { call: 'poison' },
      '.',
    ],
  ],
  stopping: [
    {
      note: [
        { strong: 'Do not stop abruptly.' },
        ' After daily use, a sudden end can bring harsh withdrawal, a rush of pain and deep distress.',
      ],
    },
    {
      list: [
        'Ask your prescriber to plan it with you.',
        'If your supply has been cut off, tell a doctor today. Do not fill the gap with pills from elsewhere.',
        'Tolerance falls when you stop, so a return to your old amount may kill you.',
        ['If pain or fear makes you think of ending your life, call or text ', { call: '988' }, '.'],
      ],
    },
  ],
  treatment: [
    'Both the disorder and the pain need care. Buprenorphine, methadone (opioid treatment programs only) and ' +
      'extended-release naltrexone are the medicines for opioid use disorder. Talk with a prescriber. We help you ' +
      'reach one.',
    {
      list: [
        'CBT works on cravings and on ways to live with pain.',
        'DBT helps when a bad pain day becomes a bad day in the mind.',
        'Group therapy breaks the silence that prescribed drugs often bring.',
        [
          'If you also take something for sleep or nerves, read about ',
          { to: '/prescriptions', text: 'prescription medicines' },
          '.',
        ],
      ],
    },
    `The first talk with ${site.name} is not about blame. Many people got their first pill from a doctor.`,
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'If you work and have a steady prescriber, under 9 hours a week can be a fit.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'If you have moved to buying oxycodone, 9 to 19 hours a week give firmer ground under you.',
    },
    {
      path: '/case-management',
      why: 'With your consent, a case manager links pain clinic, pharmacy and therapy.',
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone at home wherever there are opioids, even if taken just as prescribed.',
        'Store tablets in a locked box. Return spare ones to a pharmacy.',
        'Tell teens plainly: one fake pill can kill.',
        'Offer to come along to the doctor and take notes.',
      ],
    },
    [
      'It is normal to feel angry and scared. The SAMHSA helpline, 24/7 in English and Spanish, is for relatives too: ',
      { call: 'samhsa' },
      '.',
    ],
  ],
};
