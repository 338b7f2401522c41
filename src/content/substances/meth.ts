/** Page /meth: stimulant use disorder with methamphetamine (specification, section 2, addiction pages). */
import { site } from '../../site';
import { overdose, seizure, tooHot, urgentActions } from '../overdose';
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
    'Meth, short for methamphetamine, is a strong stimulant that keeps the brain awake for many hours. Meth addiction, ' +
    'also called stimulant use disorder, changes how you think, feel, and sleep. With time and care, much of that can ' +
    'heal.',
  urgentActions: urgentActions({
    also: [
      'they’re very hot, have chest pain or a seizure, or see things that terrify them',
      'they have a drooping face, a weak arm, or slurred speech',
    ],
    naloxone: 'Hard to wake, or breathing slowly? Give naloxone.',
    meanwhile: [tooHot],
  }),
  effects: [
    'Meth pushes the body hard. You may not sleep for days.',
    {
      list: [
        'Psychosis: hearing voices, seeing things, or being sure that someone is watching you. It can last after you ' +
          'stop, and it needs care.',
        'Overheating: a body that’s too hot can damage its organs, and this can kill.',
        'Heart and brain: high blood pressure, heart failure, or stroke.',
        'Teeth and skin: decay, gum disease, and sores from picking.',
        'Mood: anger, fear, and, in the crash, very low mood.',
      ],
    },
    ['Any powder or pill that isn’t from a pharmacy may contain ', { to: '/fentanyl', text: 'fentanyl' }, '.'],
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
    naloxone: [{ strong: 'Passed out, or breathing slowly? Give naloxone.' }],
    notReversed: 'stimulants such as meth, but fentanyl may be mixed in',
    also: [
      [
        { strong: 'Too hot:' },
        ' cool them with less clothing, wet cloths on the neck and armpits, and air from a fan.',
      ],
      seizure,
      [{ strong: 'Seeing or believing things:' }, ' give them space, and keep your voice low. Don’t argue.'],
    ],
  }),
  stopping: [
    'Stopping meth seldom harms the body by itself. But the crash can be cruel: deep tiredness, bad dreams, and low ' +
      'mood that may last for weeks.',
    {
      list: [
        [
          'Low mood in the crash can bring thoughts of suicide. Tell someone, and call or ',
          { call: 'text988' },
          ' ',
          { call: '988' },
          ', day or night.',
        ],
        'If voices or fears don’t go away, see a clinician soon.',
        'Sleep, food, water, and a safe place come first.',
        'If you also use opioids, alcohol, or sedatives, talk with a doctor before you stop them.',
      ],
    },
  ],
  treatment: [
    'There is no FDA-approved medicine for meth addiction. Of all approaches, contingency management has the strongest ' +
      'evidence: you earn small rewards, set in advance, for tests that show no meth. We help you find a program that ' +
      'offers it.',
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
  ],
  programs: [
    {
      path: '/partial-hospitalization-program',
      why: 'When sleep, meals, and mood are upside down, 20 or more hours a week helps you rebuild a daily rhythm.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'Meeting often, for 9 to 19 hours a week, helps while your memory and focus are still getting better.',
    },
    {
      path: '/case-management',
      why: 'Your case manager can help with a dentist, housing, benefits, and a place in contingency management.',
    },
  ],
  families: [
    {
      list: [
        ['If they’re in psychosis, your safety comes first. Step away, and call ', { call: '911' }, '.'],
        [
          'If someone hurts or threatens you, the National Domestic Violence Hotline helps you plan how to stay safe or ' +
            'leave: ',
          { call: 'domesticViolence' },
          '.',
        ],
        'Wait until they’ve slept and eaten before a serious talk.',
        'Notice small gains out loud: an appointment kept, a night of rest.',
        'Keep naloxone at home, and know how to use it.',
        ['Come to ', { to: '/family-therapy', text: 'family therapy' }, ' together when they’re ready.'],
      ],
    },
  ],
};
