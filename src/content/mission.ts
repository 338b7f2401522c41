/** The mission page, which only the footer links to (specification section 2: /mission). */
import { site } from '../site';
import type { TextPageContent } from './types';

export const content: TextPageContent = {
  path: '/mission',
  picture: 'mission',
  title: 'Our Mission',
  description: `What ${site.name} stands for: outpatient care for substance use and mental health that is skilled, honest, kind, and close to home.`,
  lead: `Our idea is simple: people in and around ${site.city} should be able to get skilled help and still sleep in their own beds.`,
  sections: [
    {
      id: 'what-we-believe',
      heading: 'What we believe',
      body: [
        {
          list: [
            'A person is always more than a diagnosis.',
            'Substance use disorders and mental health conditions are health problems, and they call for care, not blame.',
            'Body, mind, family, work, and home all matter, so treatment has to make room for all of them.',
            'People do recover, each in their own way.',
          ],
        },
      ],
    },
    {
      id: 'what-we-work-for',
      heading: 'What we work for',
      body: [
        'We want help to come early, before things fall apart, so the first step is small: one phone call, with no strings attached.',
        'We want recovery to last, so we teach skills that you can use for the rest of your life.',
        'We want families to get help as well. When someone you love is in trouble, you need facts, rest, and a place to be heard.',
      ],
    },
    {
      id: 'what-we-cannot-promise',
      heading: 'What we can’t promise',
      body: [
        'No clinic can know ahead of time how treatment will go. We explain what we suggest and why, and you can ask about any of it. If you need another kind of care, we’ll tell you and help you look for it.',
      ],
    },
  ],
};
