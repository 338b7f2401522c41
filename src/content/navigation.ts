import type { ConditionPath, ProgramPath, RoutePath, SubstancePath } from '../routing/paths';

/** The navigation of header and footer (specification section 2). */
export interface NavLink {
  readonly to: RoutePath;
  readonly label: string;
}

export interface NavMenu {
  readonly id: 'programs' | 'mental-health' | 'addiction';
  readonly label: string;
  /** The page that the menu stands for, reachable as a link beside its disclosure. */
  readonly parent?: RoutePath;
  readonly entries: readonly NavLink[];
}

export const programLinks = [
  { to: '/partial-hospitalization-program', label: 'Partial Hospitalization' },
  { to: '/intensive-outpatient-program', label: 'Intensive Outpatient' },
  { to: '/outpatient-program', label: 'Outpatient' },
  { to: '/case-management', label: 'Case Management' },
  { to: '/crisis-intervention', label: 'Crisis Intervention' },
  { to: '/family-therapy', label: 'Family Therapy' },
] as const satisfies readonly (NavLink & { to: ProgramPath })[];

export const conditionLinks = [
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
] as const satisfies readonly (NavLink & { to: ConditionPath })[];

export const substanceLinks = [
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
] as const satisfies readonly (NavLink & { to: SubstancePath })[];

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
  { id: 'mental-health', label: 'Mental Health', parent: '/mental-health', entries: conditionLinks },
  { id: 'addiction', label: 'Addiction', parent: '/substance-abuse', entries: substanceLinks },
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

export const legalLinks: readonly NavLink[] = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/accessibility', label: 'Accessibility' },
];
