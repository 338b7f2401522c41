/** The insurance page, except for the shared insurance section (specification section 2: /insurance). */

import { site } from '../site';
import type { CareFacts } from '../site.schema';
import { care, countyLine } from './care';
import { nationalHelpline } from './helplines';
import { goodFaithEstimate, independentReview } from './notices/costs';
import type { Block } from './rich-text';
import type { Section, TextPageContent } from './types';

/** What care costs, from the facts that the clinic has entered. */
export const pricesOf = ({ prices = [] }: CareFacts): readonly Block[] =>
  prices.length > 0 ? ['If you pay for care yourself, it costs:', { list: prices }] : [];

/** The section in Spanish about changes to Medi-Cal. */
export const mediCalInSpanish = {
  id: 'medi-cal-en-espanol',
  heading: 'Medi-Cal: lo que cambia',
  body: [
    'Desde enero de 2026, los adultos sin papeles ya no pueden inscribirse en la cobertura completa de Medi-Cal. Siguen cubiertos las emergencias y el embarazo, y quien ya tiene la cobertura completa la conserva si cumple los requisitos y la renueva a tiempo, pero sin atención dental de rutina desde julio de 2026. Desde julio de 2027, muchas personas de 19 a 59 años deberán pagar 30 dólares al mes.',
    'Desde enero de 2027, muchos adultos menores de 65 años tendrán que comprobar 80 horas al mes de trabajo, estudio o voluntariado. A quien está en tratamiento por alcohol o drogas se le puede dispensar. También habrá que renovar dos veces al año.',
    [
      `Si tiene Medi-Cal, llame primero a la línea del condado (${site.countyLine.county}): `,
      { call: 'county' },
      '. Si no tiene seguro, ninguna sala de emergencias puede negarse a atenderle en una emergencia.',
    ],
  ],
} satisfies Section;

export const content: TextPageContent = {
  path: '/insurance',
  picture: 'insurance',
  title: 'Insurance',
  description:
    'Whose networks we’re in, how Medi-Cal works, how to check what your plan pays, and your right to a good faith estimate of costs.',
  lead: [
    'You can find out what care would cost before you agree to any. Call ',
    { call: 'clinic' },
    ', and we’ll go through your questions with you.',
  ],
  callLabel: 'Check my plan by phone:',
  sections: [
    {
      id: 'networks',
      heading: 'What a network means for you',
      body: [
        'Care in your plan’s network usually costs you less. An insurer can have several networks, and they change, so ask your plan whether we’re in yours and what it pays if we aren’t.',
      ],
    },
    {
      id: 'medi-cal-medicare',
      heading: 'Medi-Cal and Medicare',
      body: [
        countyLine,
        [...care.publicPlans, ' If we don’t take your plan, call the number on your card to find a clinic that does.'],
        [
          'No insurance? You can apply for Medi-Cal at any time of year: call Covered California at ',
          { call: 'coveredCalifornia' },
          ', or ask at your county’s social services office. If you can’t get Medi-Cal, the same application shows whether you can get help to pay for a private plan.',
        ],
      ],
    },
    {
      id: 'medi-cal-changes',
      heading: 'What is changing in Medi-Cal',
      body: [
        {
          list: [
            [
              { strong: 'Immigration status.' },
              ' Since January 2026, adults without papers can’t newly sign up for full Medi-Cal. It still covers emergencies and pregnancy, and people who already have full coverage keep it if they still qualify and renew on time, but without routine dental care since July 2026. From July 2027, many people from 19 to 59 must also pay $30 a month. ',
              { section: 'medi-cal-en-espanol', text: 'En español', lang: 'es' },
              '.',
            ],
            [
              { strong: '80 hours a month.' },
              ' From January 2027, many adults under 65 must show 80 hours of work, school, or volunteering a month, or be excused. You can be excused while you’re in treatment for substance use, and for some serious health conditions. Ask us how to show that you’re in care.',
            ],
            [
              { strong: 'Renewals.' },
              ' From 2027, the same adults renew twice a year. Open mail from the county, and tell it when you move. ',
              { to: '/case-management', text: 'A case manager' },
              ' can fill out the form with you.',
            ],
          ],
        },
      ],
    },
    {
      id: 'parents-plan',
      heading: 'If you’re on a parent’s plan',
      body: [
        [
          'A parent’s plan can usually cover you until you turn 26. Our privacy page says ',
          { to: '/privacy', section: 'who-will-know', text: 'who gets the plan’s mail' },
          '.',
        ],
      ],
    },
    {
      id: 'check-coverage',
      heading: 'Check your coverage by phone',
      body: [
        'Each plan has its own rules. Here’s how to find out what yours will pay:',
        {
          steps: [
            [
              'Call us at ',
              { call: 'clinic' },
              '. Say that you have a question about insurance, and we’ll write down the details of your plan.',
            ],
            'Call the member number on the back of your card and ask the questions below. Write down the answers, the date, and the name of the person you talk to.',
            'Call us back and tell us what they said. We’ll talk about what it means for your care and your costs.',
          ],
        },
        {
          note: 'What your plan says on the phone isn’t a promise to pay. The plan decides when it gets the bill, so ask for a written answer if you can.',
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
            'your insurance card, front and back, and a second card if there are two plans',
            'the full name and birth date of the person who needs care',
            'the name of the person who holds the plan, if that’s someone else',
            'the name of any doctor who referred you',
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
            'What do you cover for mental health and for substance use?',
            `Is ${site.name} in my network? If not, what do I pay for care out of network?`,
            'Do you cover partial hospitalization (20 or more hours a week)?',
            'Do you cover intensive outpatient care (9 to 19 hours a week)?',
            'Do you cover outpatient care (under 9 hours a week)?',
            'Does the plan have to approve care before it starts?',
            'What is my deductible, and how much of it have I met this year?',
            'What do I pay for each appointment, and is there a limit on days or appointments?',
          ],
        },
        'By law, most plans can’t be stricter about mental health and substance use care than about other medical care. If yours sets a limit only on this care, ask why.',
      ],
    },
    {
      id: 'paying',
      heading: 'Paying for care',
      body: [
        ...pricesOf(site.care),
        `What care costs depends on how much of it you need. Ask what the initial assessment costs when you book it, and what care would cost before you agree to any. ${care.payLess}`,
        [
          'If you can’t pay for care here, there are other ways. Start with the county’s line, ',
          { call: 'county' },
          '. ',
          ...nationalHelpline,
        ],
        [
          'In an emergency, don’t wait for an answer about money. An emergency room must see you, even without insurance, papers, or money. Call ',
          { call: '911' },
          ' if a life is in danger, and call or text ',
          { call: '988' },
          ' in a crisis.',
        ],
      ],
    },
  ],
  notices: [goodFaithEstimate, independentReview],
  form: true,
};
