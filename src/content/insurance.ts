/** The insurance page, around the shared insurance section (specification section 2: /insurance). */
import { site } from '../site';
import type { TextPageContent } from './types';

export const content = {
  path: '/insurance',
  picture: 'insurance',
  title: 'Insurance',
  description: `How to check what your health plan may cover at ${site.name}, what to have at hand when you call, and what to ask about paying for care.`,
  lead: [
    'Money worries keep many people from asking for help. Call ',
    { call: 'clinic' },
    ' and we will go through your questions with you, one by one.',
  ],
  sections: [
    {
      id: 'check-coverage',
      heading: 'Check your coverage by phone',
      body: [
        'Your plan decides what it covers, and each plan has its own rules. We can’t tell you what it will pay until it has been checked. Here is how to find out:',
        {
          steps: [
            [
              'Call us at ',
              { call: 'clinic' },
              '. Say that you have a question about insurance. We note the details of your plan.',
            ],
            'Call the member number on the back of your card. Ask what your plan covers for mental health and for substance use.',
            'Ask for the name of the person you talk to. Write it down with the date and the answers.',
            'Call us again with what you heard. We can talk about what it means for your care and your costs.',
          ],
        },
        {
          note: 'An answer from your plan on the phone is not a promise to pay. The plan makes its choice when it gets the bill. Ask for a written answer if you can.',
        },
      ],
    },
    {
      id: 'at-hand',
      heading: 'What to have at hand',
      body: [
        'A few things make the call shorter. If you can’t find one of them, call anyway.',
        {
          list: [
            'your insurance card, front and back',
            'the full name and birth date of the person who needs care',
            'the name of the person who holds the plan, if that is someone else',
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
            'What do I pay for each visit?',
            'Is there a limit on days or visits?',
          ],
        },
      ],
    },
    {
      id: 'paying',
      heading: 'Questions about paying',
      body: [
        'Ask us what care may cost before you say yes to it. If you have no insurance, or choose not to use it, ask us for a written estimate. Federal law gives you that right.',
        'Did your plan say no? You have a right to ask why, and to ask the plan to look again. This is called an appeal. Your plan must tell you how to file one.',
        [
          'If you can’t pay for care here, you still have options. The national SAMHSA helpline is free and open 24/7, in English and Spanish. It can point you to local help with or without insurance: ',
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
          'How much care you need shapes what it costs. So we begin with an initial assessment. Call ',
          { call: 'clinic' },
          ' to book it, and ask us then whether your plan may pay toward it. You can read about ',
          { to: '/treatment', text: 'the treatment we offer' },
          ' first if you like.',
        ],
      ],
    },
  ],
} satisfies TextPageContent;
