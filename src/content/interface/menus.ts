import type { ConditionPath, ProgramPath, RoutePath, SubstancePath } from '../../paths';
import { site } from '../../site';
import type { PictureName } from '../pictures';
import type { NavLink, PictureLink } from '../types';

/** A link below the footer’s columns, to a page or to a notice on a page. */
interface LegalLink extends NavLink {
  readonly section?: string;
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

/** A link with a picture: the one with the name of its page, unless `picture` names another. */
type WithPicture = NavLink & ({ readonly to: `/${PictureName}` } | { readonly picture: PictureName });

const withPictures = <const Links extends readonly WithPicture[]>(links: Links) =>
  links.map((link: Links[number]) => ({ picture: link.to.slice(1) as PictureName, ...link }));

export const programLinks = withPictures([
  { to: '/partial-hospitalization-program', label: 'Partial Hospitalization' },
  { to: '/intensive-outpatient-program', label: 'Intensive Outpatient' },
  { to: '/outpatient-program', label: 'Outpatient' },
  { to: '/case-management', label: 'Case Management' },
  { to: '/crisis-intervention', label: 'Crisis Intervention' },
  { to: '/family-therapy', label: 'Family Therapy' },
]) satisfies readonly PictureLink<ProgramPath>[];

export const conditionLinks = withPictures([
  { to: '/depression', label: 'Depression' },
  { to: '/anxiety', label: 'Anxiety Disorder' },
  { to: '/panic-disorder', label: 'Panic Disorder' },
  { to: '/acute-stress-disorder', label: 'Acute Stress Disorder' },
  { to: '/adhd', label: 'ADHD' },
  { to: '/anger-disorder', label: 'Anger Disorder' },
  { to: '/bipolar-disorder', label: 'Bipolar Disorder' },
  { to: '/ptsd', label: 'PTSD' },
  { to: '/schizoaffective', label: 'Schizoaffective Disorder' },
  { to: '/schizophrenia', label: 'Schizophrenia' },
]) satisfies readonly PictureLink<ConditionPath>[];

export const substanceLinks = withPictures([
  { to: '/alcohol', label: 'Alcohol Addiction' },
  { to: '/cocaine', label: 'Cocaine Addiction' },
  { to: '/fentanyl', label: 'Fentanyl Addiction' },
  { to: '/heroin', label: 'Heroin Addiction' },
  { to: '/kratom', label: 'Kratom Addiction' },
  { to: '/mdma', label: 'MDMA Addiction' },
  { to: '/meth', label: 'Meth Addiction' },
  { to: '/opiate', label: 'Opiate Addiction' },
  { to: '/opioid', label: 'Opioid Addiction' },
  { to: '/oxycodone', label: 'Oxycodone Addiction' },
  { to: '/prescriptions', label: 'Prescription Addiction' },
  { to: '/xanax', label: 'Xanax Addiction' },
]) satisfies readonly PictureLink<SubstancePath>[];

type Listed = (typeof programLinks | typeof conditionLinks | typeof substanceLinks)[number]['to'];
type None<Missing extends never> = Missing;
/** Compiles only if the lists above contain every program, condition and substance. The error names what is missing. */
export type MissingLinks = None<Exclude<ProgramPath | ConditionPath | SubstancePath, Listed>>;

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
