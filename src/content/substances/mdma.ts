/** Page /mdma: MDMA use disorder (specification, section 2, addiction pages). */
import { site } from '../../site';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/mdma',
  picture: 'mdma',
  title: 'MDMA Addiction',
  description:
    'MDMA, also sold as ecstasy or molly: overheating, low sodium and serotonin toxicity, what to do in an ' +
    'emergency, and how therapy helps.',
  name: 'MDMA',
  definition:
    'MDMA, sold as ecstasy or molly, is a stimulant that also changes mood and the senses. MDMA addiction, also ' +
    'called MDMA use disorder, means use goes on although it harms you.',
  urgent: [
    'Very hot, confused, stiff or shaking after MDMA? That is an emergency. Call ',
    { call: '911' },
    ' and start to cool the person.',
  ],
  effects: [
    'MDMA makes the brain release a great deal of serotonin at one time. People feel open and awake. Days of low ' +
      'mood and poor sleep often follow.',
    {
      list: [
        'Overheating: body heat can climb to a deadly level, above all in a hot crowd.',
        'Low sodium: far too much water can thin the salt in the blood and make the brain swell.',
        'Serotonin toxicity: shaking, stiff muscles, fever and confusion. The risk is higher with some ' +
          'antidepressants and other drugs.',
        'Heart: a fast pulse and high blood pressure.',
      ],
    },
    [
      'Pills vary. One sold as MDMA may hold ',
      { to: '/meth', text: 'methamphetamine' },
      ', ',
      { to: '/fentanyl', text: 'fentanyl' },
      ' or both. Any pill or powder not from a pharmacy may hold fentanyl.',
    ],
    'MDMA is not an approved treatment for any condition.',
  ],
  signs: [
    'You can have a problem without using every day. Clinicians ask whether 2 or more of 11 criteria have ' +
      'applied within 12 months, such as:',
    {
      list: [
        'A night out feels pointless without it.',
        'You take more during the night than you meant to.',
        'The days after are lost to low mood, and you use again anyway.',
        'School, work or a bond with someone has been hurt.',
      ],
    },
  ],
  overdose: [
    'Signs: hot skin, a racing heart, a tight jaw, jerking or stiff muscles, a bad headache, vomiting, ' +
      'confusion, a seizure or collapse.',
    {
      steps: [
        ['Call ', { call: '911' }, '. At an event, send for the medical staff too.'],
        'Cool the person: shade, light clothes, wet skin, a fan. Do not push water on them.',
        'If they will not wake, or breathing is slow, give naloxone in case of fentanyl. It does not reverse ' +
          'MDMA or other stimulants. It is safe to give when unsure and sold without prescription.',
        'Give rescue breaths if breathing is weak or has stopped.',
        'Lay them on one side, in the recovery position.',
        'Stay with them, away from noise and crowds.',
      ],
    },
    ['Awake, calm and cool, but you are unsure? Ask Poison Control, day or night: ', { call: 'poison' }, '.'],
  ],
  stopping: [
    'Stopping MDMA is seldom dangerous to the body. The mind takes longer. You may feel sad, tired or on edge ' +
      'for days, at times for weeks.',
    {
      list: [
        ['If sadness turns into thoughts of death, call or text ', { call: '988' }, ' at any time.'],
        'Do not stop an antidepressant so that you can use MDMA. Speak with your prescriber.',
        'If you also use alcohol, sedatives or opioids each day, ask a doctor before you stop those.',
      ],
    },
  ],
  treatment: [
    'Care for MDMA is mostly talk therapy. There is no approved medicine for it.',
    {
      list: [
        'CBT maps the nights and feelings tied to use, and helps you make new plans.',
        'DBT trains you to bear a low week without reaching for a quick lift.',
        'In group therapy, people find ways to feel close to others without a pill.',
        [
          'When ',
          { to: '/depression', text: 'depression' },
          ' or ',
          { to: '/ptsd', text: 'trauma' },
          ' is in the picture, we look after that in the same plan.',
        ],
      ],
    },
    `At ${site.name}, “I want to use less” is a good enough start.`,
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'Under 9 hours a week often suits people who use at events and have study or work on Monday.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'If low moods last or other drugs are involved, 9 to 19 hours a week give you more to hold on to.',
    },
    {
      path: '/crisis-intervention',
      why: 'For panic or a frightening comedown, our crisis line answers 24/7 and helps you decide what to do next.',
    },
  ],
  families: [
    {
      list: [
        'Stay curious. “What was it like?” opens more doors than “How could you?”.',
        'Share the facts on heat, water and unknown pills.',
        'Agree on a ride home at any hour, with no questions that night.',
        'Keep naloxone at home, since a fake pill may hold fentanyl.',
      ],
    },
    'If you lie awake until the key turns in the door, tell a friend or a doctor. You need sleep and support, too.',
  ],
};
