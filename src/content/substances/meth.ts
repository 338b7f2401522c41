/** Page /meth: stimulant use disorder with methamphetamine (specification, section 2, addiction pages). */
import { site } from '../../site';
import { naloxoneIfDrowsy, overdose, seizure, urgentActions, veryHot } from '../overdose';
import type { SubstanceContent } from '../types';

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
      'they’re very hot, have chest pain or a seizure, or see things that terrify them',
      'they have a drooping face, a weak arm, or slurred speech',
    ],
    naloxone: naloxoneIfDrowsy,
    meanwhile: [veryHot],
  }),
  effects: [
    'Meth pushes the body and the mind hard.',
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
      '. Test strips can find it, but meth can make them read wrong, so follow the directions that come with them.',
    ],
  ],
  signs: [
    'No lab test can diagnose addiction. A clinician asks about your life and looks for 2 or more of 11 criteria within ' +
      '12 months. Day to day, you may notice:',
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
    signs:
      'Signs: hot, flushed skin, chest pain, a pounding heart, a bad headache, shaking, a seizure, weakness on one side, ' +
      'panic, or severe confusion.',
    call: 'Say that this is a medical emergency, and what was taken.',
    naloxone: naloxoneIfDrowsy,
    notReversed: 'stimulants such as meth, but fentanyl may be mixed in',
    also: [
      veryHot,
      seizure,
      [
        { strong: 'Seeing or believing things that aren’t real:' },
        ' give them space, and keep your voice low. Don’t argue.',
      ],
    ],
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
        'If voices or fears last after the meth wears off, go to an emergency room or see a doctor the same day.',
        'Sleep, food, water, and a safe place come first.',
        'If you also use opioids, alcohol, or sedatives, talk with a doctor before you stop them.',
        'On a day when you use, don’t be alone. Let someone with naloxone check on you.',
      ],
    },
  ],
  treatment: [
    'There is no FDA-approved medicine for meth addiction. Of all approaches, contingency management has the strongest ' +
      'evidence. You earn small rewards, set in advance, for tests that show no meth.',
    [
      'If you have Medi-Cal, you may be able to join California’s Recovery Incentives program, which offers this in the ' +
        'counties that take part. Call ',
      { call: 'county' },
      `, the line of ${site.countyLine.county}, to find out. If you have another plan, call its member line, and we’ll help you look, too.`,
    ],
    `What ${site.name} can add:`,
    {
      list: [
        'Cognitive behavioral therapy (CBT), in short, clear steps, because focus comes back slowly.',
        'Dialectical behavior therapy (DBT), with skills for anger, fear, and the urge to run.',
        'Group therapy with people who know how flat the first months can feel.',
        [
          'Careful questions about psychosis, because it can also be part of ',
          { to: '/schizophrenia', text: 'schizophrenia' },
          ' or another condition.',
        ],
      ],
    },
    [
      'Afraid for your job? Read ',
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
        'When sleep, meals, and mood are upside down, we help you rebuild a daily rhythm. You come for 20 or more hours a ' +
        'week.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'You come for 9 to 19 hours a week and go over things often, while your memory and focus are still getting better.',
    },
    {
      path: '/case-management',
      why: 'Your case manager can help you look for a dentist, housing, benefits, and a place in contingency management.',
    },
  ],
  families: [
    {
      list: [
        [
          'During psychosis, your safety comes first. If anyone’s in danger, step away and call ',
          { call: '911' },
          '. If not, call ',
          { call: '988' },
          ' and ask whether a crisis team can come.',
        ],
        [
          'If someone hurts or threatens you, you can plan a safe way out with the National Domestic Violence Hotline: ',
          { call: 'domesticViolence' },
          '.',
        ],
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
};
