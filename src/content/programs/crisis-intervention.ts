/** Text of /crisis-intervention: the hotline and the program's five benefits (specification, sections 1 and 2). */
import { site } from '../../site';
import { nationalHelpline, violenceHotline } from '../helplines';
import { overdoseInSpanish } from '../notices/overdose-in-spanish';
import { anyChild, howToGiveIt, seizure, shoutAndRub, veryHot, waitingPoints } from '../overdose';
import { byHours, hours, whenClosed } from '../phone-hours';
import type { ProgramContent, UrgentAction, UrgentCall } from '../types';

/** Whom to call, before anything else. */
export const urgentCalls: { readonly title: string; readonly calls: readonly UrgentCall[] } = {
  title: 'Get help now',
  calls: [
    { whom: 'A life in danger, or an overdose', buttons: [{ phone: '911', label: 'Call 911' }] },
    {
      whom: 'Thoughts of suicide, or any crisis',
      buttons: [
        { phone: '988', label: 'Call 988' },
        { phone: 'text988', label: 'Text 988' },
      ],
    },
    {
      whom: byHours('To talk with us, day and night', 'To talk with us'),
      buttons: [{ phone: 'clinic', label: 'Our hotline' }],
    },
  ],
};

/** The urgent actions below the calls. */
export const urgentActions: readonly UrgentAction[] = [
  {
    heading: ['Call ', { call: '911' }, ' if'],
    points: [
      `someone doesn’t wake ${shoutAndRub}, or breathes slowly or not at all`,
      'someone may have overdosed',
      'someone has chest pain, a seizure, trouble breathing, a drooping face, or a very hot body',
      'someone is very confused or sees things that aren’t there, after giving birth in the past few weeks or cutting down on alcohol or pills',
      'you or someone else has attempted suicide, or is about to',
      'someone is in danger of being hurt',
    ],
  },
  {
    heading: 'While you wait',
    points: [
      ...waitingPoints({ to: '/substance-abuse', section: 'overdose', text: howToGiveIt }, 'Could it be an overdose? '),
      seizure,
      veryHot,
      'If they may hurt themselves, move weapons and pills out of reach if you safely can.',
      [
        'Stay until help comes, if you’re safe. Can’t hear or speak on the phone? ',
        { section: 'without-speaking', text: 'Get help by text or relay' },
        '.',
      ],
    ],
  },
];

export const content: ProgramContent = {
  path: '/crisis-intervention',
  picture: 'crisis-intervention',
  title: `${site.name} Crisis Intervention Program`,
  tabTitle: `Crisis Intervention Program | ${site.name}`,
  description: byHours(
    'Our crisis hotline gives support 24 hours a day, 7 days a week. See what it can do, and when to call 911 or 988 first.',
    'When our crisis hotline is open, what it can do, and when to call 911 or 988 first.',
  ),
  lead: [
    byHours(
      'If things feel too much to bear, you can reach us right now. Call our crisis hotline at ',
      'If things feel too much to bear, you can call our crisis hotline at ',
    ),
    { call: 'clinic' },
    ...byHours(
      ['. We give immediate support around the clock, 24 hours a day, 7 days a week.'],
      [`. We answer ${hours}, and give immediate support. `, ...whenClosed],
    ),
  ],
  notices: [overdoseInSpanish],
  glance: {
    suits: 'Anyone in sudden distress over mental health or substance use, and the people who worry about them.',
    hours: byHours('Around the clock: 24 hours a day, 7 days a week.', [
      `Our phone is answered ${hours}. `,
      ...whenClosed,
    ]),
    moreCare: [
      'When a life is in danger, call ',
      { call: '911' },
      ' first. If you’re thinking of ending your life, call or ',
      { call: 'text988' },
      ' ',
      { call: '988' },
      ' at any time. Our hotline doesn’t replace either one.',
    ],
  },
  sections: [
    {
      id: 'without-speaking',
      heading: 'If you can’t hear or speak on the phone',
      body: [
        {
          list: [
            [
              'In an emergency, ',
              { call: 'text911' },
              '. That also works when it isn’t safe to be heard. Say where you are and what’s wrong. If texts don’t go through, you’ll get a message that says so.',
            ],
            [
              'In a crisis, ',
              { call: 'text988' },
              ' ',
              { call: '988' },
              '. For American Sign Language, call it by videophone.',
            ],
            ['To talk with us, dial ', { call: 'relay' }, ' for a relay service and ask for ', { call: 'clinic' }, '.'],
          ],
        },
      ],
    },
    {
      id: 'what-a-crisis-is',
      heading: 'What a crisis can look like',
      body: [
        'In a crisis, your usual ways to cope don’t work. If it feels like a crisis to you, that’s enough to call.',
        {
          list: [
            [
              'You feel panic, rage, or despair that won’t let go. See ',
              { to: '/panic-disorder', text: 'what to do in a panic attack' },
              '.',
            ],
            'You’re afraid that you’ll start to drink or use again, or you just did.',
            [
              'You’ve stopped drinking or using, and your body is reacting. See ',
              { to: '/substance-abuse', section: 'stopping', text: 'what to do in withdrawal' },
              '.',
            ],
            'You’ve had a shock, such as a death, a breakup, or an assault.',
            'You hear or see things that others don’t, or your thoughts race and you can’t slow down.',
            'Someone you love is falling apart, and you don’t know what to do.',
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
            'The hotline is the clinic’s main number. Say “I’m in a crisis,” and the person who answers stays with you on that.',
            ['We ask if you’re safe right now. If a life is in danger, the next call is to ', { call: '911' }, '.'],
            'We listen. You can cry, stay quiet, or lose your train of thought.',
            'We ask what happened, who’s with you, and what has helped before.',
            'We plan the next few hours with you: what to do, who can be there, and what to put out of reach.',
            'We talk about what comes after, such as an assessment or a place that offers more care.',
          ],
        },
        'You can call for someone else. If you think they may harm themselves, ask them about suicide in plain words. Asking doesn’t put the idea in their head.',
        [
          'Has someone come home after an overdose? Read ',
          { to: '/opioid', section: 'after-overdose', text: 'what to do in the days after it' },
          '.',
        ],
      ],
    },
    {
      id: 'when-we-call',
      heading: 'When we may call for help without asking you',
      body: [
        'Thinking about suicide isn’t by itself a reason for us to call, and neither is using drugs. First, we try to make a plan with you.',
        [
          'If we believe that someone may die or be badly hurt soon, and we can’t agree on a way to stay safe, we may call ',
          { call: '911' },
          '. If someone plans to hurt another person, the law may make us warn that person and the police. If you’re in care with us for substance use, we don’t tell them that. We tell you first if we can.',
        ],
        'The dispatcher decides who comes, and it may be the police. We ask for responders trained in mental health, as anyone who calls can.',
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
              ...byHours(
                [
                  '. You don’t need a referral or an appointment. The hotline is there day and night, on weekends and on holidays.',
                ],
                [`. You don’t need a referral or an appointment. The hotline is answered ${hours}. `, ...whenClosed],
              ),
            ],
            [
              { strong: 'Safety and well-being' },
              '. Getting you through this moment comes first. We look at the risks with you and make a simple plan to stay safe.',
            ],
            [
              { strong: 'Emotional support and empathy' },
              '. We won’t scold you for what you feel or what you used. Our privacy page says ',
              { to: '/privacy', section: 'who-will-know', text: 'who will know that you called' },
              '.',
            ],
            [
              { strong: 'Referrals' },
              '. If you need something that we don’t offer, such as a hospital bed, we help you find out where to turn. If our own care fits, we tell you how to start.',
            ],
            [
              { strong: 'Empowerment and coping skills' },
              '. We share small things that can help, such as slow breathing or naming what you see around you. You’ll have steps to use next time.',
            ],
          ],
        },
      ],
    },
    {
      id: 'other-lines',
      heading: 'The Suicide and Crisis Lifeline, and other lines, day and night',
      body: [
        {
          list: [
            [
              'At the Suicide and Crisis Lifeline, a trained counselor listens to you, or to your worry about someone else: call or ',
              { call: 'text988' },
              ' ',
              { call: '988' },
              '. In Spanish, call and press 2, or ',
              { call: 'ayuda988' },
              '.',
            ],
            violenceHotline,
            [
              `With Medi-Cal, or to ask for a crisis team that comes to you, call ${site.countyLine.county}’s line: `,
              { call: 'county' },
              '.',
            ],
            [
              'Poison Control tells you what to do if someone took something harmful and seems well: ',
              { call: 'poison' },
              '. If they don’t seem well, call ',
              { call: '911' },
              ' instead.',
            ],
            nationalHelpline,
          ],
        },
        anyChild,
      ],
    },
  ],
  weekHeading: 'The first days',
  week: [
    {
      when: 'The first call',
      what: byHours(
        'Support right away, day or night. We talk with you about what to do in the next few hours.',
        'Support right away. We talk with you about what to do in the next few hours, and whom to call at night.',
      ),
    },
    {
      when: 'The next day or two',
      what: byHours('If you want, we book an initial assessment. You can call the hotline again at any time.', [
        'If you want, we book an initial assessment. You can call the hotline again. ',
        ...whenClosed,
      ]),
    },
    { when: 'On a later day', what: 'The assessment: what led up to this, and what kind of care could help.' },
    {
      when: 'After that',
      what: [
        'Regular care, with us or elsewhere. With us, that could be ',
        { to: '/partial-hospitalization-program', text: 'partial hospitalization' },
        ', ',
        { to: '/outpatient-program', text: 'outpatient sessions' },
        ', or ',
        { to: '/case-management', text: 'help from a case manager' },
        '. This is only an example.',
      ],
    },
  ],
  start: [
    [
      'In a crisis, call our hotline now: ',
      { call: 'clinic' },
      ...byHours(['. It’s open day and night.'], [`. It’s answered ${hours}. `, ...whenClosed]),
    ],
    [
      'If you’re past the worst, call ',
      { call: 'clinic' },
      ' to book an initial assessment. Tell us what happened and ask for the next opening.',
    ],
    'Please don’t use the contact form or email in a crisis. We may not see your message in time.',
  ],
};
