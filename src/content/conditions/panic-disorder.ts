/** Text of the page /panic-disorder, a mental-health condition page (specification, section 2). */
import { site } from '../../site';
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/panic-disorder',
  picture: 'panic-disorder',
  title: 'Panic Disorder',
  name: 'panic disorder',
  description:
    'What a panic attack feels like, when it becomes panic disorder, when to call 911, and how treatment can ease the fear.',
  definition:
    'Panic disorder means that sudden attacks of intense fear keep coming back, and that fear of the next one starts to shape your life.',
  urgent: [
    'New chest pain: call ',
    { call: '911' },
    '. A panic attack and a heart attack can feel alike, and nobody can tell them apart at home.',
  ],
  signs: [
    'A panic attack can come out of the blue, even from calm or from sleep. Your body sounds an alarm, though no danger is near. You may have:',
    {
      list: [
        'A pounding or racing heart',
        'Short breath, a choking feeling, or pain in the chest',
        'Sweating, shaking, chills, or a wave of heat',
        'Dizziness, an upset stomach, or tingling in your hands',
        'A sense that you or the world are not real',
        'Fear that you are dying or losing control',
      ],
    },
    'Between attacks, people often skip stores, roads, or workouts, or go out only with someone else. One attack does not mean you have the disorder, and only a clinician can diagnose it.',
  ],
  diagnosis: [
    'Two things must both be true:',
    {
      steps: [
        'You have repeated, unexpected attacks. Each one has 4 or more of 13 symptoms and peaks within minutes.',
        'After at least one attack, you worry about the next one, or change your behavior to avoid it, for 1 month or more.',
      ],
    },
    'The evaluation starts with your story: the first attack, the latest one, and what you have given up since. Bring a list of your medicines, and mention caffeine and any substance use.',
    [
      'Heart, lung, and thyroid problems can look like panic, so you may be sent for a medical check. Stimulants, and withdrawal from ',
      { to: '/alcohol', text: 'alcohol' },
      ' or sedatives, can also set off attacks. Attacks that come only with a known fear or a trauma memory may point to ',
      { to: '/anxiety', text: 'another anxiety disorder' },
      ' or to ',
      { to: '/ptsd', text: 'PTSD' },
      '.',
    ],
  ],
  treatment: [
    `Panic often responds well to treatment. CBT has strong support, and ${site.name} offers it. In CBT you learn what the alarm is, then bring on mild versions of the feelings in a safe setting. Bit by bit, your body learns that they are not a threat.`,
    {
      list: [
        'Planned practice helps you go back to the places you have been avoiding.',
        'Psychodynamic therapy may help if stress or loss came before the attacks.',
        'Group therapy takes away some of the shame.',
      ],
    },
    [
      'Certain antidepressants can make attacks fewer. Talk with a doctor or prescriber about them. Fast-acting sedatives may seem like the answer, but they carry a risk of dependence. If you take one, don’t stop all at once. Read ',
      { to: '/xanax', text: 'about stopping Xanax safely' },
      '.',
    ],
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'For many people, under 9 hours a week is enough to learn what the alarm means and to practice between visits.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'If attacks have shrunk your world to a few safe places, 9 to 19 hours a week adds support as you widen it again.',
    },
    {
      path: '/family-therapy',
      why: 'Those who drive, shop, or stay home for you can learn how to step back in a way that feels safe to all.',
    },
  ],
  families: [
    'When an attack hits, your calm is the most useful thing you have.',
    {
      list: [
        'Stay near. Speak slowly: “I’m with you. This will pass. Breathe out with me.”',
        'Ask before you touch or hold the person.',
        'Don’t say “it’s all in your head.” The fear and the body signs are real.',
        'Afterward, let them rest, and then help them return to what they were doing.',
      ],
    },
    [
      'Call ',
      { call: '911' },
      ' if chest pain is new, if the person faints or can’t catch their breath, or if this feels different from past attacks. Call or text ',
      { call: '988' },
      ' if they feel they can’t go on.',
    ],
    'You can’t be on guard all day. Plan time off, and share the load with others.',
  ],
};
