/** Text of /family-therapy: three sections and a contact line that dials (specification, section 2). */
import { site } from '../../site';
import type { ProgramContent } from '../types';

export const content: ProgramContent = {
  path: '/family-therapy',
  picture: 'family-therapy',
  title: `${site.name} Family Addiction Therapy`,
  description:
    'When one person lives with addiction, the whole family feels it. Learn how family therapy works, who ' +
    'can come, and how to book a first talk.',
  lead:
    `Addiction touches everyone in a home. At ${site.name}, family therapy gives each person a place to speak, ` +
    'to be heard, and to learn what helps.',
  glance: {
    suits: 'Families, couples, and close friends of a person in treatment, along with that person.',
    hours: 'No fixed number of hours. How often you meet is set in the treatment plan.',
    moreCare: [
      'If there is violence or fear at home, tell us alone and by phone. Joint sessions may not be safe yet. ' +
        'In danger now? Call ',
      { call: '911' },
      '. If the person needs more hours of care, see ',
      { to: '/partial-hospitalization-program', text: 'partial hospitalization' },
      '.',
    ],
  },
  sections: [
    {
      id: 'approach',
      heading: 'Comprehensive family-centered approach',
      body: [
        'Family does not only mean parents and children. It means the people who matter to you: a partner, a ' +
          'sister, a grandparent, a friend who is like kin.',
        'In a session, a counselor sits down with all of you. Each person gets time to talk. The counselor ' +
          'slows things down when voices rise and asks what lies under the anger. No one is put on trial.',
        'We look at how the family works as a whole:',
        {
          list: [
            'What happens at home before, during, and after a hard day.',
            'Who takes on too much, and who has gone silent.',
            'How worry, money, trust, and past hurt play into it.',
            'What each of you already does that helps.',
          ],
        },
        'You did not cause another person’s addiction, and you can’t control it. You can change how you ' +
          'respond. That often makes a real difference, for you as well.',
      ],
    },
    {
      id: 'foundations',
      heading: 'Building stronger foundations',
      body: [
        'Trust grows back through small things that happen again and again. Together we practice skills you ' +
          'can use the same evening:',
        {
          list: [
            [
              { strong: 'Talking so that it can be heard' },
              '. Say what you feel and need. Leave out blame and old scores.',
            ],
            [
              { strong: 'Fair limits' },
              '. Decide what you will do and what you will not do, say it calmly, and keep to it.',
            ],
            [{ strong: 'Help that helps' }, '. Learn to tell support apart from covering up, and from taking over.'],
            [
              { strong: 'Knowing the facts' },
              '. See how addiction affects the brain, sleep, mood, and choices. A return to use is a sign ' +
                'that the plan needs a new look.',
            ],
            [
              { strong: 'Care for yourself' },
              '. You need rest, friends, and perhaps support of your own. That is not selfish.',
            ],
          ],
        },
        {
          note: [
            'If opioids or street pills may be in the home, keep naloxone where all can find it. You can buy ' +
              'it without a prescription. Learn how it works on ',
            { to: '/opioid', text: 'our page on opioids' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'lasting-change',
      heading: 'Creating lasting change together',
      body: [
        'Change lasts longer when home changes too. We help you write down what you have learned: early ' +
          'warning signs, who calls whom, and what each of you will do if things slip.',
        'Some ties take longer to heal, and some people may not be ready to join. You can begin with whoever ' +
          'wants to come. One person who acts in a new way can shift a lot.',
        [
          'Your relative may not want help yet. You can still call us with questions. To talk about an ' +
            'adult’s own care, we most often need that person’s consent. You can always tell us what you see. ',
          { to: '/case-management', text: 'A case manager' },
          ' can help with the practical load.',
        ],
      ],
    },
  ],
  week: [
    {
      when: 'Before the first session',
      what: 'A short talk with each person, if you wish, about hopes and worries.',
    },
    {
      when: 'Session day',
      what:
        'The family meets with the counselor. You choose one topic, talk it through, and agree on one thing to ' +
        'try.',
    },
    {
      when: 'The days after',
      what: 'You try it at home. It may feel awkward at first, and that is fine.',
    },
    {
      when: 'The next session',
      what:
        'You look at how it went and take the next step. This is an example. How often you meet depends on ' +
        'your plan.',
    },
  ],
  start: [
    ['Contact us by phone at ', { call: 'clinic' }, '. A relative or the person in treatment can make the call.'],
    'Ask to book an initial assessment. We want to know who would like to come, and whether there is ' +
      'anything that you would rather not say in front of the others.',
    [
      'If you are in need of help tonight, read about ',
      { to: '/crisis-intervention', text: 'our crisis hotline' },
      ', which is open day and night.',
    ],
  ],
};
