/** Text of /outpatient-program: what it is, for whom, six services, four benefits (specification, section 2). */
import { site } from '../../site';
import { hoursAWeek } from '../interface/templates';
import { care } from '../shared/care';
import { onMethadone } from '../shared/medicines';
import type { ProgramContent } from '../types';

export const content: ProgramContent = {
  path: '/outpatient-program',
  picture: 'outpatient-program',
  title: 'Outpatient Program',
  description:
    'Outpatient rehab takes under 9 hours a week and fits around work and family. See who it’s for, the services, the benefits, and how to start.',
  lead: 'You come in for a few sessions a week, then go home.',
  glance: {
    suits: 'People with support at home who are ready for change and have work, school, or family to look after.',
    hours: `${hoursAWeek['/outpatient-program']} hours a week.`,
    moreCare: [
      'If someone has overdosed or has a seizure, call ',
      { call: '911' },
      '. See a doctor before you stop alcohol, opioids, or sedatives. If a few hours aren’t enough, look at our ',
      { to: '/intensive-outpatient-program', text: 'intensive outpatient program' },
      '.',
    ],
  },
  sections: [
    {
      id: 'getting-started',
      heading: 'Getting started',
      body: [
        'Bring your questions to the first appointment, and a friend or relative if that makes it easier.',
        'We begin with an assessment. We ask about your health, your mood, what you use, and how your days go. On the phone, ask how soon you could start and how long people tend to stay.',
      ],
    },
    {
      id: 'what-it-is',
      heading: 'What outpatient rehab is',
      drawing: 'outpatient-program-1',
      body: [
        `Outpatient rehab is treatment without an overnight stay. You meet with ${care.counselor}, or with a group, at set times, for less than 9 hours a week in all.`,
      ],
    },
    {
      id: 'who-it-is-for',
      heading: 'Who it is for',
      body: [
        'This level of care tends to work well when these 4 points fit you:',
        {
          list: [
            [
              { strong: 'Stable supportive home' },
              '. You have a safe place to live, with people who back your recovery or at least don’t stand in its way.',
            ],
            [
              { strong: 'Motivated and committed' },
              '. You want things to change and can come to your sessions. It’s fine to have mixed feelings.',
            ],
            [
              { strong: 'No need for 24/7 medical supervision' },
              '. Your health is steady enough to be at home day and night.',
            ],
            [
              { strong: 'Needs to balance treatment with work and family' },
              '. You have a job, classes, or people who count on you, and care has to fit around them.',
            ],
          ],
        },
        'If one of these doesn’t fit, call us anyway. We can talk about what would.',
      ],
    },
    {
      id: 'services',
      heading: 'Services in the program',
      drawing: 'outpatient-program-2',
      body: [
        'Your plan draws on these 6 services:',
        {
          list: [
            [
              { strong: 'Individual counseling' },
              '. You and one counselor talk in private about goals, worries, and next steps.',
            ],
            [{ strong: 'Group therapy' }, '. You practice skills and hear what has helped others.'],
            [
              { strong: 'Psychoeducation' },
              '. You learn how a condition or a substance works, so that what’s happening to you makes more sense.',
            ],
            [
              { strong: 'Family involvement' },
              '. The people close to you can learn what helps, and you decide who to invite. See our page on ',
              { to: '/family-therapy', text: 'family therapy' },
              '.',
            ],
            [
              { strong: 'Specialized therapies such as CBT and DBT' },
              '. Cognitive behavioral therapy (CBT) works on thoughts and habits, and dialectical behavior therapy (DBT) teaches skills for strong feelings. Our ',
              { to: '/treatment', text: 'treatment page' },
              ' explains both.',
            ],
            [
              { strong: 'Holistic approaches' },
              '. We look at sleep, stress, exercise, and what you enjoy. These go along with therapy and don’t replace it.',
            ],
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      body: [
        {
          list: [
            [
              { strong: 'Flexibility' },
              '. Fewer hours are easier to fit around shifts, school pickups, and other duties.',
            ],
            [
              { strong: 'Community support' },
              '. You stay near family and friends, and you meet the people in your group.',
            ],
            [
              { strong: 'Cost-effectiveness' },
              '. Care without an overnight stay often costs less, and you may be able to keep working.',
            ],
            [{ strong: 'Transition to independence' }, '. You come less often over time.'],
          ],
        },
      ],
    },
  ],
  week: [
    { when: 'Tuesday', what: 'Individual counseling for 1 hour.' },
    { when: 'Thursday', what: 'Group therapy for about 2 hours, with a short lesson at the start.' },
    { when: 'Once in a while', what: 'A family session, if you’ve chosen to bring someone.' },
    { when: 'The other days', what: 'Work, home, and a skill to try. You note what helped and what didn’t.' },
    { when: 'In your own plan', what: 'Days and hours may differ.' },
  ],
  start: [
    ['Call us at ', { call: 'clinic' }, ' to book an initial assessment.'],
    [
      `Have your insurance card ready if you have one, and the names of your medicines. ${onMethadone(site.care)} See `,
      { to: '/contact', section: 'before-calling', text: 'what happens if you use' },
      '.',
    ],
    ['Ask what it costs. See ', { to: '/insurance', text: 'what to do if we don’t list your insurer' }, '.'],
  ],
};
