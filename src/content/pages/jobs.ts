/** Text of /jobs: employment assistance and a link to the jobs-program organization (specification section 2). */
import { site } from '../../site';
import type { Site } from '../../site.schema';
import type { Inline } from '../rich-text';
import { boardNotTold } from '../shared/first-call';
import type { Section, TextPageContent } from '../types';

/** The jobs program that the clinic recommends. Its link is the only one to another site in the main content of the page. */
const partner = ({ name, url }: NonNullable<Site['jobsProgram']>): Section => ({
  id: 'jobs-program',
  heading: 'A jobs program to try',
  body: [
    `${name} is a jobs-program organization. It’s separate from us. Ask there what it offers and who can join.`,
    { link: { href: url, text: `Visit the website of ${name}` } },
  ],
});

/** What to do before you report yourself: a number for nurses, and the first step for everyone. */
const beforeReporting: readonly Inline[] = [
  'Registered nurses can call the Intervention Program of their board, day and night: ',
  { call: 'nursingIntervention' },
  '. The program’s records are private, but it must tell the board about some nurses who don’t finish. Talk with a lawyer before you sign up or report yourself.',
];

export const content: TextPageContent = {
  path: '/jobs',
  picture: 'jobs',
  title: 'Job Assistance',
  description:
    'Employment assistance: how we help you look for work or keep it, your rights at work, what a licensing board will know, and how to start.',
  lead: 'If you want to find a job, go back to one, or keep the one you have, we’ll think it through with you.',
  sections: [
    {
      id: 'why-work-matters',
      heading: 'What work can do for you',
      body: [
        'Besides a paycheck, work brings many people:',
        {
          list: [
            'structure, and a reason to get up in the morning',
            'time with people outside of treatment',
            'a sense of being useful and good at something',
          ],
        },
        'Work can also bring stress, and starting too soon may set you back.',
      ],
    },
    {
      id: 'what-we-help-with',
      heading: 'What we help with',
      body: [
        'Our employment assistance starts with a conversation about you. We can help you figure out:',
        {
          list: [
            'what kind of work fits your health, your skills, and your week',
            'how to fit a job around your treatment hours',
            'what has made work hard before, and what could make it easier now',
            'how to handle stress, cravings, or bad days at work',
            'what to say about your health at work, and what to keep private',
          ],
        },
        [
          'We can’t promise you a job: hiring is up to each employer. If something else stands in the way, such as rides or paperwork, ask about ',
          { to: '/case-management', text: 'case management' },
          '.',
        ],
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights at work',
      body: [
        {
          list: [
            [
              { strong: 'Time off.' },
              ' Many people in California may take unpaid time off for treatment and keep their job. It depends on ' +
                'how long you’ve worked there and how many people your employer has. Employers with 25 or more must ' +
                'also make room for alcohol or drug treatment that you choose yourself, unless that would be a serious hardship.',
            ],
            [
              { strong: 'Pay while you can’t work.' },
              ' State Disability Insurance may replace part of your wage if you can’t work because of a mental illness, or an acute illness from alcohol or drugs that a doctor treats. It can also cover a stay in an approved recovery home. A doctor or another licensed professional must certify it. Ask the state’s Employment Development Department.',
            ],
            [
              { strong: 'Methadone or buprenorphine.' },
              ' Taken as prescribed, they’re treatment, not illegal drug use. In general, an employer can’t turn you ' +
                'away just for taking them, unless you can’t do the job safely or a federal law forbids it.',
            ],
          ],
        },
        [
          'These rules have limits, and they don’t protect drug use at work. Ask before you tell your employer: call the California Civil Rights Department at ',
          { call: 'civilRightsDepartment' },
          '.',
        ],
      ],
    },
    {
      id: 'license',
      heading: 'If you have a professional license',
      body: [
        `${boardNotTold} If your employer or a board sends you to treatment, it may ask you to agree to reports, so read the form before you sign it.`,
        beforeReporting,
        'Other boards have their own rules. A lawyer who knows licensing can tell you what yours asks.',
      ],
    },
    {
      id: 'other-help',
      heading: 'Who else can help you find work',
      body: [
        {
          list: [
            [
              'The California Department of Rehabilitation helps people with a disability, which can include a mental ' +
                'illness or addiction, to train for a job and find one: ',
              { call: 'rehabilitation' },
              '.',
            ],
            [
              'Government-funded job centers offer free help with applications and training. Ask for the ' +
                'nearest one at ',
              { call: 'jobCenters' },
              '.',
            ],
          ],
        },
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
    ...(site.jobsProgram ? [partner(site.jobsProgram)] : []),
  ],
  form: true,
};
