/** The menu of conditions (specification section 2: /mental-health). */
import { site } from '../site';
import { conditionCards } from './cards';
import { conditionLinks } from './navigation';
import { numberWord } from './number-word';
import type { MenuPageContent } from './types';

export const content: MenuPageContent = {
  path: '/mental-health',
  picture: 'mental-health',
  title: 'Mental Health',
  description: `The signs of ${numberWord(conditionLinks.length)} mental health conditions in plain words, how they are diagnosed, and how treatment at ${site.name} can help.`,
  lead: 'Many people live with a mental health condition, and many of them feel better with treatment. Learning more about what you’re feeling is a good place to start.',
  intro: [
    'Choose a page to read about the signs, how a diagnosis is made, and what treatment is like. Each page has a section for families, too.',
    'A web page can’t tell you what you have. Several conditions share the same signs, and a person can have more than one. If something here sounds like you, a trained clinician can help you sort it out.',
    ['Not sure which page fits? Call ', { call: 'clinic' }, '. You don’t need a diagnosis to call.'],
  ],
  cardsHeading: 'Conditions',
  cards: conditionCards,
};
