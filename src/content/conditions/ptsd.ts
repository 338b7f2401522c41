/** Text of the page /ptsd, a mental-health condition page (specification, section 2). */
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/ptsd',
  picture: 'ptsd',
  title: 'PTSD',
  name: 'PTSD',
  description:
    'PTSD can start soon after a trauma or long after it. Learn the signs, how it is diagnosed, and the treatments with most support.',
  definition:
    'PTSD (post-traumatic stress disorder) is a condition in which a trauma keeps its hold on your mind and body for more than 1 month.',
  urgent: ['Veterans and service members: call ', { call: '988' }, ' and press 1 to reach the Veterans Crisis Line.'],
  signs: [
    'PTSD can follow combat, assault, abuse, a crash, a disaster, or seeing others harmed. The signs fall into 4 groups:',
    {
      list: [
        [
          { strong: 'Reliving it: ' },
          'memories that push in, nightmares, flashbacks, or a pounding heart at a smell or sound',
        ],
        [{ strong: 'Staying away: ' }, 'avoiding places, people, thoughts, or talk that bring it back'],
        [
          { strong: 'Changes in mood and beliefs: ' },
          'blame, shame, numbness, feeling cut off, or thinking that no one can be trusted',
        ],
        [
          { strong: 'Being on guard: ' },
          'poor sleep, anger, jumpiness, risky acts, or sitting with your back to the wall',
        ],
      ],
    },
    'You may not link these to the past at all. It takes a clinician to make the diagnosis, and you don’t need to be sure before you ask.',
  ],
  diagnosis: [
    'After a trauma, there must be symptoms from all 4 groups. They last more than 1 month and cause distress or get in the way of your life. PTSD may begin late: for some people, the full picture shows up 6 months or more after the event.',
    [
      'In the first month, the same kinds of signs may be ',
      { to: '/acute-stress-disorder', text: 'acute stress disorder' },
      '.',
    ],
    'In a first evaluation, you can name the event in a few words and stop there. The clinician asks how it affects you now: sleep, safety, closeness, work, and any wish to die.',
    [
      'They also look for a past head injury, ',
      { to: '/depression', text: 'depression' },
      ', ',
      { to: '/panic-disorder', text: 'panic disorder' },
      ', and substance use. Many people drink or use to sleep or to shut memories out. If that is you, see ',
      { to: '/alcohol', text: 'our page on alcohol' },
      '. Both can be treated together.',
    ],
  ],
  treatment: [
    'The treatments with the most support work with the trauma itself, at a pace you agree on:',
    {
      list: [
        'Trauma-focused CBT: helps you face reminders and change painful beliefs',
        'Prolonged exposure: helps you return to memories and places until they lose force',
        'Cognitive processing therapy (CPT): works on stuck thoughts such as “it was my fault”',
        'Eye movement desensitization and reprocessing (EMDR): has you recall the memory while your eyes follow a movement',
      ],
    },
    'Each of these takes special training. On your first call, ask which ones we can provide and where we would refer you. We also offer CBT, DBT skills for strong feelings, and group and family sessions.',
    'Some antidepressants can ease symptoms. Talk with a doctor or prescriber about them. Sedatives such as benzodiazepines are not advised for PTSD itself. If you take one now, don’t stop all at once.',
  ],
  programs: [
    {
      path: '/intensive-outpatient-program',
      why: 'With 9 to 19 hours a week, you can work through trauma and substance use side by side.',
    },
    {
      path: '/outpatient-program',
      why: 'If home is safe and your days hold together, regular therapy can fit into under 9 hours a week.',
    },
    {
      path: '/partial-hospitalization-program',
      why: 'If flashbacks or despair fill most days, 20 or more hours a week gives you company and structure in daytime.',
    },
  ],
  families: [
    'You may miss how things were before. They may, too.',
    {
      list: [
        'Say: “I believe you. You don’t have to explain. I’m glad to listen any time.”',
        'Learn the triggers, and ask what helps when one hits.',
        'In a flashback, say your name, the place, and the date in a soft voice. Don’t grab.',
        'Don’t ask for details, and don’t say “that was years ago.”',
      ],
    },
    [
      'Call or text ',
      { call: '988' },
      ' if they talk about dying or being a burden. Call ',
      { call: '911' },
      ' if they have a weapon and may use it, have hurt themselves, or can’t tell you apart from a threat.',
    ],
    'Hearing about trauma can hurt you as well. Set limits, sleep, and seek your own support.',
  ],
};
