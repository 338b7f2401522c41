/** Text of /case-management: the approach in five items, the help in four (specification, section 2). */
import type { ProgramContent } from '../types';

export const content: ProgramContent = {
  path: '/case-management',
  picture: 'case-management',
  title: 'Case Management',
  description:
    'A case manager helps you plan care, speaks up with you, and keeps track of the pieces. Read how we ' +
    'work, how it helps, and how to get started.',
  lead:
    'Getting well can mean many calls, forms, and visits. A case manager helps you keep track of it all, so ' +
    'that you don’t have to do it alone.',
  glance: {
    suits:
      'People who deal with more than one problem or more than one office at a time, and families who help them do it.',
    hours: 'No fixed number of hours. How often we are in touch depends on your plan.',
    moreCare: [
      'Case management goes along with treatment and does not replace it. If you need therapy hours as well, see our ',
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
        'A case manager is your contact person for the practical side of care. One day that may mean finding ' +
          'out who to call. Another day it may mean making sense of a letter, or working out how to get to a ' +
          'visit.',
        'You stay in charge. We don’t decide for you. We help you see your choices, and then we help with the steps.',
      ],
    },
    {
      id: 'approach',
      heading: 'Our approach',
      body: [
        'The work has 5 parts. They come around again as your life changes.',
        {
          steps: [
            [
              { strong: 'Assessment' },
              '. We ask what is going well and what is not: health, housing, money, work, family, legal ' +
                'matters. You share what you want to share.',
            ],
            [
              { strong: 'Personalized planning' },
              '. Together we choose a few goals and put them in order. What matters most to you comes first.',
            ],
            [
              { strong: 'Advocacy and coordination' },
              '. With your consent, we talk with the other people in your care so that they pull in the same ' +
                'direction.',
            ],
            [
              { strong: 'Monitoring and follow-up' },
              '. We check in with you, see what got done, and find out what is stuck. The plan changes when it should.',
            ],
            [
              { strong: 'Crisis intervention' },
              '. When things fall apart, we help you get support fast. Our ',
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
              '. You don’t have to tell your story from the start each time. There are fewer gaps and fewer ' +
                'missed visits.',
            ],
            [
              { strong: 'Advocacy and support' },
              '. Someone is on your side when a system is slow or hard to follow. We help you say what you need.',
            ],
            [
              { strong: 'Resource navigation' },
              '. We help you look for services in the community and find out what they ask for. We can’t ' +
                'promise that a place will be free, but we will look with you. If work is your goal, start ' +
                'with ',
              { to: '/jobs', text: 'job assistance' },
              '.',
            ],
            [
              { strong: 'Empowerment and education' },
              '. We explain how things work as we go. In time you may want to make the calls yourself, and ' +
                'we will cheer you on.',
            ],
          ],
        },
      ],
    },
    {
      id: 'your-say',
      heading: 'What we share, and with whom',
      body: [
        'Before we speak with a relative, an employer, or another office about your care, we talk it over ' +
          'with you and ask for your consent. There are a few limits by law, such as when a life is in danger. ' +
          'Ask us about them at any time.',
        'Families can call us too. Even when we can’t talk about a person’s care, we can listen and explain ' +
          'how our services work.',
      ],
    },
  ],
  week: [
    {
      when: 'Early in the week',
      what: 'A talk with your case manager, in person or by phone. You go over last week and pick the next steps.',
    },
    {
      when: 'Midweek',
      what: 'Calls and forms. Some you do, some we do together, such as asking another office about a visit.',
    },
    { when: 'Late in the week', what: 'A short follow-up: what got done, what is still open, who does what next.' },
    {
      when: 'As time goes on',
      what:
        'This is an example, and plans differ. Some people need us a few times a week at first and now and ' +
        'then later.',
    },
  ],
  start: [
    ['Dial ', { call: 'clinic' }, ' and say that you would like to ask about case management.'],
    'We book an initial assessment with you. It helps to have a list of what weighs on you most. A few words ' +
      'on paper are enough.',
    [
      'Are you in one of our programs already? Just ask a member of your team. If you can’t call, you can use ',
      { to: '/contact', text: 'our contact page' },
      '.',
    ],
  ],
};
