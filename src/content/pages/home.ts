/** The home page (specification sections 1 and 2: Home). */

import type { ProgramPath, RoutePath } from '../../paths';
import { site } from '../../site';
import type { Site } from '../../site.schema';
import { conditionLinks, programLinks, substanceLinks } from '../interface/menus';
import { hoursAWeek } from '../interface/templates';
import type { PictureName } from '../pictures';
import type { Text } from '../rich-text';
import { byHours, hours } from '../shared/phone-hours';
import type { CardContent, PageMetadata, PictureLink, Section } from '../types';

interface Slide {
  readonly picture: PictureName;
  /** The picture’s text alternative. */
  readonly label: string;
}

/** The content of the home page. The insurance section is in insurance-section.ts. */
interface HomeContent extends PageMetadata {
  readonly path: '/';
  readonly slides: readonly [Slide, Slide, Slide];
  readonly tagline: string;
  readonly intro: Text;
  readonly call: Text;
  readonly callLabel: string;
  readonly contactLinkText: string;
  /** Reasons to trust the clinic, below the call button. */
  readonly reasons: readonly string[];
  readonly about: Section;
  /** `linkTextEnd` is only for screen readers. */
  readonly substances: Section & {
    readonly cards: readonly PictureLink[];
    readonly viewAllText: string;
    readonly linkTextEnd: string;
  };
  readonly programs: Section & { readonly cards: readonly CardContent[] };
  readonly promo: Section & {
    readonly linkText: string;
    readonly linkTextEnd: string;
    readonly picture: PictureName;
  };
  readonly mission: Section;
}

const weekly = (program: keyof typeof hoursAWeek) => `${hoursAWeek[program]} hours a week`;

/** The substances that have a card on the home page. */
const shown: readonly RoutePath[] = ['/alcohol', '/prescriptions', '/cocaine'];

/** A few words about each program. */
const programLines: Readonly<Record<ProgramPath, string>> = {
  '/partial-hospitalization-program': weekly('/partial-hospitalization-program'),
  '/intensive-outpatient-program': weekly('/intensive-outpatient-program'),
  '/outpatient-program': weekly('/outpatient-program'),
  '/case-management': 'Help with calls, forms, and plans',
  '/crisis-intervention': byHours('By phone, day and night', `By phone, ${hours}`),
  '/family-therapy': 'For you and the people close to you',
};

/**
 * Returns the reasons to trust a clinic with these facts. What expires, such as a certification, is in the footer with its
 * date.
 */
export const reasonsOf = ({ care }: Pick<Site, 'care'>): readonly string[] => [
  ...(care.mediCal ? ['Takes Medi-Cal'] : []),
  'Substance use and mental health in one plan',
  'Calling commits you to nothing',
];

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
  intro: `${site.name} is an outpatient clinic in ${site.city}, ${site.state}: you come to us for treatment and live at home.`,
  call: [
    byHours('We answer day and night. Call ', `We answer the phone ${hours}. Call `),
    { call: 'clinic' },
    ' to ask a question or to schedule an initial assessment, for yourself or for someone you love.',
  ],
  callLabel: 'Call us',
  contactLinkText: 'Write to us',
  reasons: reasonsOf(site),
  about: {
    id: 'about',
    heading: 'How we work with you',
    body: [
      'You call, and we ask what’s going on. At your initial assessment, someone from our team listens to the whole story. Then we tell you what could help, how many hours a week it would take, and what we expect it to cost.',
      'You live at home while you’re in treatment, and each week we look together at whether the plan still fits.',
      { link: { to: '/about-us', text: 'More about us and how we work' } },
    ],
  },
  substances: {
    id: 'substances',
    heading: 'Help with substance use',
    body: [
      'Losing control of drinking or drug use is a health problem, and it can be treated. Our pages say what to do in an overdose and how to stop safely.',
    ],
    cards: shown.flatMap((path) => substanceLinks.filter(({ to }) => to === path)),
    viewAllText: 'View All',
    linkTextEnd: ' substances',
  },
  programs: {
    id: 'programs',
    heading: 'Our programs',
    body: [],
    cards: programLinks.map((link) => ({ ...link, line: programLines[link.to] })),
  },
  promo: {
    id: 'mental-health',
    heading: 'Help with mental health',
    body: [
      `Depression, panic, trauma, and psychosis can all be treated. Read about ${conditionLinks.length} conditions, and what to do during a panic attack.`,
    ],
    linkText: 'Learn More',
    linkTextEnd: ' about mental health',
    picture: 'mental-health',
  },
  mission: {
    id: 'mission',
    heading: 'Our mission',
    body: ['We want people to find skilled, kind care close to home, for substance use and mental health together.'],
  },
};
