/** Labels of controls and parts of pages: visible text, or names for screen readers. */

import { site } from '../../site';
import type { Review } from '../../site.schema';
import { longDate } from '../format';

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
  /** Follows the name of a menu, for screen readers only, because the link to its parent page can have the same name. */
  menuEnd: ' menu',
  tableOfContents: 'On this page',
  insurers: 'Insurance groups',
  learnMore: 'Learn More',
  /** Follows `learnMore`, for screen readers only. */
  about: (name: string) => ` about ${name}`,
  footer: 'Footer',
  legal: 'Legal',
  backToTop: 'Back to top',
} as const;

/** Returns the line that names a page's reviewer and review dates. */
export const reviewLine = ({ reviewer, on, next }: Review) =>
  `Reviewed by ${reviewer} on ${longDate(on)}. Next review: ${longDate(next)}.`;

export const sliderLabels = {
  name: 'Pictures of the bay',
  /** The roles that screen readers announce for the slider and its slides. */
  slider: 'carousel',
  slide: 'slide',
  start: 'Start slides',
  stop: 'Stop slides',
  previous: 'Previous slide',
  next: 'Next slide',
  position: (position: number, total: number) => `${position} of ${total}`,
} as const;

/** The error boundary shows this instead of a page. */
export const pageProblem = {
  heading: 'This page didn’t load',
  text: 'Something went wrong on our side, or you lost your connection. Check your connection and try again. You can still call us.',
  retry: 'Try this page again',
} as const;
