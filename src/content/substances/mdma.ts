/** Page /mdma: MDMA use disorder (specification, section 2, addiction pages). */
import { site } from '../../site';
import type { SubstanceContent } from '../types';

export const content: SubstanceContent = {
  path: '/mdma',
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
    'MDMA makes the brain release a great deal of serotonin at one time. People feel open, awake and close to ' +
      'others. A few days of low mood, poor sleep and worry often follow.',
    {
      list: [
        'Overheating: body heat can climb to a deadly level, most of all when dancing in a hot crowd.',
        'Low sodium: drinking far too much water can thin the salt in the blood and make the brain swell.',
        'Serotonin toxicity: shaking, stiff muscles, fever and confusion. The risk is higher with some ' +
          'antidepressants and other drugs.',
        'Heart: a fast pulse and high blood pressure.',
      ],
    },
    [
      'Pills vary. One sold as MDMA may hold ',
      { to: '/meth', text: 'methamphetamine' },
      ', caffeine, ',
      { to: '/fentanyl', text: 'fentanyl' },
      ' or something unknown. No pill or powder is safe to trust unless it is from a pharmacy.',
    ],
    'You may have read about MDMA in research. It is not an approved treatment for any condition.',
  ],
  signs: [
    'MDMA may not pull at you every day, and a problem can still grow. Clinicians look back within 12 months and ' +
      'ask whether 2 or more of 11 criteria apply. Here are some that people tell us about:',
    {
      list: [
        'A night out feels pointless without it.',
        'You take more during the night than you meant to.',
        'The days after are lost to low mood, and you use again anyway.',
        'It takes more than it once did, and gives back less.',
        'School, work or a bond with someone has been hurt.',
      ],
    },
  ],
  overdose: [
    'Signs: hot skin, a racing heart, a tight jaw, jerking or stiff muscles, a bad headache, vomiting, ' +
      'confusion, a seizure or collapse.',
    {
      steps: [
        ['Call ', { call: '911' }, '. At an event, send someone for the medical staff as well.'],
        'Cool the person down: shade or a cool room, light clothes, wet skin, a fan. Let them sip if they are ' +
          'fully awake, but do not push water on them.',
        'If they cannot be woken or breathe slowly, give naloxone in case there is fentanyl in the pill. It does ' +
          'not reverse stimulants or MDMA. It is safe to give when unsure and is sold without prescription.',
        'Give rescue breaths if breathing is weak or has stopped.',
        'Lay them on one side, in the recovery position.',
        'Stay with them. Keep light, noise and crowds away.',
      ],
    },
    [
      'Not sure how serious it is, and the person is awake and cool? Ask Poison Control, day or night: ',
      { call: 'poison' },
      '.',
    ],
  ],
  stopping: [
    'Most people can stop MDMA without danger to the body. The mind takes longer. You may feel sad, tired, on ' +
      'edge or unable to focus for days, at times for weeks.',
    {
      list: [
        ['If sadness turns into thoughts of death, call or text ', { call: '988' }, ' at any time.'],
        'If you take an antidepressant, do not stop it so that you can use MDMA. Speak with your prescriber.',
        'If you also use alcohol, sedatives or opioids each day, ask a doctor before you stop those.',
      ],
    },
  ],
  treatment: [
    'Care for MDMA is mostly talk therapy. There is no approved medicine for it.',
    {
      list: [
        'CBT maps the nights, friends and feelings tied to use, and helps you make new plans for them.',
        'DBT trains you to bear a low week without reaching for a quick lift.',
        'In group therapy, people learn to have fun and feel close to others again, without a pill.',
        [
          'When ',
          { to: '/depression', text: 'depression' },
          ' or ',
          { to: '/ptsd', text: 'trauma' },
          ' is in the picture, we look after that in the same plan.',
        ],
      ],
    },
    `You do not have to call yourself anything to come to ${site.name}. “I want to use less” is a good start.`,
  ],
  programs: [
    {
      path: '/outpatient-program',
      why:
        'Under 9 hours a week often suits people who use at events, and who have study or work to get back to on ' +
        'Monday.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'If low moods last or other drugs are involved, 9 to 19 hours a week give you more to hold on to.',
    },
    {
      path: '/crisis-intervention',
      why: 'For panic or a frightening comedown, our crisis team answers 24/7 and helps you decide what to do next.',
    },
  ],
  families: [
    {
      list: [
        'Stay curious. “What was it like?” opens more doors than “How could you?”.',
        'Share the facts on heat, water and unknown pills. They may save a friend.',
        'Agree that anyone can phone you for a ride home, with no questions that night.',
        'Keep naloxone at home, since a fake pill may hold fentanyl.',
      ],
    },
    'If you lie awake until the key turns in the door, tell someone. You need sleep and support as well.',
  ],
};
