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
    'There is more than one road to feeling better. Here are the kinds of therapy we use, how your plan comes ' +
    'about, and how to take the first step.',
  sections: [
    {
      id: 'cbt',
      heading: 'Cognitive behavioral therapy (CBT)',
      body: [
        'CBT looks at the link between what you think, what you feel, and what you do. A thought such as “I ' +
          'always fail” can pull your mood down. Then it is harder to act, and the thought seems true.',
        'With a counselor you learn to notice such loops and test them. You also try new things in small ' +
          'steps, such as going back to a place that you avoid. You practice between sessions, because that is ' +
          'where change takes hold.',
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
        'DBT is for feelings that come on fast and strong. It holds 2 ideas at once: you are doing what you ' +
          'can, and you can learn to do things in another way.',
        'You learn 4 sets of skills:',
        {
          list: [
            'Mindfulness: staying in the present moment without judging it.',
            'Distress tolerance: getting through a bad hour without making it worse.',
            'Emotion regulation: knowing what you feel, and turning the heat down.',
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
        'Some patterns are older than the problem of today. You may keep ending up in the same fight, or ' +
          'pull back each time that someone gets close. Psychodynamic therapy looks at where such patterns ' +
          'come from.',
        'You talk freely about your past, your ties to others, and what comes up in the room. As you see ' +
          'more of what drives you, you have more choice in what you do next.',
      ],
    },
    {
      id: 'interpersonal',
      heading: 'Interpersonal therapy',
      body: [
        'Mood and relationships pull on each other. Interpersonal therapy works on the people side of your ' +
          'life right now. It was first made for depression. The focus is most often one of these:',
        {
          list: [
            'Grief after someone has died.',
            'Conflict with a partner, a relative, or someone at work.',
            'A big change, such as a new baby, a move, or the loss of a job.',
            'Feeling alone, or finding it hard to make close ties.',
          ],
        },
        'You and your counselor agree on where to begin. Then you work on new ways to talk, to ask for help, ' +
          'and to mend what can be mended.',
      ],
    },
    {
      id: 'treatment-plan',
      heading: 'Your treatment plan',
      body: [
        'Your plan puts in writing what you want to change and how we will work on it. You have a say in every part.',
        {
          list: [
            'It is developed within 30 days of admission.',
            'The clinical director signs it off.',
            'We reassess your progress each week and record it in a weekly summary.',
            'When your needs change, your plan can change too.',
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
        'Free time can be hard in recovery. Hours that used to go to drinking or using are now open. ' +
          'Recreation helps you find out, or recall, what you enjoy. It is also a chance to move, to laugh, ' +
          'and to be with other people.',
        'You must be cleared by the doctor first. This is for your safety, so tell the doctor about any ' +
          'health problem and any medicine that you take.',
      ],
    },
    {
      id: 'first-steps',
      heading: 'First steps',
      body: [
        'You don’t have to know which therapy you need. We work that out together.',
        [
          'Do you have questions? Call our admissions department at ',
          { call: 'clinic' },
          '. You can book your initial assessment in the same call.',
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
};
