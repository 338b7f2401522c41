/** Page /meth: stimulant use disorder with methamphetamine (specification, section 2, addiction pages). */

import { site } from '../../site';
import { care } from '../care';
import { violenceHotline } from '../helplines';
import { ifChild, ifDrowsy, overdose, seizure, shoutAndRub, urgentActions, veryHot } from '../overdose';
import type { Text } from '../rich-text';
import { testStrips, usingAlone } from '../safer-use';
import { criteria, recoveryIncentives } from '../substance-care';
import type { SubstanceContent } from '../types';

/** What to do when someone sees, hears or believes things that aren’t real: the same wording for that person and the family. */
const notReal = [
  'if anyone is in danger, call ',
  { call: '911' },
  '. If not, call ',
  { call: '988' },
  ` or ${site.countyLine.county}’s line, `,
  { call: 'county' },
  ', and ask whether a crisis team can come.',
] satisfies Text;

export const content: SubstanceContent = {
  path: '/meth',
  picture: 'meth',
  title: 'Methamphetamine Addiction',
  description:
    'Methamphetamine: psychosis, overheating, and the low mood of the crash, what to do in an emergency, and why ' +
    'contingency management helps.',
  name: 'methamphetamine',
  definition:
    'Meth, short for methamphetamine, is a strong stimulant that can keep you awake for days. Meth addiction, also called ' +
    'stimulant use disorder, changes how you think, feel, and sleep. With time and care, much of that can heal.',
  urgentActions: urgentActions({
    also: [
      'they’re very hot, have chest pain or a seizure, or are in danger from things that they see or believe',
      'they have a drooping face, a weak arm, or slurred speech',
    ],
    when: ifDrowsy,
    meanwhile: [veryHot],
  }),
  effects: [
    'Meth can feel like the only thing that gets you up and through your shift. But it takes a toll:',
    {
      list: [
        'You may hear voices, see things, or be sure that someone is watching you. This is psychosis. It can last after you ' +
          'stop, and it needs care.',
        'Your body can get so hot that its organs are damaged, and this can kill.',
        'Your blood pressure goes up, and your heart can fail. You can have a stroke.',
        'Your teeth and gums may decay, and picking at your skin leaves sores.',
        'You may be angry or afraid and, in the crash, very low.',
        'In pregnancy, it can make the birth come too early. Seeing a doctor or midwife helps, whether or not you’ve stopped.',
      ],
    },
    [
      'Meth may contain ',
      { to: '/fentanyl', text: 'fentanyl' },
      `. ${testStrips} Meth can make a strip read wrong, so follow its directions.`,
    ],
  ],
  signs: [
    `No lab test can diagnose addiction. ${criteria} Day to day, you may notice:`,
    {
      list: [
        'days without sleep, then days in bed',
        'fast weight loss',
        'losing jobs, friends, or a home, and still using',
        'using to get through work, sex, or a lonely night, more than you meant to',
      ],
    },
  ],
  overdose: overdose({
    signs: `Signs: hot, flushed skin, chest pain, a pounding heart, a bad headache, shaking, a seizure, weakness on one side, panic, or severe confusion. It may be fentanyl if they breathe slowly, or don’t answer ${shoutAndRub}.`,
    call: 'Say that this is a medical emergency, and what was taken.',
    when: ifDrowsy,
    notReversed: 'stimulants such as meth, but fentanyl may be mixed in',
    also: [
      veryHot,
      seizure,
      [
        { strong: 'Seeing or believing things that aren’t real:' },
        ' give them space, and keep your voice low. Don’t argue.',
      ],
    ],
    child: ifChild('meth'),
  }),
  stopping: [
    'Stopping meth seldom harms the body by itself. But the crash can be cruel, with deep tiredness, bad dreams, and low ' +
      'mood that may last for weeks.',
    {
      list: [
        [
          'The crash can bring thoughts of suicide. Tell someone, and call or ',
          { call: 'text988' },
          ' ',
          { call: '988' },
          ', day or night.',
        ],
        [
          { strong: 'Seeing, hearing, or believing things that aren’t real,' },
          ' even after the meth has worn off: ',
          ...notReal,
        ],
        'Sleep, food, water, and a safe place come first.',
        'If you also use opioids, alcohol, or sedatives, talk with a doctor before you stop them.',
        ['On a day when you use, let someone with naloxone check on you. ', ...usingAlone],
      ],
    },
  ],
  treatment: [
    [
      'There is no FDA-approved medicine for meth addiction. Of all approaches, contingency management has the strongest ' +
        'evidence. You earn small rewards, set in advance, for tests that show no meth. ',
      care.contingencyManagement,
      ' ',
      ...recoveryIncentives,
    ],
    'Focus comes back slowly, so we keep things short and clear. Cognitive behavioral therapy (CBT) takes one situation at a ' +
      'time, such as a payday, an app, or a night you can’t sleep. Dialectical behavior therapy (DBT) teaches skills for anger ' +
      'and fear. In group therapy, you meet people who know how flat the first months can feel.',
    [
      'We ask carefully about psychosis, because it can also be part of ',
      { to: '/schizophrenia', text: 'schizophrenia' },
      ' or another condition. Afraid for your job? Read ',
      { to: '/privacy', section: 'who-will-know', text: 'who will know' },
      ' and ',
      { to: '/jobs', section: 'rights', text: 'what rights you have at work' },
      '.',
    ],
    'Crystal Meth Anonymous and SMART Recovery hold free meetings, many of them online.',
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why:
        'When sleep, meals, and mood are upside down, you get up for the day here: 20 or more hours a week, with people who ' +
        'help you back to a daily rhythm.',
    },
    {
      path: '/intensive-outpatient-program',
      why:
        'You come for 9 to 19 hours a week and go over things more than once, while your memory and focus are still ' +
        'getting better.',
    },
    {
      path: '/case-management',
      why: 'Your case manager makes calls with you about a dentist, housing, benefits, and a place in contingency management.',
    },
  ],
  families: [
    {
      list: [
        ['If they see or believe things that aren’t real, step away. Your safety comes first: ', ...notReal],
        violenceHotline,
        'Wait until they’ve slept and eaten before a serious conversation.',
        'Say so when something goes well: an appointment kept, a night of rest.',
        'Keep naloxone at home, and know how to use it.',
        [
          'Come to ',
          { to: '/family-therapy', text: 'family therapy' },
          ' together when they’re ready. Until then, Nar-Anon has groups for you: ',
          { call: 'narAnon' },
          '.',
        ],
      ],
    },
  ],
  firstCall: [
    [
      'Call ',
      { call: 'clinic' },
      ' when you’ve slept, if you can, or have someone call with you. We’ll ask how you sleep and eat, whether you hear ' +
        'or see things, and whether you think of dying. If you lose the thread, we say it again. Then we book your initial ' +
        'assessment.',
    ],
  ],
};
