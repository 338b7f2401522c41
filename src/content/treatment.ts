/** Text of /treatment: four therapies, the plan, recreation, first steps (specification, sections 1, 2, 6, 9). */
import { site } from '../site';
import type { TextPageContent } from './types';

export const content: TextPageContent = {
  path: '/treatment',
  picture: 'treatment',
  title: 'Treatment Programs',
  description:
    `How treatment works at ${site.name}: CBT, DBT, psychodynamic and interpersonal therapy, your plan, ` +
    'recreation, and first steps.',
  lead:
    'There’s more than one way to feel better. Here are the kinds of therapy we use, how we make your plan with ' +
    'you, and how to take the first step.',
  sections: [
    {
      id: 'cbt',
      heading: 'Cognitive behavioral therapy (CBT)',
      body: [
        'CBT looks at how your thoughts, feelings, and actions affect one another. A thought such as “I ' +
          'always fail” can bring your mood down. Then it’s harder to act, and the thought seems true.',
        'With a counselor, you learn to notice these loops and test them. You also try new things in small ' +
          'steps, such as going back to a place you avoid. You practice between sessions, because that’s ' +
          'where change happens.',
        [
          'CBT is used for ',
          { to: '/depression', text: 'depression' },
          ', ',
          { to: '/anxiety', text: 'anxiety' },
          ', and substance use, among others. It can help you see what sets off a craving and plan what to do.',
        ],
      ],
    },
    {
      id: 'dbt',
      heading: 'Dialectical behavior therapy (DBT)',
      body: [
        'DBT is for feelings that come on fast and strong. It starts from two ideas: you’re doing what you ' +
          'can, and you can learn to do things differently.',
        'You learn four sets of skills:',
        {
          list: [
            'Mindfulness: staying in the present moment without judging it.',
            'Distress tolerance: getting through a bad hour without making it worse.',
            'Emotion regulation: knowing what you feel, and calming it.',
            'Interpersonal effectiveness: asking for what you need, saying no, and keeping your self-respect.',
          ],
        },
        'DBT takes time to learn. We ask for a commitment of at least 6 months.',
      ],
    },
    {
      id: 'psychodynamic',
      heading: 'Psychodynamic therapy',
      body: [
        'Some patterns are older than today’s problem. You may keep having the same fight, or pull back ' +
          'each time someone gets close. Psychodynamic therapy looks at where patterns like these come from.',
        'You talk freely about your past, your relationships, and what comes up as you talk. The better ' +
          'you understand what drives you, the more choice you have in what you do next.',
      ],
    },
    {
      id: 'interpersonal',
      heading: 'Interpersonal therapy',
      body: [
        'Mood and relationships affect each other. Interpersonal therapy works on your relationships ' +
          'right now. It was first developed for depression. The focus is usually one of these:',
        {
          list: [
            'Grief after someone has died.',
            'Conflict with a partner, a relative, or someone at work.',
            'A big change, such as a new baby, a move, or the loss of a job.',
            'Feeling alone, or finding it hard to get close to people.',
          ],
        },
        'You and your counselor agree on where to begin. Then you work on new ways to talk, ask for help, ' +
          'and repair what can be repaired.',
      ],
    },
    {
      id: 'treatment-plan',
      heading: 'Your treatment plan',
      body: [
        'Your plan puts in writing what you want to change and how we’ll work on it. You have a say in every part.',
        {
          list: [
            'It’s developed within 30 days of admission. We start it when you arrive.',
            'The clinical director signs off on it.',
            'We reassess your progress each week and record it in a weekly summary.',
            'When your needs change, so can your plan.',
          ],
        },
        [
          'The plan also says how many hours of care you get. It may be ',
          { to: '/partial-hospitalization-program', text: 'partial hospitalization' },
          ' (20 or more hours a week), ',
          { to: '/intensive-outpatient-program', text: 'intensive outpatient care' },
          ' (9 to 19), or ',
          { to: '/outpatient-program', text: 'outpatient care' },
          ' (under 9).',
        ],
      ],
    },
    {
      id: 'recreation',
      heading: 'Recreation activities',
      body: [
        'Free time can be hard in recovery. Hours that used to go to drinking or drug use are suddenly ' +
          'empty. Recreation helps you find out, or remember, what you enjoy. It’s also a chance to move, ' +
          'laugh, and be with other people.',
        'You must be cleared by the doctor first. This is for your safety, so tell the doctor about any ' +
          'health problem and any medicine you take.',
      ],
    },
    {
      id: 'first-steps',
      heading: 'First steps',
      body: [
        'You don’t have to know which therapy you need. We’ll work that out together.',
        [
          'Have questions? Call our admissions department at ',
          { call: 'clinic' },
          '. You can book your initial assessment on the same call.',
        ],
        'Our support team is available to help 24 hours a day, 7 days a week.',
        [
          'Not sure about payment? Read about ',
          { to: '/insurance', text: 'using your insurance' },
          ', or ask us when you call.',
        ],
      ],
    },
  ],
  form: true,
};
