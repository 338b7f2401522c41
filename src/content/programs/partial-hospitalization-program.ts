/** Text of /partial-hospitalization-program: a long description and the benefits (specification, section 2). */
import { site } from '../../site';
import { hoursAWeek } from '../interface/templates';
import { care } from '../shared/care';
import { onMethadone } from '../shared/medicines';
import type { ProgramContent } from '../types';

export const content: ProgramContent = {
  path: '/partial-hospitalization-program',
  picture: 'partial-hospitalization-program',
  title: 'Partial Hospitalization Program',
  description:
    'Partial hospitalization is day treatment for 20 or more hours a week. See who it suits, what a week can look like, and how to start.',
  lead: 'This is day treatment, with more hours of care than our other programs.',
  glance: {
    suits:
      'People who need a lot of support each day for their mental health, their substance use, or both, and are safe at home at night.',
    hours: `${hoursAWeek['/partial-hospitalization-program']} hours a week, spread over several days.`,
    moreCare: [
      'If a life is at risk now, call ',
      { call: '911' },
      '. You may need a hospital first if you can’t stay safe at night, if you’re very ill, or if stopping could bring on dangerous withdrawal.',
    ],
  },
  sections: [
    {
      id: 'what-it-is',
      heading: 'What partial hospitalization is',
      drawing: 'partial-hospitalization-program-1',
      body: [
        'You don’t stay in a hospital, whatever the name says. You get a full day of care, several days a week, with nights and free time at home.',
        'Some people come after a hospital stay, others from a program with fewer hours that wasn’t enough.',
      ],
    },
    {
      id: 'in-the-program',
      heading: 'Your days and your plan',
      body: [
        'Your days can include:',
        {
          list: [
            `Individual counseling in private, with ${care.counselor}`,
            'Group therapy, where people say what has helped them',
            [
              'Skills from ',
              {
                to: '/treatment',
                text: 'cognitive behavioral therapy (CBT) and dialectical behavior therapy (DBT)',
              },
              ', practiced in sessions and then at home',
            ],
            'Classes on how mental health and substance use affect the brain and body',
            'Time with your family, if you want them to take part',
            'Recreation activities, once the doctor has cleared you for them',
          ],
        },
        'Care starts on your first day, and so does your treatment plan. We build it with you. It’s complete no later than 30 days after admission, and our clinical director signs off on it. Each week, we look at how you’re doing and put it in a weekly summary.',
        [
          'Keep taking your medicine as prescribed. Our treatment page says ',
          { to: '/treatment', section: 'medicines', text: 'who prescribes' },
          '.',
        ],
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      drawing: 'partial-hospitalization-program-2',
      body: [
        {
          list: [
            [
              { strong: 'Close support by day' },
              '. Several times a week, you see people who know you and can spot a rough patch early.',
            ],
            [
              { strong: 'Your own bed at night' },
              '. You stay close to the people at home, and you can try new skills the same evening.',
            ],
            [
              { strong: 'One plan for several problems' },
              '. It can cover low mood, fear, trauma, and substance use together.',
            ],
            [{ strong: 'People who understand' }, '. Others in the group have been through something like it.'],
            [
              { strong: 'A path to fewer hours' },
              '. As you get better, you can move to our ',
              { to: '/intensive-outpatient-program', text: 'intensive outpatient program' },
              ' and later to the ',
              { to: '/outpatient-program', text: 'outpatient program' },
              '.',
            ],
          ],
        },
      ],
    },
    {
      id: 'how-long',
      heading: 'How soon, and for how long',
      body: [
        'There’s no fixed number of weeks. When you call, ask how soon you could start and how long people tend to stay. If you can’t wait that long safely, tell us, and go to an emergency room.',
      ],
    },
    {
      id: 'before-you-stop',
      heading: 'Before you stop drinking or using',
      body: [
        {
          note: [
            'Stopping alcohol or pills such as Xanax all at once can be dangerous, so talk with a doctor first. Don’t stop just to be ready for a program. Read more on ',
            { to: '/alcohol', text: 'our page on alcohol' },
            ' and ',
            { to: '/xanax', text: 'our page on Xanax' },
            '.',
          ],
        },
      ],
    },
  ],
  week: [
    { when: 'Monday', what: 'A check-in about the weekend, group therapy, and a class. About 5 hours.' },
    { when: 'Tuesday', what: 'Individual counseling, then a group that practices CBT or DBT skills. About 5 hours.' },
    { when: 'Wednesday', what: 'Group therapy, and a family session if that’s part of your plan. About 4 hours.' },
    { when: 'Thursday', what: 'Skills practice, and recreation for those the doctor has cleared. About 4 hours.' },
    {
      when: 'Friday',
      what: 'Group therapy, a look back for your weekly summary, and a plan for the weekend. About 4 hours.',
    },
    {
      when: 'Saturday and Sunday',
      what: 'Home, rest, and practice. This week is only an example.',
    },
  ],
  start: [
    ['Call ', { call: 'clinic' }, ' and ask to book an initial assessment.'],
    [
      `Tell us if you’re in the hospital now or will leave soon. ${onMethadone(site.care)} See `,
      { to: '/contact', section: 'before-calling', text: 'what happens if you use' },
      '.',
    ],
    'At the assessment, we tell you if this is too many hours or too few.',
    ['Ask what it would cost. Our ', { to: '/insurance', text: 'insurance page explains what to ask' }, '.'],
  ],
};
