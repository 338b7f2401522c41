/** The mission page, which only the footer links to (specification section 2: /mission). */
import { site } from '../site';
import type { TextPageContent } from './types';

export const content = {
  path: '/mission',
  picture: 'mission',
  title: 'Our Mission',
  description: `What ${site.name} stands for: outpatient care for substance use and mental health that is skilled, honest, kind, and close to home.`,
  lead: `${site.name} is here so that people in and around ${site.city} can get skilled help with substance use and mental health, and still sleep in their own beds.`,
  sections: [
    {
      id: 'what-we-believe',
      heading: 'What we believe',
      body: [
        {
          list: [
            'A person is always more than a diagnosis.',
            'Substance use disorders and mental health conditions are health problems. They call for care, not for blame.',
            'Body, mind, family, work, and home all count. Treatment that leaves one out is only half done.',
            'People can and do recover. The road looks different for each of them.',
          ],
        },
      ],
    },
    {
      id: 'what-we-work-for',
      heading: 'What we work for',
      body: [
        'We want help to come early, before things fall apart. So we keep the first step small: one phone call, with no strings attached.',
        'We want care to last. Hours step down as strength comes back, and people learn skills that they can use for the rest of their lives.',
        'We want families to heal too. Those who love someone in trouble need facts, rest, and a place to be heard.',
      ],
    },
    {
      id: 'how-we-keep-to-it',
      heading: 'How we keep to it',
      body: [
        'We plan care with you, not for you. We explain what we suggest and why, and you may ask about all of it. Each week we look again at what is working.',
        'We speak plainly about hope and about limits. No clinic can know ahead of time how treatment will go. If you need another kind of care, we say so and help you find it.',
        ['If this sounds right to you, call ', { call: 'clinic' }, ' to book an initial assessment.'],
      ],
    },
  ],
} satisfies TextPageContent;
