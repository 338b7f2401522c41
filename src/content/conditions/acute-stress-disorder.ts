/** Text of the page /acute-stress-disorder, a mental-health condition page (specification, section 2). */

import { care } from '../shared/care';
import { violenceHotline } from '../shared/helplines';
import { byHours, whenClosed } from '../shared/phone-hours';
import { sexualAssault } from '../shared/sexual-assault';
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/acute-stress-disorder',
  picture: 'acute-stress-disorder',
  title: 'Acute Stress Disorder',
  name: 'acute stress disorder',
  description:
    'The first month after a trauma: signs of acute stress disorder, how it’s diagnosed, and what helps you and your family.',
  definition:
    'Acute stress disorder is a strong stress reaction that follows a trauma and lasts from 3 days up to 1 month.',
  urgent: [
    'If you’re still in danger, or someone is hurting you, get to a safer place if you can and call ',
    { call: '911' },
    '. ',
    ...violenceHotline,
  ],
  urgentActions: [sexualAssault],
  signs: [
    'It’s normal to feel shaken after a crash, an attack, a disaster, or a violent death. Watch for signs that don’t let up and get in your way:',
    {
      list: [
        'Memories or bad dreams that you can’t shut out',
        'Flashbacks, as if it were happening again',
        'Feeling numb, or unable to feel love or joy',
        'Feeling dazed, or having gaps in your memory of the event',
        'Avoiding anything that reminds you of it',
        'Poor sleep, jumpiness, anger, or always being on guard',
      ],
    },
    'It can also come after you see someone else harmed, or learn that someone close to you was hurt or killed in an attack or an accident.',
  ],
  diagnosis: [
    'The diagnosis calls for at least 9 symptoms, lasting 3 days up to 1 month after a trauma. They must also cause distress or make daily life hard. In the first 3 days, it’s too early to say.',
    [
      'PTSD doesn’t always follow, and many people with acute stress disorder never get it. If symptoms last more than 1 month, a clinician checks for ',
      { to: '/ptsd', text: 'post-traumatic stress disorder (PTSD)' },
      '.',
    ],
    'At the first evaluation, you choose how much to tell, and a short outline is enough.',
    'Clinicians also check for a head injury, the effects of substances or medicines, and other conditions that stress can trigger. If you hit your head or blacked out, see a doctor today.',
  ],
  treatment: [
    'First come safety, rest, food, and people you trust. You don’t have to go over every detail right away, and being pushed to can make things worse.',
    [
      'If symptoms stay strong, a short course of trauma-focused cognitive behavioral therapy (CBT) has the best evidence. You make sense of what happened and face reminders at your own pace. Prolonged exposure and EMDR (eye movement desensitization and reprocessing) are other treatments for trauma. ',
      ...care.trauma,
    ],
    'In a family session, the people at home can learn what your reactions mean.',
    [
      'Medicine isn’t the main treatment for acute stress. If you can’t sleep, ask a doctor before you take a sedative, and go easy on ',
      { to: '/alcohol', text: 'alcohol' },
      ', which often makes sleep and mood worse. ',
      ...care.whoPrescribes,
    ],
  ],
  programs: [
    {
      path: '/crisis-intervention',
      why: byHours('In the first days, you can call our crisis hotline 24/7 to plan your next step.', [
        'In the first days, you can call our crisis hotline to plan your next step. ',
        ...whenClosed,
      ]),
    },
    {
      path: '/outpatient-program',
      why: 'You see a therapist in the first weeks, if you’re safe at home, and stay close to people you trust.',
    },
    {
      path: '/case-management',
      why: 'A case manager can work through the forms, the appointments, or the housing that the event left you with.',
    },
  ],
  families: [
    'The same event may have shaken you, so go easy on each other.',
    {
      list: [
        'Help with practical things: cook, drive, make phone calls, or just sit nearby.',
        'Say: “I’m glad you’re here. Tell me as much or as little as you want.”',
        'Don’t press for the story, and don’t say “it’s over, move on.”',
        'Warn them before a loud noise, and don’t touch them from behind.',
      ],
    },
    [
      'Call ',
      { call: '911' },
      ' if they may hurt themselves or someone else now, or if a head injury brings confusion, vomiting, or a headache that keeps getting worse. Call ',
      { call: '988' },
      ' or ',
      { call: 'text988' },
      ' if they talk about wanting to die or can’t bear having survived.',
    ],
    'Turn off the news for a while, and find someone who’ll listen to you as well.',
  ],
  calling:
    'You don’t have to say what happened. It’s enough to tell us when it was and how you’re sleeping, and to ask how soon you could see someone.',
};
