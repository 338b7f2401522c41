/** Page /meth: stimulant use disorder with methamphetamine (specification, section 2, addiction pages). */

import { site } from '../../site';
import { care } from '../shared/care';
import { violenceHotline } from '../shared/helplines';
import { cool, ifChild, ifDrowsy, overdose, seizure, urgentActions, veryHot } from '../shared/overdose';
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
    'Meth, short for meth\u00ADamphetamine, is a strong stimulant. Meth addiction means that you keep using it even though it harms ' +
    'you. Clinicians call it stimulant use disorder.',
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
        [
          'You may hear voices, see things, or be sure that someone is watching you. This psychosis can last after you stop. It ' +
            'needs care: sometimes it’s ',
          { to: '/schizophrenia', text: 'schizophrenia' },
          '.',
        ],
        'Your body can get so hot that it kills you. A stroke can happen, and your heart can fail.',
        'In pregnancy, it can make the birth come too early. See a doctor or midwife, even if you still use.',
      ],
    },
    [
      'Meth may contain ',
      { to: '/fentanyl', text: 'fentanyl' },
      '. A fentanyl test strip can be wrong either way: see ',
      stripsMiss,
      '.',
    ],
  ],
  signs: [
    `${criteria}. No lab test can diagnose addiction. You may notice:`,
    {
      list: [
        'days without sleep, then days in bed',
        'losing jobs, friends, or a home',
        'using to get through work, sex, or a lonely night',
      ],
    },
  ],
  overdose: overdose({
    signs:
      'Signs: hot skin, chest pain, a pounding heart, a bad headache, a seizure, weakness on one side, or severe confusion. It may be fentanyl if they breathe slowly or can’t be woken.',
    call: 'say that it’s a medical emergency',
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
    'Stopping seldom harms the body by itself. But the crash brings deep tiredness and low mood, sometimes for weeks.',
    {
      list: [
        ['If you think of suicide, tell someone, and call ', { call: '988' }, ' or ', { call: 'text988' }, '.'],
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
      ' See ',
      { to: '/treatment', section: 'medicines', text: 'who offers it and who pays' },
      '.',
    ],
    'In therapy, you plan for one situation at a time, such as a payday.',
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'Full days, to get back into a daily rhythm.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'Several days a week, at your pace.',
    },
    {
      path: '/case-management',
      why: 'For calls about a dentist, housing, or work.',
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
