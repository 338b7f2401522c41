/** Page /mdma: other hallucinogen use disorder with MDMA (specification, section 2, addiction pages). */
import { site } from '../../site';
import { overdose, seizure, tooHot, urgentActions } from '../overdose';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/mdma',
  picture: 'mdma',
  title: 'MDMA Addiction',
  description:
    'MDMA, also sold as ecstasy or molly: overheating, low sodium, and serotonin toxicity, what to do in an ' +
    'emergency, and how therapy helps.',
  name: 'MDMA',
  definition:
    'MDMA, sold as ecstasy or molly, is a stimulant that also changes mood and the senses. MDMA addiction, also called ' +
    'other hallucinogen use disorder, means that you keep using it though it harms you.',
  urgentActions: urgentActions({
    also: ['they’re very hot, confused, stiff, or shaking', 'they have chest pain or a seizure'],
    naloxone: 'Hard to wake, or breathing slowly? Give naloxone.',
    meanwhile: [tooHot],
  }),
  effects: [
    'MDMA makes the brain release a lot of serotonin at once. People feel open and awake. Days of low mood and poor ' +
      'sleep often follow.',
    {
      list: [
        'Overheating: body temperature can climb to a deadly level, especially in a hot crowd.',
        'Low sodium: drinking far too much water can thin the salt in the blood and make the brain swell.',
        'Serotonin toxicity: shaking, stiff muscles, fever, and confusion. The risk is higher with some ' +
          'antidepressants and other drugs.',
        'Heart: a fast pulse and high blood pressure.',
      ],
    },
    [
      'Pills vary. One sold as MDMA may contain ',
      { to: '/meth', text: 'methamphetamine' },
      ', ',
      { to: '/fentanyl', text: 'fentanyl' },
      ', or both.',
    ],
    'MDMA is not an approved treatment for any condition.',
  ],
  signs: [
    'You can have a problem without using every day. Clinicians count MDMA among other hallucinogens and ask whether 2 or ' +
      'more of 10 criteria have applied within 12 months. Withdrawal isn’t one of them. Some signs:',
    {
      list: [
        'A night out feels pointless without it.',
        'You take more during the night than you meant to.',
        'You lose the days after to low mood, and you use again anyway.',
        'It has hurt your school, your work, or a relationship.',
      ],
    },
  ],
  overdose: overdose({
    signs:
      'Signs: hot skin, a racing heart, a tight jaw, jerking or stiff muscles, a bad headache, vomiting, confusion, a ' +
      'seizure, or collapse.',
    call: 'At an event, get the medical staff, too.',
    naloxone: [{ strong: 'Hard to wake, or breathing slowly? Give naloxone.' }],
    notReversed: 'MDMA or other stimulants, but fentanyl may be mixed in',
    also: [
      [
        { strong: 'Too hot:' },
        ' cool them with shade, fewer clothes, wet skin, and a fan. Don’t push them to drink water.',
      ],
      seizure,
    ],
    stay: 'Keep them away from noise and crowds.',
  }),
  stopping: [
    'Stopping MDMA is seldom dangerous to the body. The mind takes longer. You may feel sad, tired, or on edge for days, ' +
      'sometimes weeks.',
    {
      list: [
        [
          'If sadness turns into thoughts of suicide, call or ',
          { call: 'text988' },
          ' ',
          { call: '988' },
          ' at any time.',
        ],
        'Don’t stop an antidepressant so that you can use MDMA. Talk with your prescriber.',
        'If you also use alcohol, sedatives, or opioids every day, ask a doctor before you stop those.',
      ],
    },
  ],
  treatment: [
    'Treatment for MDMA is mostly talk therapy. There is no approved medicine for it.',
    {
      list: [
        'Cognitive behavioral therapy (CBT) looks at the nights and feelings that lead to use, and helps you make new ' +
          'plans.',
        'Dialectical behavior therapy (DBT) helps you get through a low week without reaching for a quick lift.',
        'In group therapy, people find ways to feel close to others without a pill.',
        [
          'If you also have ',
          { to: '/depression', text: 'depression' },
          ' or ',
          { to: '/ptsd', text: 'trauma' },
          ', we treat that in the same plan.',
        ],
      ],
    },
    `At ${site.name}, “I want to use less” is a good enough start.`,
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'Under 9 hours a week often suits people who use at events and have school or work on Monday.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'If low moods last or you use other drugs, too, 9 to 19 hours a week gives you steadier support.',
    },
    {
      path: '/crisis-intervention',
      why: 'For panic or a frightening comedown, our crisis hotline answers 24/7 and helps you decide what to do next.',
    },
  ],
  families: [
    {
      list: [
        'Stay curious. “What was it like?” opens more doors than “How could you?”',
        'Share the facts on heat, water, and unknown pills.',
        'Agree on a ride home at any hour, with no questions that night.',
        'Keep naloxone at home, because a fake pill may contain fentanyl.',
      ],
    },
  ],
};
