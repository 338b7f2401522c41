/** The mission page, which only the footer links to (specification section 2: /mission). */
import { site } from '../../site';
import type { TextPageContent } from '../types';

export const content: TextPageContent = {
  path: '/mission',
  picture: 'mission',
  title: 'Our Mission',
  description: `Why we treat people in ${site.city} while they live at home, what you can hold us to, and what we can’t promise.`,
  lead: `People in and around ${site.city} should be able to get help for substance use and mental health in one place, and still sleep in their own beds.`,
  sections: [
    {
      id: 'why',
      heading: 'Why we work this way',
      body: [
        'Many people put off asking for help because they can’t leave a job or a child for weeks. Outpatient care lets them start anyway.',
        'Someone who drinks may also be depressed, and someone with panic attacks may take pills to get through the day. We ask about both at the first appointment and treat them in one plan.',
      ],
    },
    {
      id: 'hold-us-to',
      heading: 'What you can hold us to',
      body: [
        {
          list: [
            'Calling us doesn’t sign you up for anything.',
            'You hear what we suggest, why, and what we expect it to cost before you agree to it.',
            'You have a say in your treatment plan. It’s written within 30 days of admission.',
            'If you go back to drinking or using, or get worse, we look at the plan again with you.',
            'If another place would help you more, we say so and help you look for it.',
            'We talk with your family if you want that. If they call on their own, we listen.',
          ],
        },
        [
          'If we fall short, tell us: ',
          { call: 'clinic' },
          '. Our page about us says ',
          { to: '/about-us', text: 'who else you can complain to' },
          '.',
        ],
      ],
    },
    {
      id: 'what-we-cannot-promise',
      heading: 'What we can’t promise',
      body: [
        'We can’t know how treatment will go for you. Many people get better, but some need several tries, or a kind of care that we don’t have. You can ask us at any point what we’d do next.',
      ],
    },
  ],
};
