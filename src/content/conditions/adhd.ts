/** Text of the page /adhd, a mental-health condition page (specification, section 2). */
import { site } from '../../site';
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/adhd',
  picture: 'adhd',
  title: 'ADHD',
  name: 'ADHD',
  description:
    'ADHD in adults: what people notice, how clinicians tell it from other causes, and which kinds of support help.',
  definition:
    'ADHD (attention-deficit/hyperactivity disorder) begins in childhood and makes it hard to steer attention, stay still, or wait before you act.',
  signs: [
    'ADHD has nothing to do with being lazy or not smart. Many adults find out late, after years of working twice as hard. You may know some of this:',
    {
      list: [
        'You lose keys, phones, and track of time',
        'You start tasks with energy and leave them half done',
        'Long forms, meetings, or chats slip past you',
        'You forget bills and visits you meant to keep',
        'You feel driven inside, and sitting still takes effort',
        'You cut in, blurt things out, or buy on impulse',
        'You can lock on to one thing for hours and miss all else',
      ],
    },
    'Most people do some of these things at times. With ADHD they go back to childhood and cause trouble in more than one part of life. Only a clinician can diagnose it.',
  ],
  diagnosis: [
    'There are 2 domains: inattention, and hyperactivity with impulsivity. At age 17 and over, a diagnosis calls for:',
    {
      list: [
        '5 or more symptoms in a domain, for at least 6 months',
        'Several symptoms before age 12',
        'Symptoms in 2 or more settings, such as home and work',
        'Clear signs that they get in the way of daily life',
      ],
    },
    'The count is higher for younger children. No blood test or scan can show ADHD. In a first evaluation, you may be asked for old school reports, or to bring someone who knew you as a child.',
    [
      'Poor sleep, thyroid problems, ',
      { to: '/anxiety', text: 'anxiety' },
      ', ',
      { to: '/depression', text: 'depression' },
      ', trauma, and substance use can all cloud attention. Times of high energy that come and go may point to ',
      { to: '/bipolar-disorder', text: 'bipolar disorder' },
      ' instead. Some people have ADHD along with one of these.',
    ],
  ],
  treatment: [
    `Good care mixes skills, support, and sometimes medicine. In therapy at ${site.name}, you might work on:`,
    {
      list: [
        'CBT skills for planning, breaking tasks down, and quieting “I always fail” thoughts',
        'DBT skills for strong feelings and quick reactions',
        'Group sessions where you trade ideas that work in real life',
        'Family sessions to sort out chores, reminders, and old hurts',
      ],
    },
    [
      'Medicines for ADHD include stimulants and some that are not stimulants. A doctor or prescriber can talk through which may be right for you. Tell them about heart problems, past psychosis or mania, and substance use. Stimulants can be misused: take them only as prescribed, and never share them. Read more on ',
      { to: '/prescriptions', text: 'our page on prescription medicines' },
      '.',
    ],
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'ADHD shows up in everyday tasks, so under 9 hours a week lets you build new habits while you keep your routine.',
    },
    {
      path: '/case-management',
      why: 'If paperwork, visits, and deadlines pile up, a case manager can help you keep the pieces of your care in one plan.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'When ADHD comes with substance use or low mood, 9 to 19 hours a week makes space to work on both at once.',
    },
  ],
  families: [
    'Lost items and late arrivals wear on everyone. Try to see the condition and the person as two things.',
    {
      list: [
        'Agree on tools together: one shared calendar, one spot for keys, short lists.',
        'Give one request at a time, and say thanks when it gets done.',
        'Try: “What would make this easier to start?”',
        'Skip “you just don’t care” and “try harder.” They have likely heard both all their life.',
        'Don’t become the only alarm clock.',
      ],
    },
    [
      'Acting on impulse can raise the risk of harm in a hard moment. If you hear talk of suicide, call or text ',
      { call: '988' },
      '. For an overdose, a crash, or danger right now, call ',
      { call: '911' },
      '.',
    ],
    'Protect some time that is only yours. ADHD often runs in families, so you may spot signs in yourself.',
  ],
};
