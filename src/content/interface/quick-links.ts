/** Links for people in urgent need: in full on the home page, and with only their titles visible at the top of the hamburger menu. */
import type { QuickLink } from '../types';

export const crisisLink: QuickLink = {
  to: '/crisis-intervention',
  title: 'In a crisis now',
  text: 'Whom to call or text, at any hour',
};

const overdoseLink: QuickLink = {
  to: '/substance-abuse',
  section: 'overdose',
  title: 'Overdose: what to do',
  text: 'Call for help, then follow the steps',
};

const afterOverdoseLink: QuickLink = {
  to: '/opioid',
  section: 'after-overdose',
  title: 'After an overdose',
  text: 'How to get through the next days and weeks',
};

export const quickLinks: { readonly heading: string; readonly links: readonly QuickLink[] } = {
  heading: 'What do you need right now?',
  links: [
    crisisLink,
    overdoseLink,
    {
      to: '/substance-abuse',
      section: 'stopping',
      title: 'Withdrawal',
      text: 'If it has begun, and how to stop safely',
    },
    afterOverdoseLink,
    { to: '/family-therapy', title: 'For families', text: 'When someone you love needs or refuses help' },
  ],
};
