/** Text of the page /ptsd, a mental-health condition page (specification, section 2). */
import { care } from '../shared/care';
import { violenceHotline } from '../shared/helplines';
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/ptsd',
  picture: 'ptsd',
  title: 'PTSD',
  name: 'PTSD',
  description:
    'PTSD can start soon after a trauma or long after it. Learn the signs, how it’s diagnosed, and which treatments help most.',
  definition:
    'PTSD (post-traumatic stress disorder) means that symptoms after a trauma last for more than 1 month and make daily life hard.',
  urgent: ['Veterans and service members can press 1 for the Veterans Crisis Line. ', ...violenceHotline],
  urgentActions: [
    {
      heading: 'After a sexual assault',
      points: [
        [
          'In the first days, go to an emergency room: medicine that helps prevent HIV has to start within 72 hours. Our page on acute stress says ',
          { to: '/acute-stress-disorder', text: 'what else the hospital can do' },
          '.',
        ],
        ['At any time, even years later, RAINN’s hotline listens, day and night: ', { call: 'rainn' }, '.'],
      ],
    },
    {
      heading: 'Tonight, if you’re safe',
      points: [
        'Put both feet on the floor. Say where you are and what day it is.',
        'Do what helps you sleep, such as leaving a light on. After a nightmare, get up for a few minutes.',
        'Tell one person that tonight is hard. You don’t have to say why.',
      ],
    },
  ],
  signs: [
    'PTSD can follow combat, assault, abuse, a crash, a disaster, or seeing others harmed. The signs fall into 4 groups:',
    {
      list: [
        [
          { strong: 'Reliving it: ' },
          'memories you can’t shut out, nightmares, flashbacks, or a pounding heart at a smell or sound',
        ],
        [{ strong: 'Staying away: ' }, 'avoiding places, people, thoughts, or conversations that bring it back'],
        [
          { strong: 'Changes in mood and beliefs: ' },
          'blame, shame, numbness, feeling cut off, or thinking that no one can be trusted',
        ],
        [
          { strong: 'Being on guard: ' },
          'poor sleep, anger, jumpiness, taking risks, or sitting with your back to the wall',
        ],
      ],
    },
  ],
  diagnosis: [
    'After a trauma, there must be symptoms from all 4 groups that last more than 1 month and cause distress or get in the way of your life. PTSD may begin late: for some people, the full picture shows up 6 months or more after the event.',
    [
      'In the first month, the same kinds of signs may be ',
      { to: '/acute-stress-disorder', text: 'acute stress disorder' },
      '.',
    ],
    'At the first evaluation, you can name the event in a few words and stop there.',
    [
      'Clinicians also look for a past head injury, ',
      { to: '/depression', text: 'depression' },
      ', ',
      { to: '/panic-disorder', text: 'panic disorder' },
      ', and substance use. Many people drink or use to sleep or to shut out memories. If that’s you, see ',
      { to: '/alcohol', text: 'our page on alcohol' },
      ', and tell the clinician, because both can be treated together.',
    ],
  ],
  treatment: [
    'The treatments with the best evidence work on the trauma itself, at a pace you agree on:',
    {
      list: [
        'Trauma-focused cognitive behavioral therapy (CBT): you face reminders and change painful beliefs.',
        'Prolonged exposure: you return to memories and to safe places until they lose their force.',
        'Cognitive processing therapy (CPT): you work on thoughts that keep you stuck, such as “it was my fault.”',
        'Eye movement desensitization and reprocessing (EMDR): you recall the memory while your eyes follow a movement.',
      ],
    },
    [
      'These treatments take special training. ',
      ...care.trauma,
      ' Groups, family sessions, and skills from dialectical behavior therapy (DBT) don’t treat the trauma itself, but may help you get through strong feelings.',
    ],
    [
      'Some antidepressants can ease symptoms. Sedatives such as benzodiazepines aren’t advised for PTSD itself, but if you take one now, don’t stop all at once. ',
      ...care.whoPrescribes,
    ],
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'You work on trauma and on drinking or drug use at the same time, with a group and a therapist.',
    },
    {
      path: '/outpatient-program',
      why: 'You come in for regular therapy, if home is safe and you’re managing day to day.',
    },
    {
      path: '/partial-hospitalization-program',
      why: 'If flashbacks or despair fill most days, you spend the day here, with a set schedule and people trained to help.',
    },
  ],
  families: [
    'If they seem far away or on edge with you, it’s the trauma, and you didn’t cause it.',
    {
      list: [
        'Say: “I believe you. You don’t have to explain. I’m glad to listen any time.”',
        'Learn the triggers, and ask what helps when one hits.',
        'In a flashback, softly say your name, the place, and the date. Don’t grab them.',
        'Don’t ask for details, and don’t say “that was years ago.”',
      ],
    },
    [
      'Call ',
      { call: '911' },
      ' if they have a weapon and may use it, have hurt themselves, or can’t tell you apart from a threat. Call ',
      { call: '988' },
      ' or ',
      { call: 'text988' },
      ' if they talk about dying or being a burden.',
    ],
    'Hearing about trauma can hurt you as well. It’s OK to say “not tonight,” and to find someone you can talk to.',
  ],
  calling:
    'To book, you don’t have to say what happened. Tell us if you’d rather talk with a woman or a man, and what would make the room feel safer, such as a seat by the door.',
};
