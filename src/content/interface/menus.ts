import type { ConditionPath, ProgramPath, RoutePath, SubstancePath } from '../../paths';
import { site } from '../../site';
import type { PictureName } from '../pictures';

/** A link in the header or the footer (specification section 2). */
export interface NavLink {
  readonly to: RoutePath;
  readonly label: string;
}

/** A link below the footer’s columns, to a page or to a notice on a page. */
interface LegalLink extends NavLink {
  readonly section?: string;
}

/** The name of the picture of a page: its path without the slash. */
type PictureOf<Path extends RoutePath> = Path extends `/${infer Name extends PictureName}` ? Name : never;

/** A link that also appears as a card, with the picture of the card. */
export interface PictureLink<Path extends RoutePath = RoutePath> extends NavLink {
  readonly to: Path;
  readonly picture: PictureName;
}

export interface NavMenu {
  readonly id: 'programs' | 'mental-health' | 'addiction';
  readonly label: string;
  /** The page that lists the entries. The menu links to it: beside the disclosure on a wide screen, before the entries on a small one. */
  readonly parent?: RoutePath;
  /** The label of the link to the parent page where it comes before the entries. */
  readonly all?: string;
  readonly entries: readonly NavLink[];
}

/** The links to pages whose picture has the name of the page, in this order. */
const withPictures = <Path extends ProgramPath | ConditionPath | SubstancePath>(
  labels: Readonly<Record<Path, string>>,
): readonly PictureLink<Path>[] =>
  (Object.keys(labels) as Path[]).map((to) => ({ to, label: labels[to], picture: to.slice(1) as PictureOf<Path> }));

export const programLinks = withPictures<ProgramPath>({
  '/partial-hospitalization-program': 'Partial Hospitalization',
  '/intensive-outpatient-program': 'Intensive Outpatient',
  '/outpatient-program': 'Outpatient',
  '/case-management': 'Case Management',
  '/crisis-intervention': 'Crisis Intervention',
  '/family-therapy': 'Family Therapy',
});

export const conditionLinks = withPictures<ConditionPath>({
  '/depression': 'Depression',
  '/anxiety': 'Anxiety Disorder',
  '/panic-disorder': 'Panic Disorder',
  '/acute-stress-disorder': 'Acute Stress Disorder',
  '/adhd': 'ADHD',
  '/anger-disorder': 'Anger Disorder',
  '/bipolar-disorder': 'Bipolar Disorder',
  '/ptsd': 'PTSD',
  '/schizoaffective': 'Schizoaffective Disorder',
  '/schizophrenia': 'Schizophrenia',
});

export const substanceLinks = withPictures<SubstancePath>({
  '/alcohol': 'Alcohol Addiction',
  '/cocaine': 'Cocaine Addiction',
  '/fentanyl': 'Fentanyl Addiction',
  '/heroin': 'Heroin Addiction',
  '/kratom': 'Kratom Addiction',
  '/mdma': 'MDMA Addiction',
  '/meth': 'Meth Addiction',
  '/opiate': 'Opiate Addiction',
  '/opioid': 'Opioid Addiction',
  '/oxycodone': 'Oxycodone Addiction',
  '/prescriptions': 'Prescription Addiction',
  '/xanax': 'Xanax Addiction',
});

const home = { to: '/', label: 'Home' } as const;
const insurance = { to: '/insurance', label: 'Insurance' } as const;
const jobs = { to: '/jobs', label: 'Job Assistance' } as const;

export const headerLinks: readonly NavLink[] = [
  home,
  { to: '/treatment', label: 'Treatment' },
  { to: '/about-us', label: 'About Us' },
  insurance,
  { to: '/contact', label: 'Contact' },
  jobs,
];

export const menus: readonly NavMenu[] = [
  { id: 'programs', label: 'Programs', entries: [...programLinks, jobs] },
  {
    id: 'mental-health',
    label: 'Mental Health',
    parent: '/mental-health',
    entries: conditionLinks,
    all: 'All conditions',
  },
  { id: 'addiction', label: 'Addiction', parent: '/substance-abuse', entries: substanceLinks, all: 'All substances' },
];

export const footerColumns: readonly { readonly heading: string; readonly links: readonly NavLink[] }[] = [
  {
    heading: 'Company',
    links: [
      { to: '/mission', label: 'Our Mission' },
      { to: '/about-us', label: 'About Us' },
      { to: '/contact', label: 'Contact Us' },
    ],
  },
  { heading: 'Navigation', links: [home, insurance, jobs] },
  { heading: 'Programs', links: programLinks.slice(0, 3) },
  { heading: 'Services', links: programLinks.slice(3) },
];

export const legalLinks: readonly LegalLink[] = [
  { to: '/privacy', label: 'Privacy' },
  ...(site.law.coveredEntity && !site.law.leftOut.includes('privacy-practices')
    ? [{ to: '/privacy', section: 'privacy-practices', label: 'Notice of Privacy Practices' } as const]
    : []),
  { to: '/accessibility', label: site.law.federalFunds ? 'Accessibility and Nondiscrimination' : 'Accessibility' },
  ...(site.law.federalFunds && !site.law.leftOut.includes('language-assistance')
    ? [{ to: '/accessibility', section: 'language-assistance', label: 'Language help' } as const]
    : []),
];
