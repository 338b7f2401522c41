/** Text of /intensive-outpatient-program: a long description and the benefits (specification, section 2). */
import { site } from '../../site';
import { hoursAWeek } from '../interface/templates';
import { care } from '../shared/care';
import { onMethadone } from '../shared/medicines';
import type { ProgramContent } from '../types';

export const content: ProgramContent = {
  path: '/intensive-outpatient-program',
  picture: 'intensive-outpatient-program',
  title: 'Intensive Outpatient Program',
  description:
    'In an intensive outpatient program, you get 9 to 19 hours of care a week and live at home. See the benefits, an example week, and how to begin.',
  lead: 'You come for care on several days of the week, and have time left for work, school, or family.',
  glance: {
    suits: 'People who need more than a weekly session, have a safe place to live, and don’t need care day and night.',
    hours: `${hoursAWeek['/intensive-outpatient-program']} hours a week.`,
    moreCare: [
      'If the days between sessions feel unsafe, or you can’t get through them without using, you may need ',
      { to: '/partial-hospitalization-program', text: 'our partial hospitalization program' },
      ' or a hospital. For thoughts of suicide, call ',
      { call: '988' },
      ' or ',
      { call: 'text988' },
      ' at any time. See a doctor before you stop alcohol, opioids, or sedatives.',
    ],
  },
  sections: [
    {
      id: 'what-it-is',
      heading: 'What an intensive outpatient program is',
      drawing: 'intensive-outpatient-program-1',
      body: [
        'It takes more of your week than a single session with a counselor, and less than full days of treatment.',
        `Most of the work happens in groups. A group meets on set days, with the same people. You also have time alone with ${care.counselor}, for things you’d rather not say in a group.`,
        'Some people come after day treatment, or after going back to drinking or using. Others live with depression, anxiety, or trauma that a weekly session hasn’t eased.',
      ],
    },
    {
      id: 'what-you-work-on',
      heading: 'What you work on',
      body: [
        {
          list: [
            'Seeing what sets off cravings, panic, or low moods, and what to do in the first few minutes',
            'Changing thoughts and habits that keep a problem going, in cognitive behavioral therapy (CBT)',
            'Riding out strong feelings without acting on them, with skills from dialectical behavior therapy (DBT)',
            'Rebuilding trust with people close to you, who can join some sessions if you agree',
            'Getting back to regular sleep, meals, and work',
          ],
        },
        [
          'Read about ',
          { to: '/treatment', text: 'each kind of therapy' },
          ' and ',
          { to: '/treatment', section: 'medicines', text: 'who prescribes medicine' },
          '.',
        ],
      ],
    },
    {
      id: 'your-plan',
      heading: 'Your plan, and how long it takes',
      drawing: 'intensive-outpatient-program-2',
      body: [
        'You help write your treatment plan. It says what you want to change, how we’ll work on it, and how we’ll know that it helps. We start on it when you arrive, it’s finished no later than 30 days after admission, and the clinical director signs off on it.',
        'Every week, we check your progress in a weekly summary, and your hours can change when your needs do.',
        'There’s no fixed number of weeks. When you call, ask how soon you could start and how long people tend to stay.',
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      body: [
        {
          list: [
            [
              { strong: 'Time for the rest of your life' },
              '. You may be able to keep a job, take classes, or look after children.',
            ],
            [
              { strong: 'Practice in the real world' },
              '. You learn a skill, use it that night, and talk about how it went at the next session.',
            ],
            [{ strong: 'A group that knows you' }, '. Others in it notice when you go quiet.'],
            [{ strong: 'Enough time to change' }, '. You come on several days a week, so what you learn stays fresh.'],
            [
              { strong: 'Room to step up or down' },
              '. You can move to more hours, or on to our ',
              { to: '/outpatient-program', text: 'outpatient program' },
              ' with under 9 hours a week.',
            ],
          ],
        },
      ],
    },
  ],
  week: [
    { when: 'Monday', what: '3 hours: a short check-in, then group therapy.' },
    { when: 'Tuesday', what: '1 hour of individual counseling.' },
    { when: 'Wednesday', what: '3 hours: a class on one topic, then skills practice in the group.' },
    { when: 'Thursday', what: '3 hours: group therapy, and a weekly look at how your plan is going.' },
    {
      when: 'Friday to Sunday',
      what: 'Work, family, and rest, with one small thing to practice. This adds up to 10 hours and is only an example.',
    },
  ],
  start: [
    {
      steps: [
        ['Call ', { call: 'clinic' }, ' to book an initial assessment, and say in a few words what’s going on.'],
        [
          `Ask which days the groups meet. ${onMethadone(site.care)} See `,
          { to: '/contact', section: 'before-calling', text: 'what happens if you use' },
          '.',
        ],
        'Come and talk with us. We look at your needs and tell you which program seems to fit.',
      ],
    },
    ['Ask what it would cost. Our ', { to: '/insurance', text: 'insurance page' }, ' has the questions for your plan.'],
    [
      'Plan rides, child care, and shifts before you start. ',
      { to: '/case-management', text: 'A case manager' },
      ' can help.',
    ],
  ],
};
