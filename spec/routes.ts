import type { RuleId } from './rules.ts';

/** An address of the site (specification, section 2). The approved texts are in spec/pages; spec/content.ts quotes them. */
export interface Route {
  readonly path: `/${string}`;
  /**
   * The h1 of the page, or null if only the approved text fixes its wording. The specification has the headings of
   * /contact, /jobs, /case-management and /anger-disorder; this project chose the others.
   */
  readonly heading: string | null;
  readonly template: Template;
  /** Whether the page has the contact form. The specification excludes it from no page; this project excludes it from some. */
  readonly form: boolean;
  /** Marks a page that the specification does not have: three pages of this project, and those that a clinic adds. */
  readonly origin?: 'extension';
  /** The rule that requires the page at this address. None for /mission, whose content the specification does not show, and for extensions. */
  readonly rule?: RuleId;
}

/** The kinds of pages, an extension. Pages of the same template look alike. */
export type Template = 'home' | 'condition' | 'substance' | 'program' | 'menu' | 'contact' | 'text' | 'not-found';

// biome-ignore format: a table, one address per line
const table = [
  { path: '/', heading: null, template: 'home', form: true, rule: 'ROUTE-HOME' },
  { path: '/treatment', heading: 'Treatment Programs', template: 'text', form: true, rule: 'ROUTE-TREATMENT' },
  { path: '/about-us', heading: null, template: 'text', form: true, rule: 'ROUTE-ABOUT' },
  { path: '/insurance', heading: 'Insurance', template: 'text', form: true, rule: 'ROUTE-INSURANCE' },
  { path: '/contact', heading: 'Have some questions?', template: 'contact', form: true, rule: 'ROUTE-CONTACT' },
  { path: '/jobs', heading: 'Job Assistance', template: 'text', form: true, rule: 'ROUTE-JOBS' },

  { path: '/mental-health', heading: 'Mental Health', template: 'menu', form: false, rule: 'ROUTE-MENTAL-HEALTH' },
  { path: '/substance-abuse', heading: 'Substance Abuse', template: 'menu', form: false, rule: 'ROUTE-SUBSTANCE-ABUSE' },

  { path: '/partial-hospitalization-program', heading: 'Partial Hospitalization Program', template: 'program', form: false, rule: 'ROUTE-PARTIAL-HOSPITALIZATION' },
  { path: '/intensive-outpatient-program', heading: 'Intensive Outpatient Program', template: 'program', form: false, rule: 'ROUTE-INTENSIVE-OUTPATIENT' },
  { path: '/outpatient-program', heading: 'Outpatient Program', template: 'program', form: false, rule: 'ROUTE-OUTPATIENT' },
  { path: '/case-management', heading: 'Case Management', template: 'program', form: false, rule: 'ROUTE-CASE-MANAGEMENT' },
  { path: '/crisis-intervention', heading: null, template: 'program', form: false, rule: 'ROUTE-CRISIS' },
  { path: '/family-therapy', heading: null, template: 'program', form: false, rule: 'ROUTE-FAMILY-THERAPY' },
  { path: '/mission', heading: 'Our Mission', template: 'text', form: false },

  { path: '/depression', heading: 'Depression', template: 'condition', form: true, rule: 'ROUTE-CONDITIONS' },
  { path: '/anxiety', heading: 'Anxiety Disorder', template: 'condition', form: true, rule: 'ROUTE-CONDITIONS' },
  { path: '/panic-disorder', heading: 'Panic Disorder', template: 'condition', form: true, rule: 'ROUTE-CONDITIONS' },
  { path: '/acute-stress-disorder', heading: 'Acute Stress Disorder', template: 'condition', form: true, rule: 'ROUTE-CONDITIONS' },
  { path: '/adhd', heading: 'ADHD', template: 'condition', form: true, rule: 'ROUTE-CONDITIONS' },
  { path: '/anger-disorder', heading: 'Intermittent Explosive Disorder', template: 'condition', form: true, rule: 'ROUTE-CONDITIONS' },
  { path: '/bipolar-disorder', heading: 'Bipolar Disorder', template: 'condition', form: true, rule: 'ROUTE-CONDITIONS' },
  { path: '/ptsd', heading: 'PTSD', template: 'condition', form: true, rule: 'ROUTE-CONDITIONS' },
  { path: '/schizoaffective', heading: 'Schizoaffective Disorder', template: 'condition', form: true, rule: 'ROUTE-CONDITIONS' },
  { path: '/schizophrenia', heading: 'Schizophrenia', template: 'condition', form: true, rule: 'ROUTE-CONDITIONS' },

  { path: '/alcohol', heading: 'Alcohol Addiction', template: 'substance', form: true, rule: 'ROUTE-SUBSTANCES' },
  { path: '/cocaine', heading: 'Cocaine Addiction', template: 'substance', form: true, rule: 'ROUTE-SUBSTANCES' },
  { path: '/fentanyl', heading: 'Fentanyl Addiction', template: 'substance', form: true, rule: 'ROUTE-SUBSTANCES' },
  { path: '/heroin', heading: 'Heroin Addiction', template: 'substance', form: true, rule: 'ROUTE-SUBSTANCES' },
  { path: '/kratom', heading: 'Kratom Addiction', template: 'substance', form: true, rule: 'ROUTE-SUBSTANCES' },
  { path: '/mdma', heading: 'MDMA Addiction', template: 'substance', form: true, rule: 'ROUTE-SUBSTANCES' },
  { path: '/meth', heading: 'Methamphetamine Addiction', template: 'substance', form: true, rule: 'ROUTE-SUBSTANCES' },
  { path: '/opiate', heading: 'Opiate Addiction', template: 'substance', form: true, rule: 'ROUTE-SUBSTANCES' },
  { path: '/opioid', heading: 'Opioid Addiction', template: 'substance', form: true, rule: 'ROUTE-SUBSTANCES' },
  { path: '/oxycodone', heading: 'Oxycodone Addiction', template: 'substance', form: true, rule: 'ROUTE-SUBSTANCES' },
  { path: '/prescriptions', heading: 'Prescription Addiction', template: 'substance', form: true, rule: 'ROUTE-SUBSTANCES' },
  { path: '/xanax', heading: 'Xanax Addiction', template: 'substance', form: true, rule: 'ROUTE-SUBSTANCES' },

  { path: '/privacy', heading: 'Privacy', template: 'text', form: false, origin: 'extension' },
  { path: '/accessibility', heading: 'Accessibility', template: 'text', form: false, origin: 'extension' },
  { path: '/not-found', heading: 'Page not found', template: 'not-found', form: false, origin: 'extension' },
] as const satisfies readonly Route[];

/** An address of the site. */
export type Path = (typeof table)[number]['path'];

export const routes: readonly (Route & { readonly path: Path })[] = table;

/** Addresses without a page. Most resemble a real address, because only exact addresses may match. */
export const unknownAddresses = {
  status: 404,
  paths: ['/nowhere', '/about-us/', '/about-us/team', '/alcohol/1', '/Alcohol', '/contacts', '/contact.html'],
} as const satisfies { readonly status: 404; readonly paths: readonly `/${string}`[] };
