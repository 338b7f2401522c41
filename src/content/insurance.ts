/** The insurance page, around the shared insurance section (specification section 2: /insurance). */
import { site } from '../site';
import { answers } from './answers';
import { goodFaithEstimate, independentReview } from './notices/costs';
import type { TextPageContent } from './types';

export const content: TextPageContent = {
  path: '/insurance',
  picture: 'insurance',
  title: 'Insurance',
  description: `How to check what your health plan may cover at ${site.name}, what to have ready when you call, and what to ask about paying for care.`,
  lead: [
    'Worries about money keep many people from asking for help. Call ',
    { call: 'clinic' },
    ', and we’ll go through your questions with you.',
  ],
  sections: [
    {
      id: 'check-coverage',
      heading: 'Check your coverage by phone',
      body: [
        'Your plan decides what it covers, and each plan has its own rules. Here’s how to find out what yours will pay:',
        {
          steps: [
            [
              'Call us at ',
              { call: 'clinic' },
              '. Say that you have a question about insurance. We’ll write down the details of your plan.',
            ],
            'Call the member number on the back of your card. Ask what your plan covers for mental health and for substance use.',
            'Ask for the name of the person you’re talking to. Write it down with the date and the answers.',
            'Call us back and tell us what they said. We’ll talk about what it means for your care and your costs.',
          ],
        },
        {
          note: 'What your plan says on the phone isn’t a promise to pay. The plan decides when it gets the bill. Ask for a written answer if you can.',
        },
      ],
    },
    {
      id: 'have-ready',
      heading: 'What to have ready',
      body: [
        'A few things make the call shorter. If you can’t find them all, call anyway.',
        {
          list: [
            'your insurance card, front and back',
            'the full name and birth date of the person who needs care',
            'the name of the person who holds the plan, if that’s someone else',
            'a second card, if there are two plans',
            'the name of any doctor who referred you',
            'a pen and paper for notes',
          ],
        },
      ],
    },
    {
      id: 'questions-for-your-plan',
      heading: 'Questions for your plan',
      body: [
        {
          list: [
            `Is ${site.name} in my network? If not, what do I pay for care out of network?`,
            'Do you cover partial hospitalization (20 or more hours a week)?',
            'Do you cover intensive outpatient care (9 to 19 hours a week)?',
            'Do you cover outpatient care (under 9 hours a week)?',
            'Does the plan have to approve care before it starts?',
            'What is my deductible, and how much of it have I met this year?',
            'What do I pay for each appointment?',
            'Is there a limit on days or appointments?',
          ],
        },
      ],
    },
    {
      id: 'medi-cal-medicare',
      heading: 'Medi-Cal and Medicare',
      body: [answers.publicPlans],
    },
    {
      id: 'paying',
      heading: 'Paying for care',
      body: [
        'Ask us what care would cost before you agree to it.',
        'Did your plan say no? You have a right to ask why, and to appeal. Your plan must tell you how.',
        [
          'If you can’t pay for care here, you still have options. SAMHSA’s National Helpline, run by the government, is free and open 24/7 in English and Spanish. It can tell you where to find local help, with or without insurance: ',
          { call: 'samhsa' },
          '.',
        ],
        [
          'In an emergency, don’t wait for an answer about money. Call ',
          { call: '911' },
          ' if a life is in danger. Call or text ',
          { call: '988' },
          ' in a crisis.',
        ],
      ],
    },
    {
      id: 'assessment',
      heading: 'Start with an assessment',
      body: [
        [
          'What care costs depends on how much of it you need, so we begin with an initial assessment. Call ',
          { call: 'clinic' },
          ' to book it, and ask then whether your plan may help pay for it. If you like, read about ',
          { to: '/treatment', text: 'the treatment we offer' },
          ' first.',
        ],
      ],
    },
  ],
  notices: [goodFaithEstimate, independentReview],
  form: true,
};
