/** Text of /family-therapy: three sections and a contact line that dials (specification, section 2). */
import { site } from '../../site';
import type { ProgramContent } from '../types';

export const content: ProgramContent = {
  path: '/family-therapy',
  picture: 'family-therapy',
  title: `${site.name} Family Addiction Therapy`,
  description:
    'When one person lives with addiction, the whole family feels it. See how family therapy works, who can come, and how to start.',
  lead: `Addiction affects everyone at home. At ${site.name}, family therapy gives each person a place to speak, be heard, and learn what helps.`,
  glance: {
    suits: 'Families, couples, and close friends of a person in treatment, along with that person.',
    hours: 'No fixed number of hours. Your treatment plan says how often you meet.',
    moreCare: [
      'If you’re in danger now, call ',
      { call: '911' },
      '. If there’s violence or fear at home, call us when you’re alone, because joint sessions may not be safe yet. The National Domestic Violence Hotline, ',
      { call: 'domesticViolence' },
      ', helps you plan a safe way out, day and night. If the person needs more hours of care, see ',
      { to: '/partial-hospitalization-program', text: 'partial hospitalization' },
      '.',
    ],
  },
  sections: [
    {
      id: 'approach',
      heading: 'Comprehensive family-centered approach',
      body: [
        'Family means more than parents and children. It’s the people who matter to you: a partner, a sister, a grandparent, or a friend who’s like family.',
        'In a session, a counselor sits down with all of you. Each person gets time to talk. When voices rise, the counselor slows things down and asks what’s under the anger. No one gets blamed.',
        'We look at how the family works as a whole:',
        {
          list: [
            'What happens at home before, during, and after a hard day.',
            'Who takes on too much, and who has gone silent.',
            'How worry, money, trust, and past hurt play into it.',
            'What each of you already does that helps.',
          ],
        },
        'You didn’t cause another person’s addiction, and you can’t control it. You can change how you respond. That often makes a real difference, for you as well.',
      ],
    },
    {
      id: 'foundations',
      heading: 'Building stronger foundations',
      body: [
        'Trust comes back through small things, done again and again. Together, we practice skills that you can use the same evening:',
        {
          list: [
            [
              { strong: 'Talking so that others can hear' },
              '. Say what you feel and need. Leave out blame and old fights.',
            ],
            [{ strong: 'Fair limits' }, '. Decide what you will and won’t do, say it calmly, and stick to it.'],
            [{ strong: 'Help that helps' }, '. Learn to tell support from covering up, and from taking over.'],
            [
              { strong: 'Knowing the facts' },
              '. See how addiction affects the brain, sleep, mood, and choices. A return to use is a sign that the plan needs another look.',
            ],
            [
              { strong: 'Taking care of yourself' },
              '. You need rest, friends, and maybe support of your own. That’s not selfish.',
            ],
          ],
        },
        {
          note: [
            'If opioids or street pills may be in the home, keep naloxone where everyone can find it. You can buy it without a prescription. Learn how to use it on ',
            { to: '/opioid', section: 'overdose', text: 'our page on opioids' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'lasting-change',
      heading: 'Creating lasting change together',
      body: [
        'Change lasts longer when home changes, too. We help you write down what you’ve learned: early warning signs, who calls whom, and what each of you will do if things slip.',
        'Some relationships take longer to heal, and some people may not be ready to join. You can begin with whoever wants to come. When one person starts acting differently, a lot can change.',
        [
          'Your relative may not want help yet. You can still call us with questions. To talk about an adult’s own care, we usually need that person’s consent. You can always tell us what you see. ',
          { to: '/case-management', text: 'A case manager' },
          ' can help with the practical side.',
        ],
      ],
    },
  ],
  week: [
    {
      when: 'Before the first session',
      what: 'A short conversation with each person, if you like, about hopes and worries.',
    },
    {
      when: 'Session day',
      what: 'The family meets with the counselor. You choose one topic, talk it through, and agree on one thing to try.',
    },
    {
      when: 'The days after',
      what: 'You try it at home. It may feel awkward at first, and that’s fine.',
    },
    {
      when: 'The next session',
      what: 'You look at how it went and take the next step. This is an example. How often you meet depends on your plan.',
    },
  ],
  start: [
    ['Contact us by phone at ', { call: 'clinic' }, '. A relative or the person in treatment can make the call.'],
    'Ask to book an initial assessment. Tell us who would like to come, and whether there’s anything you’d rather not say in front of the others.',
    [
      'If you need help tonight, call ',
      { to: '/crisis-intervention', text: 'our crisis hotline' },
      '. It’s open day and night.',
    ],
  ],
};
