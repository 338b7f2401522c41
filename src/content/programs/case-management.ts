/** Text of /case-management: the approach in five items, the help in four (specification, section 2). */
import type { ProgramContent } from '../types';

export const content: ProgramContent = {
  path: '/case-management',
  picture: 'case-management',
  title: 'Case Management',
  description:
    'A case manager helps you plan care, speaks up for you, and keeps track of the details. See how it works, how it helps, and how to start.',
  lead: 'Getting better can take a lot of calls, forms, and appointments. A case manager helps you keep track of it all, so you don’t have to do it alone.',
  glance: {
    suits: 'People with more than one problem, or more than one office to deal with, and the families who help them.',
    hours: 'No fixed number of hours. How often we’re in touch depends on your plan.',
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
      heading: 'What a case manager does',
      body: [
        'A case manager is your contact for the practical side of care: finding out who to call, making sense of a letter, or working out how to get to an appointment. You stay in charge. We help you see your choices, then help with the steps.',
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      body: [
        'The work has 5 parts, and we repeat them as your life changes.',
        {
          steps: [
            [
              { strong: 'Assessment' },
              '. We ask what’s going well and what isn’t: health, housing, money, work, family, and legal matters. You share only what you want to share.',
            ],
            [
              { strong: 'Personalized planning' },
              '. Together, we choose a few goals and put them in order. What matters most to you comes first.',
            ],
            [
              { strong: 'Advocacy and coordination' },
              '. With your consent, we talk with the other people involved in your care, so that everyone works toward the same goals.',
            ],
            [
              { strong: 'Monitoring and follow-up' },
              '. We check in with you, see what got done, and find out what’s stuck. The plan changes when it needs to.',
            ],
            [
              { strong: 'Crisis intervention' },
              '. When things fall apart, we help you find support. Our ',
              { to: '/crisis-intervention', text: 'crisis intervention page' },
              ' tells you how to reach us day or night.',
            ],
          ],
        },
      ],
    },
    {
      id: 'help',
      heading: 'How it can help you',
      body: [
        {
          list: [
            [
              { strong: 'Streamlined care' },
              '. You don’t have to tell your story from the start each time, and we help you keep appointments.',
            ],
            [
              { strong: 'Advocacy and support' },
              '. A case manager is on your side when a system is slow or hard to follow, and helps you say what you need.',
            ],
            [
              { strong: 'Resource navigation' },
              '. We help you look for support in the community and find out how to get it. We can’t promise that there’s room, but we’ll look with you. If work is your goal, start with ',
              { to: '/jobs', text: 'job assistance' },
              '.',
            ],
            [
              { strong: 'Empowerment and education' },
              '. We explain how things work as we go, so that in time you can make the calls yourself if you want to.',
            ],
          ],
        },
      ],
    },
    {
      id: 'your-say',
      heading: 'What we share, and with whom',
      body: [
        [
          'Before we talk with a relative, an employer, or another office about your care, we discuss it with you and ask for your written consent. The law makes a few exceptions, such as a medical emergency. Our ',
          { to: '/privacy', text: 'privacy page' },
          ' has more, and you can ask us at any time.',
        ],
        'Families can call us, too. Even when we can’t talk about a person’s care, we can listen and explain how our care works.',
      ],
    },
  ],
  week: [
    {
      when: 'Early in the week',
      what: 'You talk with your case manager, in person or by phone. You go over last week and pick the next steps.',
    },
    {
      when: 'Midweek',
      what: 'Calls and forms. You do some, and we do some together, such as calling another office about an appointment.',
    },
    { when: 'Late in the week', what: 'A short follow-up: what got done, what’s still open, and who does what next.' },
    {
      when: 'As time goes on',
      what: 'This is an example, and plans differ. Some people need us a few times a week at first, and only now and then later.',
    },
  ],
  start: [
    ['Call ', { call: 'clinic' }, ' to book an initial assessment, and say that it’s about case management.'],
    'It helps to bring a list of what weighs on you most. A few words are enough.',
    [
      'Already in one of our programs? Just ask anyone on your team. If you can’t call, use ',
      { to: '/contact', text: 'our contact page' },
      '.',
    ],
  ],
};
