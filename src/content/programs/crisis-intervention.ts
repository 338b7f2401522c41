/** Text of /crisis-intervention: the hotline and the program's five benefits (specification, sections 1 and 2). */
import { site } from '../../site';
import type { ProgramContent } from '../types';

export const content: ProgramContent = {
  path: '/crisis-intervention',
  picture: 'crisis-intervention',
  title: `${site.name} Crisis Intervention Program`,
  description:
    'Our crisis hotline gives support 24 hours a day, 7 days a week. See what it can do, and when to call ' +
    '911 or 988 first.',
  lead: [
    `If things feel too much to bear, you can reach ${site.name} right now. Call our crisis hotline at `,
    { call: 'clinic' },
    '. We give immediate support around the clock, 24 hours a day, 7 days a week.',
  ],
  glance: {
    suits: 'Anyone in sudden distress over mental health or substance use. It is for worried family and friends too.',
    hours: 'Around the clock: 24 hours a day, 7 days a week.',
    moreCare: [
      'When a life is in danger or someone may have overdosed, call ',
      { call: '911' },
      ' first. If you think of ending your life, call or text ',
      { call: '988' },
      ' at any time. Our hotline does not replace either one.',
    ],
  },
  sections: [
    {
      id: 'what-a-crisis-is',
      heading: 'What a crisis can look like',
      body: [
        'A crisis is a time when your usual ways to cope don’t work. There is no test to pass. If it feels ' +
          'like a crisis to you, that is enough to call.',
        {
          list: [
            'You feel panic, rage, or despair that will not let go.',
            'You fear that you will start to drink or use again, or you just did.',
            'You have had a shock, such as a death, a breakup, or an assault.',
            'You hear or see things that others don’t, or your thoughts race and you can’t slow down.',
            'Someone you love is falling apart, and you don’t know what to do.',
          ],
        },
        {
          note: [
            'Some signs can’t wait. Someone who will not wake up, breathes slowly or not at all, has chest ' +
              'pain or a seizure, or has a plan to die or to harm someone needs ',
            { call: '911' },
            ' now. If it may be an overdose, give naloxone if you have it. It is safe to give when you are ' +
              'unsure. Stay until help comes.',
          ],
        },
      ],
    },
    {
      id: 'when-you-call',
      heading: 'What happens when you call',
      body: [
        {
          steps: [
            ['We ask if you are safe right now. If a life is in danger, the next call is to ', { call: '911' }, '.'],
            'We listen. You can cry, stay quiet, or lose your thread. Take your time.',
            'We ask what happened, who is with you, and what has helped before.',
            'We work out the next few hours with you: what to do, who can be there, and what to put out of reach.',
            'We talk about what comes after, such as an assessment or a place that offers more care.',
          ],
        },
        'You can call for someone else. Say what you see and what worries you. If you think that a person ' +
          'may harm themselves, it is safe to ask them straight out. Asking does not plant the idea.',
      ],
    },
    {
      id: 'benefits',
      heading: 'How the program helps',
      body: [
        {
          list: [
            [
              { strong: 'Immediate response' },
              '. You don’t need a referral or a date in the calendar. The hotline is there day and night, on ' +
                'weekends and on holidays.',
            ],
            [
              { strong: 'Safety and well-being' },
              '. Getting you through this moment comes first. We look at the risks with you and make a ' +
                'simple plan to stay safe.',
            ],
            [
              { strong: 'Emotional support and empathy' },
              '. You can speak openly. We will not scold you for what you feel or what you used.',
            ],
            [
              { strong: 'Referrals' },
              '. If you need something that we don’t offer, such as a hospital bed, we help you find out ' +
                'where to turn. If our own care fits, we tell you how to start.',
            ],
            [
              { strong: 'Empowerment and coping skills' },
              '. We share small things that can help, such as slow breathing or naming what you see around ' +
                'you. You leave with steps to use next time.',
            ],
          ],
        },
      ],
    },
    {
      id: 'afterward',
      heading: 'After the worst has passed',
      body: [
        [
          'A crisis often points to something that has hurt for a while. Regular care can help with that. ' +
            'Depending on what you need, it could be ',
          { to: '/partial-hospitalization-program', text: 'partial hospitalization' },
          ', ',
          { to: '/outpatient-program', text: 'outpatient sessions' },
          ', or ',
          { to: '/case-management', text: 'help from a case manager' },
          '.',
        ],
      ],
    },
  ],
  week: [
    {
      when: 'The first call',
      what: 'Support at once, at any hour. We talk with you about what to do in the next few hours.',
    },
    {
      when: 'The next day or two',
      what: 'If you want, an initial assessment is booked. You can call the hotline again at any time.',
    },
    { when: 'On a later day', what: 'The assessment: what led up to this, and what kind of care could help.' },
    {
      when: 'After that',
      what:
        'Regular care with us or a referral to another place. This is an example. No two crises and no two ' +
        'plans are the same.',
    },
  ],
  start: [
    ['In a crisis, call our hotline now: ', { call: 'clinic' }, '. Someone will help you at any hour.'],
    'If you are past the worst, the same number is the way to book an initial assessment. Tell us what ' +
      'happened and ask for the next open time.',
    'Please don’t use the contact form or e-mail for a crisis. We may not see your message in time.',
  ],
};
