/** Page /fentanyl: opioid use disorder with fentanyl (specification, section 2, addiction pages). */

import { site } from '../../site';
import { lowestRisk, prescribedHere } from '../opioid-medicines';
import { overdose, urgentActions } from '../overdose';
import { byHours, whenClosed } from '../phone-hours';
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
    'Fentanyl is a very strong opioid made in a lab. Most overdoses involve fentanyl that was made illegally. Fentanyl addiction, also called opioid use disorder, is a treatable health condition.',
  urgentActions: urgentActions({ also: ['they’re making choking or gurgling sounds'] }),
  effects: [
    'A tiny amount can stop breathing within minutes.',
    {
      list: [
        'The body gets used to it fast and feels sick when it wears off.',
        'It turns up in fake pain pills, fake Xanax, cocaine, meth, and heroin. Any pill or powder that isn’t from a ' +
          'pharmacy may contain it.',
        'Animal sedatives such as xylazine and medetomidine are now mixed in. Xylazine can ' +
          'also cause open wounds that need medical care.',
      ],
    },
  ],
  signs: [
    'If 2 or more of 11 criteria fit you within 12 months, it’s a use disorder. Ask yourself:',
    {
      list: [
        'Do you use just to stop feeling sick?',
        'Do you spend most of the day getting it, using it, or coming down?',
        'Have you lost touch with people or plans that mattered to you?',
        'Have you kept going after an overdose, or after losing someone to one?',
      ],
    },
  ],
  overdose: overdose({
    signs:
      'Signs: no answer when you shout; slow, weak, or no breathing; snoring or gurgling; blue, gray, or pale lips; ' +
      'tiny pupils.',
    call: 'Put the phone on speaker.',
    after: [
      {
        note:
          'Fentanyl is so strong that naloxone may have to be repeated. Xylazine and medetomidine don’t respond to ' +
          'naloxone. Give it anyway, because fentanyl is most likely there, too. The person may breathe again and ' +
          'still sleep. Breathing is what counts.',
      },
    ],
  }),
  stopping: [
    'Withdrawal feels like a very bad flu, with no sleep and strong cravings.',
    {
      list: [
        'Detox alone raises the risk of overdose. Tolerance drops within days, and the amount you used before can kill.',
        'Buprenorphine and methadone ease withdrawal. With fentanyl, the timing matters, so ask a prescriber first, and ' +
          'soon if you’re pregnant. Many emergency rooms can start buprenorphine.',
        ['A racing heart, constant vomiting, or confusion in withdrawal needs a hospital. Call ', { call: '911' }, '.'],
        'If you do use, don’t use alone. Have naloxone out, and someone nearby to give it.',
        'Test strips can find fentanyl in another drug, or xylazine in fentanyl. They don’t say how much there is.',
      ],
    },
  ],
  treatment: [
    [
      `Buprenorphine and methadone ${lowestRisk}. Taking one is treatment, not “trading one drug for another.” Our `,
      { to: '/opioid', text: 'page on opioids' },
      ` explains both, and naltrexone, too. ${prescribedHere}`,
    ],
    `At ${site.name}, therapy works alongside it. In cognitive behavioral therapy (CBT) and dialectical behavior therapy ` +
      '(DBT), you build skills to handle cravings and grief.',
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why:
        'The first weeks off fentanyl carry the most risk. You come for 20 or more hours a week, so someone sees you on ' +
        'most days.',
    },
    {
      path: '/case-management',
      why: 'We’ll help you look for a prescriber, wound care, and housing.',
    },
    {
      path: '/crisis-intervention',
      why: byHours('When the urge feels too strong, you can call our crisis hotline 24/7.', [
        'When the urge feels too strong, you can call our crisis hotline. ',
        ...whenClosed,
      ]),
    },
  ],
  families: [
    {
      list: [
        'Keep naloxone at home and in your bag, and show everyone how to use it.',
        'Tell teens that one fake pill can contain enough fentanyl to kill.',
        'If they use again, stay in touch, so that they don’t use alone.',
        ['You can share the fear with other families at Nar-Anon. Call ', { call: 'narAnon' }, ' to find a group.'],
      ],
    },
  ],
};
