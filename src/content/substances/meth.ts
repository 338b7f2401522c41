/** Page /meth: stimulant use disorder with methamphetamine (specification, section 2, addiction pages). */

import { site } from '../../site';
import { care, recoveryIncentives } from '../shared/care';
import { violenceHotline } from '../shared/helplines';
import { cool, ifChild, ifDrowsy, overdose, seizure, shoutAndRub, urgentActions, veryHot } from '../shared/overdose';
import { safeSpot, stripsMiss } from '../shared/safer-use';
import { criteria } from '../shared/substance-care';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/meth',
  picture: 'meth',
  title: 'Methamphetamine Addiction',
  hyphenated: 'Meth\u00ADamphetamine Addiction',
  description:
    'Methamphetamine: psychosis, overheating, and the crash, what to do in an emergency, and what helps people stop.',
  name: 'meth',
  definition:
    'Meth, short for meth\u00ADamphetamine, is a strong stimulant. Meth addiction, also called stimulant use disorder, changes ' +
    'how you think, feel, and sleep. With time and care, much of that can heal.',
  urgentActions: urgentActions({
    also: [
      'they’re very hot, have chest pain or a seizure, or are in danger from things that they see or believe',
      'they have a drooping face, a weak arm, or slurred speech',
    ],
    when: ifDrowsy,
    meanwhile: [cool],
  }),
  effects: [
    {
      list: [
        'You may hear voices, see things, or be sure that someone is watching you. This psychosis can last after you stop, and ' +
          'it needs care.',
        'Your body can get so hot that it kills you. A stroke can happen, and your heart can fail.',
        'In pregnancy, it can make the birth come too early. Seeing a doctor or midwife helps, whether or not you’ve stopped.',
      ],
    },
    [
      'Meth may contain ',
      { to: '/fentanyl', text: 'fentanyl' },
      '. A negative fentanyl test strip doesn’t mean that it’s safe, and meth can make one show fentanyl that isn’t ' +
        'there: see ',
      stripsMiss,
      '.',
    ],
  ],
  signs: [
    `${criteria}, because no lab test can diagnose addiction. You may notice:`,
    {
      list: [
        'days without sleep, then days in bed',
        'losing jobs, friends, or a home',
        'using to get through work, sex, or a lonely night',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: hot skin, chest pain, a pounding heart, a bad headache, a seizure, weakness on one side, or severe confusion. Slow breathing, or no answer ${shoutAndRub}, may mean fentanyl.`,
    call: 'say that it’s a medical emergency',
    stopsHeart: true,
    when: ifDrowsy,
    notReversed: 'meth, only fentanyl that may be in it',
    also: [
      veryHot,
      seizure,
      [
        { strong: 'Seeing or believing things that aren’t real:' },
        ' give them space, and keep your voice low. Don’t argue.',
      ],
    ],
    stay: 'Naloxone can wear off before fentanyl does. Ask them not to leave or use more, but don’t hold them down.',
    child: ifChild('meth'),
  }),
  stopping: [
    'Stopping seldom harms the body by itself. But the crash brings deep tiredness and low mood that may last for weeks.',
    {
      list: [
        [
          'The crash can bring thoughts of suicide. Tell someone, and call ',
          { call: '988' },
          ' or ',
          { call: 'text988' },
          '.',
        ],
        [
          { strong: 'Seeing, hearing, or believing things that aren’t real,' },
          ' even after meth has worn off: if anyone is in danger, call ',
          { call: '911' },
          '. If not, call ',
          { call: '988' },
          ` or ${site.countyLine.county}’s line, `,
          { call: 'county' },
          ', and ask whether a crisis team can come.',
        ],
        'If you also use opioids, alcohol, or sedatives, talk with a doctor before you stop them.',
        ['When you use, let someone with naloxone check on you, or call ', ...safeSpot],
      ],
    },
  ],
  treatment: [
    [
      'There is no FDA-approved medicine for meth addiction. Contingency management has the strongest evidence: you earn small ' +
        'rewards for tests that show no meth. ',
      care.contingencyManagement,
      ' ',
      ...recoveryIncentives,
    ],
    'Cognitive behavioral therapy (CBT) takes one situation at a time, such as a payday.',
    [
      'We ask carefully about psychosis, because it can also be part of ',
      { to: '/schizophrenia', text: 'schizophrenia' },
      '. Afraid for your job? Read about ',
      { to: '/jobs', section: 'rights', text: 'your rights at work' },
      '. Crystal Meth Anonymous and SMART Recovery hold free meetings.',
    ],
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'You come for 20 or more hours a week, and get back to a daily rhythm.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'You come for 9 to 19 hours a week, and go over things more than once.',
    },
    {
      path: '/case-management',
      why: 'We make calls with you about a dentist, housing, or contingency management.',
    },
  ],
  families: [
    {
      list: [
        [
          'If they see or believe things that aren’t real, step away, and then see ',
          { section: 'stopping', text: 'whom to call' },
          '.',
        ],
        violenceHotline,
        ['Keep naloxone at home. Nar-Anon has groups for families: ', { call: 'narAnon' }, '.'],
      ],
    },
  ],
  firstCall: [
    [
      'Call ',
      { call: 'clinic' },
      ', or have someone call with you. We’ll ask how you sleep and eat, whether you hear or see things, and whether you think ' +
        'of dying. If you lose the thread, we say it again, and then we book your initial assessment.',
    ],
  ],
};
