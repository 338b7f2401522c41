/** Text of the page /adhd, a mental-health condition page (specification, section 2). */
import { care } from '../shared/care';
import type { ConditionContent } from '../types';

export const content: ConditionContent = {
  path: '/adhd',
  picture: 'adhd',
  title: 'ADHD',
  name: 'ADHD',
  description:
    'ADHD in adults: what people notice, how clinicians tell it from other causes, and which kinds of support help.',
  definition:
    'ADHD (attention-deficit/hyper\u00ADactivity disorder) begins in childhood and makes it hard to focus, sit still, or think before you act.',
  urgent: [
    'If you take a stimulant and have chest pain, faint, or see things that aren’t there, call ',
    { call: '911' },
    '. ',
  ],
  signs: [
    'Many adults find out late, after years of being called lazy. You may recognize some of this:',
    {
      list: [
        'You lose your keys and your phone, and you lose track of time.',
        'You start tasks with energy and leave them half done.',
        'You drift off in long meetings or conversations, or over long forms.',
        'You forget bills and appointments.',
        'You feel restless inside, and sitting still takes effort.',
        'You interrupt, blurt things out, or buy on impulse.',
        'You can focus on one thing for hours and miss everything else.',
      ],
    },
    'Most people do some of these things sometimes. With ADHD, they go back to childhood and cause trouble in more than one part of life.',
  ],
  diagnosis: [
    'There are 2 groups of symptoms, or domains: inattention, and hyperactivity with impulsivity. At age 17 and over, a diagnosis calls for:',
    {
      list: [
        '5 or more symptoms in a domain, for at least 6 months',
        'Several symptoms before age 12',
        'Symptoms in 2 or more settings, such as home and work',
        'Clear signs that they get in the way of daily life',
      ],
    },
    'Up to age 16, it takes 6 or more. No blood test or scan can show ADHD, so you may be asked for old school reports, or to bring someone who knew you as a child.',
    [
      'Poor sleep, thyroid problems, ',
      { to: '/anxiety', text: 'anxiety' },
      ', ',
      { to: '/depression', text: 'depression' },
      ', trauma, and substance use can all make it hard to focus. High energy that comes and goes may point to ',
      { to: '/bipolar-disorder', text: 'bipolar disorder' },
      ' instead. Some people have ADHD along with one of these.',
    ],
  ],
  treatment: [
    'What helps is a mix of skills, support, and often medicine. With us, you can work on:',
    {
      list: [
        'Planning, small steps, and thoughts such as “I always fail,” in cognitive behavioral therapy (CBT)',
        'Strong feelings and quick reactions, with skills from dialectical behavior therapy (DBT)',
        'Ways of coping that have worked for others, in group sessions',
        'Chores, reminders, and old hurts, in family sessions',
      ],
    },
    [
      'Some medicines for ADHD are stimulants, and some aren’t. Tell the prescriber about any heart problems, past psychosis or mania, and substance use. Take stimulants only as prescribed, and never share them. Read more on ',
      { to: '/prescriptions', text: 'our page on prescription medicines' },
      '.',
    ],
    care.whoPrescribes,
  ],
  programs: [
    {
      path: '/outpatient-program',
      why: 'You build new habits with a therapist and try them at home and at work.',
    },
    {
      path: '/case-management',
      why: 'A case manager can help you put paperwork, appointments, and deadlines in order.',
    },
    {
      path: '/intensive-outpatient-program',
      why: 'If you’re also living with substance use or low mood, you can work on both with a group that meets on several days a week.',
    },
  ],
  families: [
    'A few habits can make days at home easier:',
    {
      list: [
        'Agree on tools together: one shared calendar, one place for keys, short lists.',
        'Ask for one thing at a time, and say thanks when it gets done.',
        'Try: “What would make this easier to start?”',
        'Skip “you just don’t care” and “try harder,” which they’ve probably heard for years.',
        'Don’t become their only alarm clock.',
      ],
    },
    [
      'If there’s an overdose, a crash, or danger right now, call ',
      { call: '911' },
      '. If you hear talk of suicide, call ',
      { call: '988' },
      ' or ',
      { call: 'text988' },
      '.',
    ],
    'ADHD often runs in families, so you may see signs in yourself. A child with these signs should see a pediatrician.',
  ],
  calling:
    'Write down the day and time of your appointment while you’re still on the phone, and set an alarm for it. If you miss it anyway, call and ask for another.',
};
