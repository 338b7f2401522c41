/** Text of /crisis-intervention: the hotline and the program's five benefits (specification, sections 1 and 2). */
import { site } from '../../site';
import { overdoseInSpanish } from '../notices/overdose-in-spanish';
import { violenceHotline } from '../shared/helplines';
import { crisisInSpanish } from '../shared/in-spanish';
import { cool, howToGiveIt, seizure, shoutAndRub, waitingPoints } from '../shared/overdose';
import { byHours, hours, whenClosed } from '../shared/phone-hours';
import { anyoneIsSeen, hospitalBill } from '../shared/substance-care';
import type { ProgramContent, Section, UrgentAction, UrgentCall } from '../types';

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
      'someone may have overdosed',
      `someone doesn’t wake ${shoutAndRub}, or breathes slowly or not at all`,
      'someone has chest pain, a seizure, trouble breathing, a drooping face, or a very hot body',
      'someone is very confused or sees things that aren’t there, after giving birth or cutting down on alcohol or pills',
      'you or someone else has attempted suicide, or is about to',
      'someone is in danger of being hurt',
    ],
  },
  {
    heading: 'While you wait',
    points: [
      ...waitingPoints({ to: '/substance-abuse', section: 'overdose', text: howToGiveIt }, 'Could it be an overdose? '),
      seizure,
      cool,
      'If they may hurt themselves, move weapons and pills out of reach if you safely can.',
      'Stay until help comes, if you’re safe.',
    ],
  },
];

/** The section in Spanish. */
export const helpInSpanish = {
  id: 'en-espanol',
  lang: 'es',
  heading: 'Ayuda en español',
  body: crisisInSpanish,
} satisfies Section;

export const content: ProgramContent = {
  path: '/crisis-intervention',
  picture: 'crisis-intervention',
  title: 'Crisis Intervention Program',
  tabTitle: `Crisis Intervention Program | ${site.name}`,
  description: byHours(
    'Our crisis hotline gives support 24 hours a day, 7 days a week. When to call 911 or 988 first.',
    'When our crisis hotline is open, what it can do, and when to call 911 or 988 first.',
  ),
  lead: [
    byHours('Call our crisis hotline at ', 'If things feel too much to bear, you can call our crisis hotline at '),
    { call: 'clinic' },
    ...byHours(
      ['. We give immediate support around the clock, 24 hours a day, 7 days a week.'],
      [`. We answer ${hours}, and give immediate support. `, ...whenClosed],
    ),
  ],
  notices: [overdoseInSpanish],
  glance: {
    suits: [
      'Anyone who feels in crisis. See ',
      { to: '/panic-disorder', text: 'a panic attack' },
      ', ',
      { to: '/substance-abuse', section: 'stopping', text: 'withdrawal' },
      ', and ',
      { to: '/opioid', section: 'after-overdose', text: 'the days after an overdose' },
      '.',
    ],
    hours: byHours('Around the clock: 24 hours a day, 7 days a week.', [
      `Our phone is answered ${hours}. `,
      ...whenClosed,
    ]),
    moreCare: 'If a life is in danger, or you think of ending yours, the calls above come first.',
  },
  sections: [
    {
      id: 'without-speaking',
      heading: 'If you can’t hear or speak',
      body: [
        {
          list: [
            ['In an emergency, ', { call: 'text911' }, ', also if it isn’t safe to be heard. Say where you are.'],
            ['In a crisis, ', { call: 'text988' }, ', or call it by videophone for American Sign Language.'],
            ['To talk with us, dial ', { call: 'relay' }, ' and ask for ', { call: 'clinic' }, '.'],
          ],
        },
      ],
    },
    {
      id: 'when-you-call',
      heading: 'What happens when you call',
      body: [
        'The hotline is our main number: say “I’m in a crisis.” We ask whether you’re safe, what happened, and who’s with you. You can cry, or stay quiet.',
        [
          'You can call for someone else. Ask them about suicide in plain words: it doesn’t put the idea in their head. Under 18? ',
          { call: '988' },
          site.care.minorsCanCall ? ' and our hotline help you.' : ' helps you, too.',
        ],
      ],
    },
    {
      id: 'when-we-call',
      heading: 'When we may call for help without asking you',
      body: [
        'We don’t call just because you think about suicide or use drugs.',
        [
          'If someone may die or be badly hurt soon, and we can’t agree on a way to stay safe, we may call ',
          { call: '911' },
          '. We tell you first if we can. If someone plans to hurt another person, the law may make us warn that person and the police.',
        ],
        'The police may come. Ask for responders trained in mental health.',
        [`${anyoneIsSeen} `, ...hospitalBill],
      ],
    },
    {
      id: 'benefits',
      heading: 'How the program helps',
      drawing: 'crisis-intervention-2',
      body: [
        {
          list: [
            [
              { strong: 'Immediate response' },
              ...byHours(
                ['. The hotline is there day and night, on weekends and on holidays.'],
                [`. The hotline is answered ${hours}. `, ...whenClosed],
              ),
            ],
            [{ strong: 'Safety and well-being' }, '. We plan the next few hours with you, to keep you safe.'],
            [
              { strong: 'Emotional support and empathy' },
              '. We won’t scold you. See ',
              { to: '/privacy', section: 'who-will-know', text: 'who will know that you called' },
              '.',
            ],
            [{ strong: 'Referrals' }, '. If you need a hospital bed, we help you look for one.'],
            [{ strong: 'Empowerment and coping skills' }, '. We share what can help, such as slow breathing.'],
          ],
        },
      ],
    },
    {
      id: 'other-lines',
      heading: 'Other lines, day and night',
      body: [
        {
          list: [
            violenceHotline,
            [`For a crisis team that comes to you, call ${site.countyLine.county}’s line: `, { call: 'county' }, '.'],
            [
              'If someone, even a child, took something harmful but seems well, call Poison Control now: ',
              { call: 'poison' },
              '. If they seem unwell, call ',
              { call: '911' },
              '.',
            ],
          ],
        },
      ],
    },
  ],
  weekHeading: 'The first days',
  week: [
    {
      when: 'The first call',
      what: byHours('Support right away, day or night.', 'Support right away. We also say whom to call at night.'),
    },
    {
      when: 'The next days',
      what: byHours('You can call the hotline again at any time.', ['You can call the hotline again. ', ...whenClosed]),
    },
  ],
  start: [
    [
      'In a crisis, call our hotline now: ',
      { call: 'clinic' },
      ...byHours(['. It’s open day and night.'], [`. It’s answered ${hours}. `, ...whenClosed]),
    ],
    ['Past the worst? Call ', { call: 'clinic' }, ' to book an initial assessment.'],
  ],
  afterStart: [helpInSpanish],
};
