/** Text of /case-management: the approach in five items, and how it helps in four (specification, section 2). */
import { site } from '../../site';
import type { ProgramContent } from '../types';

export const content: ProgramContent = {
  path: '/case-management',
  picture: 'case-management',
  title: 'Case Management',
  description:
    'A case manager makes calls with you, explains letters and forms, and keeps your care on track. What to expect, week by week, and how to start.',
  lead: 'Getting better can take a lot of calls, forms, and appointments. A case manager is one person who works through them with you.',
  glance: {
    suits: 'People with more than one problem, or more than one office to deal with, and the families who help them.',
    hours: 'No fixed number of hours. You and your case manager agree on how often you talk, in person or by phone.',
    moreCare: [
      'Case management goes along with treatment and doesn’t replace it. If you need therapy as well, see our ',
      { to: '/outpatient-program', text: 'outpatient program' },
      '. If someone is in danger, call ',
      { call: '911' },
      '.',
    ],
  },
  sections: [
    {
      id: 'what-it-is',
      heading: 'What you can bring to a case manager',
      drawing: 'case-management-1',
      body: [
        'For example:',
        {
          list: [
            'A letter from your health plan, a court, or a landlord that you don’t understand. You read it together and call the office that sent it.',
            [
              'A Medi-Cal form with a due date. You fill it out together. Our insurance page says ',
              { to: '/insurance', section: 'medi-cal-changes', text: 'what changes in 2027' },
              '.',
            ],
            'A medicine that nobody here prescribes. Together, you look for a doctor who does.',
            'The week after a hospital stay, with new pills, new appointments, and nobody to drive you.',
            'Rent you can’t pay, or nowhere to sleep. You find out together which lists and shelters are open, and apply.',
          ],
        },
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach in 5 steps',
      body: [
        {
          steps: [
            [
              { strong: 'Assessment' },
              '. At your first meeting, we ask about health, housing, money, work, family, and legal matters. You share only what you want to share.',
            ],
            [
              { strong: 'Personalized planning' },
              '. Together, you write down a few goals, what comes first, and who does what by when.',
            ],
            [
              { strong: 'Advocacy and coordination' },
              '. With your written consent, your case manager talks with your doctor, your health plan, or your probation officer, so that you don’t have to carry messages between them.',
            ],
            [
              { strong: 'Monitoring and follow-up' },
              '. At each check-in, you look at what got done and what’s stuck, and change the plan if it isn’t working.',
            ],
            [
              { strong: 'Crisis intervention' },
              '. If things fall apart between check-ins, call us. Our ',
              { to: '/crisis-intervention', text: 'crisis intervention page' },
              ' says how to reach us, and whom to call first if a life is in danger.',
            ],
          ],
        },
      ],
    },
    {
      id: 'help',
      heading: 'How it can help you',
      drawing: 'case-management-2',
      body: [
        {
          list: [
            [
              { strong: 'Streamlined care' },
              '. You tell your story once. Your case manager keeps track of your appointments and of who is treating you for what.',
            ],
            [
              { strong: 'Advocacy and support' },
              '. When an office says no or doesn’t answer, someone calls with you, asks for the reason, and helps you appeal.',
            ],
            [
              { strong: 'Resource navigation' },
              '. We look with you for food, housing, rides, or benefits, and find out how to apply. We can’t promise that there’s room. If work is your goal, start with ',
              { to: '/jobs', text: 'job assistance' },
              '.',
            ],
            [
              { strong: 'Empowerment and education' },
              '. You learn how each office works as you go, so that you can make the calls yourself later.',
            ],
          ],
        },
        [
          `With Medi-Cal, you may also be able to get a care manager through your health plan or ${site.countyLine.county}. Ask the plan, or call the county at `,
          { call: 'county' },
          '.',
        ],
      ],
    },
    {
      id: 'your-say',
      heading: 'What we share, and with whom',
      body: [
        [
          'Before we talk with a relative, an employer, or another office about your care, we ask for your written consent. Our ',
          { to: '/privacy', section: 'who-will-know', text: 'privacy page' },
          ' lists the few exceptions.',
        ],
      ],
    },
  ],
  week: [
    {
      when: 'Early in the week',
      what: 'You talk with your case manager, in person or by phone, for half an hour or so. You go over last week and pick the next steps.',
    },
    {
      when: 'Midweek',
      what: 'Calls and forms. You do some alone, and some together with the phone on speaker.',
    },
    { when: 'Late in the week', what: 'A short check: what got done, what’s still open, and who does what next.' },
    {
      when: 'As time goes on',
      what: 'Some people need us a few times a week at first, and only now and then later. This week is only an example.',
    },
  ],
  start: [
    ['Call ', { call: 'clinic' }, ' to book an initial assessment, and say that it’s about case management.'],
    'Bring the letters and forms that worry you, opened or not, and your insurance card if you have one.',
    'Already in one of our programs? Ask anyone on your team for a case manager.',
  ],
};
