/** Text of the page /acute-stress-disorder, a mental-health condition page (specification, section 2). */
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/acute-stress-disorder',
  picture: 'acute-stress-disorder',
  title: 'Acute Stress Disorder',
  name: 'acute stress disorder',
  description:
    'The first month after a trauma: signs of acute stress disorder, how it is diagnosed, and what helps you and your family.',
  definition:
    'Acute stress disorder is a strong stress reaction that starts after a trauma and lasts from 3 days up to 1 month.',
  urgent: [
    'If you are still in danger, or someone is hurting you, get to a safer place if you can and call ',
    { call: '911' },
    '.',
  ],
  signs: [
    'After a crash, an attack, a disaster, or a sudden death, most people feel shaken. That is normal. Watch for signs that stay and get in your way:',
    {
      list: [
        'Memories or bad dreams that break in',
        'Flashbacks, as if it were all happening again',
        'Feeling numb, or unable to feel love or joy',
        'Feeling dazed, or having gaps in your memory of the event',
        'Staying away from all that brings it back',
        'Poor sleep, jumpiness, anger, or always being on the lookout',
      ],
    },
    'Trauma can also come from seeing harm done to others, or from hearing that it happened to someone close. Only a clinician can diagnose this condition.',
  ],
  diagnosis: [
    'The diagnosis calls for at least 9 symptoms, lasting 3 days up to 1 month after a trauma. They must also cause distress or make daily life hard. Before 3 days have passed, it is too early to say.',
    [
      'PTSD does not always follow. Many people with acute stress disorder never go on to have it. If symptoms last more than 1 month, a clinician will check for ',
      { to: '/ptsd', text: 'post-traumatic stress disorder (PTSD)' },
      '.',
    ],
    'At a first evaluation, you choose how much to tell. A short outline is enough. Questions cover sleep, safety, past trauma, thoughts of suicide, and who is there for you.',
    'Clinicians also rule out a head injury, the effects of substances or medicines, and other conditions that stress can start. If you hit your head or blacked out, get a medical check.',
  ],
  treatment: [
    'The first needs are simple: safety, rest, food, and people you trust. You do not have to go over each detail right away. Being pushed to do so can make things worse.',
    'If symptoms stay strong, a short course of trauma-focused CBT has the most support. It helps you make sense of what happened and face reminders at your own pace. Ask us whether we can provide it or will refer you. DBT skills may help you through waves of fear. Family sessions can show those at home what your reactions mean.',
    [
      'Medicine is not the main treatment here. If you can’t sleep, talk with a doctor or prescriber before you take a sedative. Go easy on ',
      { to: '/alcohol', text: 'alcohol' },
      ' too. It tends to make sleep and mood worse.',
    ],
  ],
  programs: [
    {
      path: '/crisis-intervention',
      why: 'In the raw days after a trauma, you can reach our crisis hotline 24/7 to feel safer and plan the next step.',
    },
    {
      path: '/outpatient-program',
      why: 'Under 9 hours a week in the first weeks lets you get help while you stay close to people you know.',
    },
    {
      path: '/case-management',
      why: 'When an event leaves you with forms, doctors, or housing to sort out, a case manager can help carry that load.',
    },
  ],
  families: [
    'The same event may have shaken you too. Go slowly with each other.',
    {
      list: [
        'Do practical things: cook, drive, make phone calls, or sit close by.',
        'Say: “I’m glad you are here. You can tell me as much or as little as you want.”',
        'Don’t press for the story, and don’t say “it’s over, move on.”',
        'Warn them before loud noises or a touch from behind.',
      ],
    },
    [
      'Call or text ',
      { call: '988' },
      ' if the person talks of wanting to die or can’t bear the guilt of living through it. Call ',
      { call: '911' },
      ' if they may hurt themselves or someone else now, or if a head injury brings confusion or vomiting.',
    ],
    'Limit the news, keep regular meals and bedtimes, and let someone listen to you as well.',
  ],
};
