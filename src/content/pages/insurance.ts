/** The insurance page, except for the shared insurance section (specification section 2: /insurance). */

import { site } from '../../site';
import type { CareFacts } from '../../site.schema';
import { goodFaithEstimate, independentReview } from '../notices/costs';
import type { Block, Text } from '../rich-text';
import { care } from '../shared/care';
import { nationalHelpline } from '../shared/helplines';
import type { Section, TextPageContent } from '../types';

/** What care costs, from the facts that the clinic has entered. */
export const pricesOf = ({ prices = [] }: CareFacts): readonly Block[] =>
  prices.length > 0 ? ['If you pay for care yourself, it costs:', { list: prices }] : [];

/** Says whether the price can be lowered or paid in parts. */
export const payLessOf = ({ slidingScale }: CareFacts): string =>
  slidingScale ?? 'Ask us whether the price can be lowered, or paid in parts.';

/** Whom people with Medi-Cal should call first. */
const countyLine: Text = [
  `Do you have Medi-Cal? Then first call ${site.countyLine.county}’s line for mental health and substance use care at `,
  { call: 'county' },
  '. It can tell you where to go. If you’d like to come here, say so.',
];

/** “ de Kern”, from “Kern County”. */
const countyInSpanish = ` de ${site.countyLine.county.replace(/ County$/, '')}`;

/** What ends with the year. src/content/dated.ts says when to change or remove it. */
export const deadlines = {
  id: 'deadlines',
  heading: 'By December 31, 2026',
  body: [
    {
      list: [
        [
          { strong: 'Medical bills you can’t pay?' },
          ' If you apply for Medi-Cal this year, it may pay bills from the 3 months before. After that, it’s only 1 month for most adults under 65, and 2 for others.',
        ],
        [
          { strong: 'No plan for 2027?' },
          ' Sign-up for private plans ends that day. Later, you need a special reason, such as losing other coverage. For both, call Covered California: ',
          { call: 'coveredCalifornia' },
          '.',
        ],
      ],
    },
  ],
} satisfies Section;

/** The section in Spanish about changes to Medi-Cal. It says what the English sections say. */
const mediCalInSpanish = {
  id: 'medi-cal-en-espanol',
  lang: 'es',
  heading: 'Medi-Cal: lo que cambia',
  body: [
    {
      list: [
        [
          { strong: 'Hasta el 31 de diciembre de 2026.' },
          ' Si solicita Medi-Cal este año, el programa puede pagarle cuentas médicas de los 3 meses anteriores. Después, solo de 1 mes (la mayoría de los adultos menores de 65 años) o 2. Ese día también termina la inscripción en planes privados para 2027. Llame a Covered California: ',
          { call: 'coveredCalifornia' },
          '.',
        ],
        [
          { strong: 'Sin papeles.' },
          ' Desde enero de 2026, los adultos sin papeles, y algunos con papeles, ya no pueden inscribirse en la cobertura completa: pregunte al condado. Las emergencias, el embarazo y los hogares de ancianos siguen cubiertos. Quien ya tiene la cobertura completa la conserva si la renueva a tiempo, pero sin atención dental de rutina.',
        ],
        [
          { strong: 'Refugiados, personas con asilo o “parole” y algunas víctimas de la trata o del maltrato.' },
          ' Sin tarjeta verde, desde octubre de 2026 solo el estado paga su Medi-Cal, sin atención dental de rutina. Pregunte al condado antes de darlo por perdido.',
        ],
        [
          { strong: 'Pago mensual.' },
          ' Desde julio de 2027, muchas personas de estos dos grupos, de 19 a 59 años, pagarán 30 dólares al mes.',
        ],
        [
          { strong: '80 horas al mes.' },
          ' Desde enero de 2027, muchos adultos menores de 65 años tendrán que comprobar 80 horas de trabajo, estudio o voluntariado, o 580 dólares de ingresos, y renovar dos veces al año.',
        ],
        [
          { strong: 'Quién puede quedar exento de las 80 horas.' },
          ' Las personas con un trastorno por consumo de sustancias, una enfermedad mental grave o un hijo menor de 14 años, y las que están embarazadas, dieron a luz en el último año o salieron de la cárcel en los últimos 90 días. Pregúntenos cómo comprobar que está en tratamiento.',
        ],
        [
          { strong: 'Si le quitan Medi-Cal,' },
          ' tiene 90 días desde ese día para entregar lo que falta. Después, los adultos sin papeles, y algunos con papeles, ya no pueden recuperar la cobertura completa.',
        ],
      ],
    },
    [
      `Si tiene Medi-Cal, llame primero a la línea del condado${countyInSpanish}: `,
      { call: 'county' },
      '. Si desea venir aquí, dígalo. Ninguna sala de emergencias puede negarse a atenderle en una emergencia. Si el hospital le envía una cuenta, pida ayuda financiera (“charity care”), que no depende de su estatus migratorio.',
    ],
  ],
} satisfies Section;

export const content: TextPageContent = {
  path: '/insurance',
  picture: 'insurance',
  title: 'Insurance',
  description:
    'Whose networks we’re in, how Medi-Cal works, how to check what your plan pays, and your right to a good faith estimate of costs.',
  lead: 'You can find out what care would cost before you agree to any.',
  callLabel: 'Check my plan:',
  sections: [
    {
      id: 'medi-cal-medicare',
      heading: 'Medi-Cal and Medicare',
      body: [
        countyLine,
        [...care.publicPlans, ' If we don’t take your plan, call the number on your card to find a clinic that does.'],
        [
          'No insurance? You can apply for Medi-Cal at any time of year: call Covered California at ',
          { call: 'coveredCalifornia' },
          ', or ask at your county’s social services office. The form also shows whether you can get help to pay for a private plan.',
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
              { strong: 'Without papers.' },
              ' Since January 2026, adults without papers can’t newly sign up for full Medi-Cal. Nor can some people with papers, so ask the county. Emergencies, pregnancy, and nursing home care are still covered. If you have full coverage now, you keep it if you renew on time, but without routine dental care. ',
              { section: 'medi-cal-en-espanol', text: 'En español', lang: 'es' },
              '.',
            ],
            [
              { strong: 'Refugees, people with asylum or parole, and some survivors of trafficking or abuse.' },
              ' If you have no green card, only the state has paid for your Medi-Cal since October 2026, without routine dental care. Ask the county before you assume that you’ve lost coverage.',
            ],
            [
              { strong: 'A monthly payment.' },
              ' From July 2027, many people aged 19 to 59 in these two groups must pay $30 a month.',
            ],
            [
              { strong: '80 hours a month.' },
              ' From January 2027, many adults under 65 must show 80 hours of work, school, or volunteering a month, or $580 of income.',
            ],
            [
              { strong: 'Who can be excused from the 80 hours.' },
              ' People with a substance use disorder, a serious mental illness, or a child under 14. Also people who are pregnant, gave birth in the past year, or left jail in the past 90 days. Ask us how to show that you’re in care.',
            ],
            [
              { strong: 'Renewals.' },
              ' From 2027, many adults under 65 must renew twice a year. ',
              { to: '/case-management', text: 'A case manager' },
              ' can fill out the form with you.',
            ],
            [
              { strong: 'If your Medi-Cal stops,' },
              ' you have 90 days from that day to send what was missing. After that, adults without papers, and some with papers, can’t get full Medi-Cal back.',
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
        {
          steps: [
            ['Call us at ', { call: 'clinic' }, ' with your card in hand, and we’ll note the details of your plan.'],
            'Call the member number on your card, and ask the questions below. Write down the answers, the date, and a name.',
            'Call us back, and we’ll talk about what the answers mean.',
          ],
        },
        {
          note: 'What your plan says on the phone isn’t a promise to pay, so ask for a written answer.',
        },
      ],
    },
    {
      id: 'questions-for-your-plan',
      heading: 'Questions for your plan',
      body: [
        {
          list: [
            `Is ${site.name} in my network? What do I pay if it isn’t?`,
            'Do you cover partial hospitalization (20 or more hours a week), intensive outpatient care (9 to 19), and outpatient care (under 9)?',
            'Does the plan have to approve care before it starts?',
            'What is my deductible, and how much of it have I met this year?',
            'What do I pay for each appointment, and is there a limit on days or appointments?',
          ],
        },
        'By law, most plans can’t be stricter about mental health and substance use care than about other medical care.',
      ],
    },
    {
      id: 'paying',
      heading: 'Paying for care',
      body: [
        ...pricesOf(site.care),
        `Ask for the price of the initial assessment when you book it. ${payLessOf(site.care)}`,
        nationalHelpline,
        [
          'An emergency room must see you, even without insurance, papers, or money. If a life is in danger, call ',
          { call: '911' },
          '.',
        ],
        'The hospital may send a bill. Before you pay it, ask for financial assistance (charity care). California hospitals must offer it to many people who earn up to 4 times the federal poverty level, whatever their immigration status.',
      ],
    },
    mediCalInSpanish,
  ],
  notices: [goodFaithEstimate, independentReview],
  form: true,
};
