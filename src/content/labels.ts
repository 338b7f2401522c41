/** What controls and parts of pages are called: text on them, or names that screen readers read out. */

import { site } from '../site';
import type { Review } from '../site.schema';
import { longDate } from './format';

export const labels = {
  skipLink: 'Skip to main content',
  emergencyNumbers: 'Emergency numbers',
  urgentHelp: 'Urgent help',
  homePage: `${site.name}, home page`,
  call: 'Call',
  callClinic: `Call ${site.phone.display}`,
  message: 'Message',
  crisis: 'Crisis',
  callBar: 'Call or write',
  mainMenu: 'Main',
  menuButton: 'Menu',
  /** Follows the name of a menu that has a parent page, heard but not seen: a link of that name may stand beside it. */
  menuEnd: ' menu',
  tableOfContents: 'On this page',
  insurers: 'Insurance groups',
  learnMore: 'Learn More',
  /** Follows `learnMore`, heard but not seen. */
  about: (name: string) => ` about ${name}`,
  footer: 'Footer',
  legal: 'Legal',
  backToTop: 'Back to top',
} as const;

const day = (date: string) => longDate(date, 'src/site.ts: reviews');

/** Who reviewed a page, when, and when next. */
export const reviewLine = ({ reviewer, on, next }: Review) =>
  `Reviewed by ${reviewer} on ${day(on)}. Next review: ${day(next)}.`;

export const sliderLabels = {
  name: 'Pictures of the bay',
  /** What a screen reader calls the slider, and one of its pictures. */
  slider: 'carousel',
  slide: 'slide',
  start: 'Start slides',
  stop: 'Stop slides',
  previous: 'Previous slide',
  next: 'Next slide',
  position: (position: number, total: number) => `${position} of ${total}`,
} as const;
