/** The home page (specification sections 1 and 2: Home). */

import type { RoutePath } from '../paths';
import { site } from '../site';
import { conditionLinks, type PictureLink, substanceLinks } from './navigation';
import { byHours, hours } from './phone-hours';
import type { PictureName } from './pictures';
import type { Block, Text } from './rich-text';
import type { PageMeta } from './types';

interface Slide {
  readonly picture: PictureName;
  /** The picture’s text alternative. */
  readonly label: string;
}

/** A link for people who can’t read on first, to what they need now. */
interface Door {
  readonly to: RoutePath;
  readonly section?: string;
  readonly title: string;
  readonly text: string;
}

interface HomeSection {
  readonly heading: string;
  readonly body: readonly Block[];
}

/** In page order; the insurance section is in insurance-section.ts. */
interface HomeContent extends PageMeta {
  readonly path: '/';
  readonly slides: readonly [Slide, Slide, Slide];
  readonly tagline: string;
  readonly intro: Text;
  readonly call: Text;
  readonly callLabel: string;
  readonly contactLinkText: string;
  readonly doors: { readonly heading: string; readonly links: readonly Door[] };
  readonly about: HomeSection & { readonly linkText: string };
  /** `linkTextEnd` is heard, not seen. */
  readonly substances: HomeSection & {
    readonly cards: readonly PictureLink[];
    readonly viewAllText: string;
    readonly linkTextEnd: string;
  };
  readonly programs: HomeSection;
  readonly promo: HomeSection & {
    readonly linkText: string;
    readonly linkTextEnd: string;
    readonly picture: PictureName;
  };
  readonly mission: HomeSection;
}

/** The substances that have a card. */
const shown: readonly RoutePath[] = ['/alcohol', '/prescriptions', '/cocaine'];

export const content: HomeContent = {
  path: '/',
  picture: 'hero-dawn',
  title: `Help with addiction and mental\u00a0health in ${site.city}`,
  tabTitle: `${site.name} | Addiction and mental health care in ${site.city}`,
  description: `${site.name} is an outpatient clinic in ${site.city}, ${site.state}, for addiction and mental health. Call to ask a question or book an initial assessment.`,
  slides: [
    { picture: 'hero-dawn', label: 'A California bay at dawn, with pale light over the hills' },
    { picture: 'hero-golden', label: 'The same bay at golden hour, with warm light on the water' },
    { picture: 'hero-dusk', label: 'The same bay at dusk, with the first stars out' },
  ],
  tagline: 'A path to mental wellness, at your own pace',
  intro: `${site.name} is an outpatient clinic in ${site.city}, ${site.state}: you come to us for treatment and live at home. Asking for help takes courage, and you don’t need to have it all figured out first.`,
  call: [
    byHours('We answer day and night. Call ', `We answer the phone ${hours}. Call `),
    { call: 'clinic' },
    ' to ask a question or to schedule an initial assessment, for yourself or for someone you love.',
  ],
  callLabel: 'Call us',
  contactLinkText: 'Write to us',
  doors: {
    heading: 'What do you need right now?',
    links: [
      { to: '/crisis-intervention', title: 'In a crisis now', text: 'Whom to call or text, at any hour' },
      {
        to: '/opioid',
        section: 'overdose',
        title: 'Overdose: what to do',
        text: 'Call for help, then follow the steps',
      },
      { to: '/substance-abuse', title: 'Withdrawal', text: 'If it has begun, and how to stop safely' },
      { to: '/family-therapy', title: 'For families', text: 'When someone you love needs or refuses help' },
    ],
  },
  about: {
    heading: 'How we work with you',
    body: [
      'We start with a simple conversation, and we listen. Then we talk about what could help and how much time it would take.',
      'You stay close to the people you love, and you keep as much of your week as you can. When your needs change, your plan changes, too.',
    ],
    linkText: 'More about us and how we work',
  },
  substances: {
    heading: 'Help with substance use',
    body: [
      'Anyone can lose control of drinking or drug use. It’s a health problem, not a weakness, and it can be treated. Our pages explain what to watch for, what to do in an overdose, and how to stop safely.',
    ],
    cards: shown.flatMap((path) => substanceLinks.filter(({ to }) => to === path)),
    viewAllText: 'View All',
    linkTextEnd: ' substances',
  },
  programs: {
    heading: 'Programs for each stage',
    body: [
      'Some people need care most days of the week, and others an hour or two a week. At your initial assessment, we’ll look at which program fits you now.',
    ],
  },
  promo: {
    heading: 'Let’s talk about mental health',
    body: [
      `Low mood that won’t lift, fear that comes out of nowhere, memories you can’t shut out: these are common, they have names, and they can be treated. Read about ${conditionLinks.length} conditions in plain words.`,
    ],
    linkText: 'Learn More',
    linkTextEnd: ' about mental health',
    picture: 'mental-health',
  },
  mission: {
    heading: 'Our mission',
    body: [
      'We want people to find skilled, kind care close to home, for substance use and mental health together. We’re honest about what treatment can and can’t do, and we help families heal, too.',
    ],
  },
};
