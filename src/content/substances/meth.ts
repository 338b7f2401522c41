/** Page /meth: methamphetamine use disorder (specification, section 2, addiction pages). */
import { site } from '../../site';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/meth',
  picture: 'meth',
  title: 'Methamphetamine Addiction',
  description:
    'Methamphetamine: psychosis, overheating and the low mood of the crash, what to do in an emergency, and why ' +
    'contingency management helps.',
  name: 'methamphetamine',
  definition:
    'Meth addiction means addiction to methamphetamine, a strong stimulant that keeps the brain awake for many hours. ' +
    'Also called methamphetamine use disorder, it changes how you think, feel and sleep. With time and care, much ' +
    'of that can heal.',
  urgent: [
    'Very hot, in chest pain, or in terror of things that others do not see? Call ',
    { call: '911' },
    ' and say what was taken.',
  ],
  effects: [
    'Meth pushes the body hard. You may not sleep for days.',
    {
      list: [
        'Psychosis: hearing voices, seeing things, or being sure that you are being watched. It can last after ' +
          'use stops, and it needs care.',
        'Overheating: a body that is too hot can damage organs and kill.',
        'Heart and brain: high blood pressure, heart failure, stroke.',
        'Teeth and skin: decay, gum disease, and sores from picking.',
        'Mood: anger, fear and, in the crash, very low mood.',
      ],
    },
    [
      'Any powder or pill that does not come from a pharmacy may hold ',
      { to: '/fentanyl', text: 'fentanyl' },
      '. Meth is no exception.',
    ],
  ],
  signs: [
    'No blood test can show it. A clinician asks about your life, and 2 or more of 11 criteria within 12 months ' +
      'make it a disorder. Day to day, you may see:',
    {
      list: [
        'long runs without sleep, then days in bed,',
        'fast weight loss,',
        'jobs, friends or a home lost while use goes on,',
        'using to get through work, sex or a lonely night, more than you meant to.',
      ],
    },
  ],
  overdose: [
    'Watch for hot, flushed skin, chest pain, a pounding heart, a bad headache, shaking, a seizure, weakness on ' +
      'one side, panic or wild confusion.',
    {
      steps: [
        ['Call ', { call: '911' }, '. Say that this is a medical emergency.'],
        'Cool the person: less clothing, wet cloths on neck and armpits, air from a fan.',
        'Give space, and use a low voice. Do not argue with what they see or believe.',
        'Give naloxone if they pass out or breathe slowly. It does not reverse stimulants, but fentanyl may be ' +
          'mixed in. It is safe to give when unsure, and no prescription is needed.',
        'Weak breaths or none: start rescue breaths.',
        'Passed out but breathing: recovery position, on one side. Stay until help takes over.',
      ],
    },
  ],
  stopping: [
    'Coming off meth seldom harms the body by itself. The crash can be cruel, though: deep tiredness, bad ' +
      'dreams, and low mood that may last for weeks.',
    {
      list: [
        [
          'Low mood in the crash can bring thoughts of suicide. Tell someone, and call or text ',
          { call: '988' },
          ' day or night.',
        ],
        'Voices or fears that stay need a clinician soon.',
        'Sleep, food, water and a safe place come first.',
        'If you also use opioids, alcohol or sedatives, talk with a doctor before you stop them.',
      ],
    },
  ],
  treatment: [
    'There is no FDA-approved medicine for methamphetamine use disorder. Of all the approaches, contingency ' +
      'management has the strongest evidence: you earn small rewards, set in advance, for tests that show no meth. ' +
      'We help you connect with a program that offers it.',
    `What ${site.name} can add:`,
    {
      list: [
        'CBT, in short and clear steps, as focus comes back slowly at first.',
        'DBT skills for anger, fear and the urge to run.',
        'Group therapy with people who know how dull the first months can feel.',
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
      why: 'When sleep, meals and mood are upside down, 20 or more hours a week help rebuild a daily rhythm.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'Meeting often, for 9 to 19 hours a week, is useful while your memory and focus are still on the mend.',
    },
    {
      path: '/case-management',
      why: 'Your case manager can help with a dentist, housing, benefits and a place in contingency management.',
    },
  ],
  families: [
    {
      list: [
        'If the person is in psychosis, your safety comes first. Step away, and call for help.',
        'Wait for sleep and food before a serious talk.',
        'Notice small gains out loud: a kept visit, a night of rest.',
        'Have naloxone at home and know how to use it.',
      ],
    },
    [
      'You are allowed to be tired. The SAMHSA helpline is there for you 24/7, in English and Spanish: ',
      { call: 'samhsa' },
      '. We also offer ',
      { to: '/family-therapy', text: 'family therapy' },
      '.',
    ],
  ],
};
