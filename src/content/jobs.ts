/** Text of /jobs: employment assistance and a link to the jobs-program organization (specification section 2). */
import { site } from '../site';
import type { TextPageContent } from './types';

export const content: TextPageContent = {
  path: '/jobs',
  picture: 'jobs',
  title: 'Job Assistance',
  description:
    `Employment assistance at ${site.name}: why work matters in recovery, what we can help you with, and how ` +
    'to get started.',
  lead:
    'Work can be part of getting well. If you want to find a job, go back to one, or keep the one you have, we’ll ' +
    'think it through with you.',
  sections: [
    {
      id: 'why-work-matters',
      heading: 'Why work matters in recovery',
      body: [
        'A job is more than a paycheck. For many people, work brings:',
        {
          list: [
            'Structure, and a reason to get up in the morning.',
            'Money for rent, food, and the people you care for.',
            'Time with people outside of treatment.',
            'A sense of being useful and good at something.',
          ],
        },
        'Work can also bring stress. Starting too soon, or with too many hours, may set you back. There’s ' +
          'no shame in taking it slow. For some people, the right next step is school, volunteering, or caring ' +
          'for family.',
      ],
    },
    {
      id: 'what-we-help-with',
      heading: 'What we help with',
      body: [
        'Our employment assistance starts with a conversation about you. We can help you figure out:',
        {
          list: [
            'What kind of work fits your health, your skills, and your week.',
            'How to fit a job around your treatment hours.',
            'What has made work hard before, and what could make it easier now.',
            'How to handle stress, cravings, or bad days at work.',
            'What to say about your health at work, and what to keep private.',
            'Where to go next, such as a jobs program.',
          ],
        },
        [
          'We can’t promise you a job: hiring is up to each employer. But you don’t have to look on your ' +
            'own. If something else stands in the way, such as rides or paperwork, ask about ',
          { to: '/case-management', text: 'case management' },
          '.',
        ],
      ],
    },
    {
      id: 'how-to-start',
      heading: 'How to start',
      body: [
        [
          'Call ',
          { call: 'clinic' },
          ' to book an initial assessment. Say that work is one of your goals. If you’re already in a program ' +
            'with us, tell your team, so that it can go into your plan.',
        ],
        [
          'Have a job now? Our ',
          { to: '/outpatient-program', text: 'outpatient program' },
          ' takes under 9 hours a week and may fit around it.',
        ],
      ],
    },
  ],
  form: true,
};

/** The section with the page's only external link, which comes last. */
export const partner = {
  heading: 'A jobs program to try',
  text:
    `${site.jobsProgram.name} is a jobs-program organization. It’s separate from us, with its own rules and ` +
    'its own website. Ask there what it offers and who can join. We’re glad to talk over what you find.',
  linkText: `Visit the website of ${site.jobsProgram.name}`,
};
