/** Text of /treatment: levels of care, four therapies, the plan, recreation, first steps (specification, sections 1, 2, 6, 9). */

import { site } from '../site';
import { care } from './care';
import { prescribedHere } from './opioid-medicines';
import { byHours, hours, whenClosed } from './phone-hours';
import { hoursAWeek } from './program-hours';
import type { TextPageContent } from './types';

export const content: TextPageContent = {
  path: '/treatment',
  picture: 'treatment',
  title: 'Treatment Programs',
  description:
    `How treatment works at ${site.name}: hours of care, CBT, DBT, psychodynamic and interpersonal therapy, your plan, ` +
    'and recreation.',
  lead: 'How many hours of care you might need, what each kind of therapy is like, and who makes your plan.',
  sections: [
    {
      id: 'levels',
      heading: 'Levels of care',
      body: [
        {
          table: {
            columns: ['Level', 'Hours a week', 'For people who'],
            rows: [
              [
                [{ to: '/partial-hospitalization-program', text: 'Partial hospitalization' }],
                hoursAWeek['/partial-hospitalization-program'],
                'need support for most of the day and are safe at home at night',
              ],
              [
                [{ to: '/intensive-outpatient-program', text: 'Intensive outpatient' }],
                hoursAWeek['/intensive-outpatient-program'],
                'need more than a weekly session and can manage the days in between',
              ],
              [
                [{ to: '/outpatient-program', text: 'Outpatient' }],
                hoursAWeek['/outpatient-program'],
                'have support at home and fit care around work, school, or family',
              ],
            ],
          },
        },
        'Your assessment shows where to start. None of the levels has a fixed number of weeks: as you get better, you move to fewer hours. When you call, ask how soon you could start and how long people tend to stay.',
        [
          'What you pay depends on your insurance and on the hours, so ask us what each level would cost you. Our ',
          { to: '/insurance', text: 'insurance page' },
          ' explains how to find out what your plan pays.',
        ],
      ],
    },
    {
      id: 'cbt',
      heading: 'Cognitive behavioral therapy (CBT)',
      body: [
        'CBT looks at how your thoughts, feelings, and actions affect one another. A thought such as “I ' +
          'always fail” can bring your mood down. Then it’s harder to act, and the thought seems true.',
        'With a therapist, you learn to notice these loops and test them. You also try new things in small ' +
          'steps, such as going back to a place you avoid, and practice between sessions.',
        [
          'CBT has been tested more than most talk therapies. Studies show that it helps many people with ',
          { to: '/depression', text: 'depression' },
          ', ',
          { to: '/anxiety', text: 'anxiety' },
          ', and ',
          { to: '/panic-disorder', text: 'panic' },
          ', and it’s part of care for substance use. A form of it that works on trauma is described on ',
          { to: '/ptsd', section: 'treatment', text: 'our page on PTSD' },
          '.',
        ],
      ],
    },
    {
      id: 'dbt',
      heading: 'Dialectical behavior therapy (DBT)',
      body: [
        'DBT is for feelings that come on fast and strong. It starts from 2 ideas: you’re doing what you ' +
          'can, and you can learn to do things differently. You learn 4 sets of skills:',
        {
          list: [
            'Mindfulness: staying in the present moment without judging it.',
            'Distress tolerance: getting through a bad hour without making it worse.',
            'Emotion regulation: knowing what you feel, and calming it.',
            'Interpersonal effectiveness: asking for what you need, saying no, and keeping your self-respect.',
          ],
        },
        'DBT was made for people who hurt themselves or often think of suicide, and it’s best tested for them. ' +
          'Its skills are taught for other problems, too, with less research to back that up.',
        'DBT takes time to learn, so we ask for a commitment of at least 6 months.',
      ],
    },
    {
      id: 'psychodynamic',
      heading: 'Psychodynamic therapy',
      body: [
        'Some patterns are older than today’s problem. You may keep having the same fight, or pull back ' +
          'each time someone gets close. Psychodynamic therapy looks at where patterns like these come from.',
        'You talk freely about your past, your relationships, and what comes up as you talk. The better ' +
          'you understand what drives you, the more choice you have in what you do next. Studies support it for ' +
          'depression and some kinds of anxiety, though there are fewer of them than for CBT.',
      ],
    },
    {
      id: 'interpersonal',
      heading: 'Interpersonal therapy',
      body: [
        'Mood and relationships affect each other. Interpersonal therapy works on your relationships ' +
          'right now. It was made for depression and is best tested for that, including in pregnancy and after a birth. The focus ' +
          'is usually one of these:',
        {
          list: [
            'Grief after someone has died.',
            'Conflict with a partner, a relative, or someone at work.',
            'A big change, such as a new baby, a move, or the loss of a job.',
            'Feeling alone, or finding it hard to get close to people.',
          ],
        },
        'You and your therapist agree on where to begin. Then you work on new ways to talk, ask for help, ' +
          'and repair what can be repaired.',
      ],
    },
    {
      id: 'groups',
      heading: 'Group therapy',
      body: [
        'A therapist or counselor leads the group. You practice skills, hear what has worked for others, and find that you’re not the ' +
          'only one. You choose how much to say.',
        'There are also free groups outside the clinic, run by their members: AA, NA, and SMART Recovery for substance ' +
          'use, and NAMI for mental illness. Many people go to both, but a group alone doesn’t replace treatment.',
      ],
    },
    {
      id: 'medicines',
      heading: 'Medicines',
      body: [
        'For some conditions, medicine is the first treatment, and for others, therapy works as well. Don’t stop a medicine ' +
          'on your own.',
        [{ strong: 'For mental health:' }, ' ', ...care.psychiatricMedicines],
        [
          { strong: 'For alcohol use disorder:' },
          ' naltrexone, acamprosate, and disulfiram can help, as ',
          { to: '/alcohol', section: 'treatment', text: 'our page on alcohol' },
          ' explains.',
        ],
        [
          { strong: 'For opioid use disorder:' },
          ' buprenorphine and methadone lower the risk of death the most, as ',
          { to: '/opioid', section: 'treatment', text: 'our page on opioids' },
          ` explains. ${prescribedHere}`,
        ],
      ],
    },
    {
      id: 'treatment-plan',
      heading: 'Your treatment plan',
      body: [
        'Your plan puts in writing what you want to change, how we’ll work on it, and how many hours of care you get. You ' +
          'have a say in every part.',
        {
          list: [
            'It’s developed within 30 days of admission. We start it when you arrive.',
            'The clinical director signs off on it.',
            'We reassess your progress each week and record it in a weekly summary.',
            'When your needs change, so can your plan.',
          ],
        },
      ],
    },
    {
      id: 'recreation',
      heading: 'Recreation activities',
      body: [
        'In recovery, you suddenly have hours that used to go to drinking or drug use. Recreation helps you find out, or ' +
          'remember, what you enjoy. It’s also a chance to move, laugh, and be with other people.',
        'You must be cleared by the doctor first. This is for your safety, so tell the doctor about any ' +
          'health problem and any medicine you take.',
      ],
    },
    {
      id: 'first-steps',
      heading: 'First steps',
      body: [
        'You don’t have to know which therapy you need, because we’ll work that out together.',
        [
          'Have questions? Call our admissions department at ',
          { call: 'clinic' },
          '. You can book your initial assessment on the same call.',
        ],
        byHours('Our support team is available to help 24 hours a day, 7 days a week.', [
          `Our support team is available to help ${hours}. `,
          ...whenClosed,
        ]),
      ],
    },
  ],
  form: true,
};
