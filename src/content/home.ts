/** The home page (specification sections 1 and 2: Home). */
import { conditionPaths } from '../routing/paths';
import { site } from '../site';
import { numberWord } from './number-word';
import type { PictureName } from './pictures';
import type { Block, PageMeta, Text } from './types';

interface Slide {
  readonly picture: PictureName;
  /** The picture’s text alternative. */
  readonly label: string;
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
  readonly callLabel: string;
  readonly contactLinkText: string;
  readonly about: HomeSection & { readonly linkText: string };
  readonly substances: HomeSection & { readonly viewAllText: string };
  readonly programs: HomeSection;
  readonly promo: HomeSection & { readonly linkText: string; readonly picture: PictureName };
  readonly mission: HomeSection;
}

export const content = {
  path: '/',
  picture: 'hero-dawn',
  title: 'You have more strength than today shows',
  description: `${site.name} is an outpatient clinic in ${site.city}, ${site.state}, for addiction and mental health. Call to talk and book an initial assessment.`,
  slides: [
    { picture: 'hero-dawn', label: 'A California bay at dawn, with pale light over the hills' },
    { picture: 'hero-golden', label: 'The same bay at golden hour, with warm light on the water' },
    { picture: 'hero-dusk', label: 'The same bay at dusk, with the first stars out' },
  ],
  tagline: 'A path to mental wellness, walked at your pace',
  intro: `${site.name} is an outpatient clinic in ${site.city}, ${site.state}. We treat substance use and mental health together, while you go on living at home. Our support team is available to help you or someone you love.`,
  callLabel: 'Call us',
  contactLinkText: 'Write to us',
  about: {
    heading: 'Care that fits around a life',
    body: [
      'Asking for help can feel like the hardest part. We try to make it a plain talk between people. We listen first. Then we look with you at what could help, and how much time it would take.',
      'You keep your home, your people, and as much of your week as you can. When your needs change, your plan changes too.',
    ],
    linkText: 'More about us and how we work',
  },
  substances: {
    heading: 'Help with substance use',
    body: [
      'Substance use can take hold of anyone. It is a health problem, not a weakness, and it can be treated. Our pages tell you what to watch for, what to do in an overdose, and how to stop safely.',
    ],
    viewAllText: 'View All',
  },
  programs: {
    heading: 'Programs for each stage',
    body: [
      'Some people need care most days of the week. Some need an hour here and there. At the initial assessment we look at which of these would suit you now.',
    ],
  },
  promo: {
    heading: 'Let’s talk mental health',
    body: [
      `Low mood that won’t lift. Fear that comes from nowhere. Memories that break in. These are common, and they have names and treatments. Read about ${numberWord(conditionPaths.length)} conditions in plain words.`,
    ],
    linkText: 'Learn More',
    picture: 'mental-health',
  },
  mission: {
    heading: 'Our mission',
    body: [
      'We want people to find skilled, kind care close to home. We treat the whole person. We tell the truth about what treatment can and can’t do. And we help families heal along with the person they love.',
    ],
  },
} satisfies HomeContent;
