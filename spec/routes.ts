import type { RuleId } from './all-rules.ts';

/**
 * The addresses of the site (specification, section 2, with the parts of pages that section 1 names).
 * The rest of a page is the approved text of spec/pages.
 */
export interface RequiredText {
  readonly what: string;
  readonly rule: RuleId;
  /** One section has it all, and says more than its heading (or label), which has these words of ours. */
  readonly section?: string;
  readonly text?: string | readonly string[];
  /** The least number of words below headings, where the specification asks for a long text. How many is our choice. */
  readonly words?: number;
  /** The items of its list, no others: each says its wordings and explains them. */
  readonly items?: readonly Item[];
}

/** A list item that says all these wordings; with `denied`, it says that they do not apply. */
export type Item = string | { readonly wordings: readonly string[]; readonly denied?: true };

/** Ours: pages of a family look alike. */
export type Family = 'home' | 'condition' | 'substance' | 'program' | 'menu' | 'contact' | 'text' | 'not-found';

export interface Route {
  readonly path: `/${string}`;
  /** That the page is shown at its address. */
  readonly rule: RuleId;
  /**
   * The h1 of the page, or null if its wording is free: then the approved text has it. The specification has those of
   * /contact, /jobs, /case-management and /anger-disorder; the others are ours.
   */
  readonly heading: string | null;
  readonly family: Family;
  /** That a page has no form is ours: the specification only does not give it one. */
  readonly form: boolean;
  /** What the specification says that the page's `main` says, in any letter case. */
  readonly requiredText?: readonly RequiredText[];
  /** A page that the specification does not have: three, and those that a clinic adds. */
  readonly origin?: 'extension';
}

// biome-ignore format: a table, one address an entry
const table = [
  { path: '/', rule: 'ROUTE-HOME', heading: null, family: 'home', form: true,
    requiredText: [
      { what: 'tagline', rule: 'HOME-TAGLINE', section: 'mental wellness', text: ['path', 'mental wellness'] },
      { what: 'insurance section', rule: 'HOME-INSURANCE', section: 'insurance',
        text: 'we work with major insurance groups' },
      { what: 'line for visitors with another insurer', rule: 'HOME-INSURANCE-REACH-OUT', section: 'insurance',
        text: ['insurance provider', 'reach out'] },
      { what: 'mental-health promo', rule: 'HOME-MENTAL-HEALTH-PROMO', section: 'mental health',
        text: ['mental health', 'Learn More'] },
      { what: 'mission', rule: 'HOME-MISSION', section: 'mission', text: 'mission' },
    ] },
  { path: '/treatment', rule: 'ROUTE-TREATMENT', heading: 'Treatment Programs', family: 'text', form: true,
    requiredText: [
      { what: 'cognitive behavioral therapy', rule: 'CONTENT-TREATMENT', section: 'CBT',
        text: 'cognitive behavioral therapy' },
      { what: 'dialectical behavior therapy', rule: 'CONTENT-TREATMENT', section: 'DBT',
        text: 'dialectical behavior therapy' },
      { what: 'psychodynamic therapy', rule: 'CONTENT-TREATMENT', section: 'psychodynamic therapy',
        text: 'psychodynamic therapy' },
      { what: 'interpersonal therapy', rule: 'CONTENT-TREATMENT', section: 'interpersonal therapy',
        text: 'interpersonal therapy' },
      { what: 'treatment plan', rule: 'CONTENT-TREATMENT', section: 'treatment plan', text: 'treatment plan' },
      { what: 'recreation activities', rule: 'CONTENT-TREATMENT', section: 'recreation activities',
        text: 'recreation' },
    ] },
  { path: '/about-us', rule: 'ROUTE-ABOUT', heading: null, family: 'text', form: true,
    requiredText: [
      { what: 'welcome', rule: 'CONTENT-ABOUT', section: 'welcome', text: 'welcome' },
      { what: 'mission', rule: 'CONTENT-ABOUT', section: 'mission', text: 'mission' },
      { what: 'approach', rule: 'CONTENT-ABOUT', section: 'approach', text: 'approach' },
    ] },
  { path: '/insurance', rule: 'ROUTE-INSURANCE', heading: 'Insurance', family: 'text', form: true,
    requiredText: [
      { what: 'insurance section', rule: 'CONTENT-INSURANCE', section: 'insurance',
        text: 'we work with major insurance groups' },
      { what: 'line for visitors with another insurer', rule: 'HOME-INSURANCE-REACH-OUT', section: 'insurance',
        text: ['insurance provider', 'reach out'] },
    ] },
  { path: '/contact', rule: 'ROUTE-CONTACT', heading: 'Have some questions?', family: 'contact', form: true,
    requiredText: [{ what: 'hero', rule: 'ROUTE-CONTACT', text: 'Have some questions?' }] },
  { path: '/jobs', rule: 'ROUTE-JOBS', heading: 'Job Assistance', family: 'text', form: true,
    requiredText: [
      { what: 'program text', rule: 'CONTENT-JOBS', text: ['Job Assistance', 'employment assistance'], words: 200 },
      { what: 'jobs-program organization', rule: 'CONTENT-JOBS', section: 'jobs program',
        text: 'jobs-program organization' },
    ] },

  { path: '/mental-health', rule: 'ROUTE-MENTAL-HEALTH', heading: 'Mental Health', family: 'menu', form: false },
  { path: '/substance-abuse', rule: 'ROUTE-SUBSTANCE-ABUSE', heading: 'Substance Abuse',
    family: 'menu', form: false },

  { path: '/partial-hospitalization-program', rule: 'ROUTE-PARTIAL-HOSPITALIZATION',
    heading: 'Partial Hospitalization Program', family: 'program', form: false,
    requiredText: [
      { what: 'description', rule: 'CONTENT-PARTIAL-HOSPITALIZATION', section: 'partial hospitalization',
        text: 'partial hospitalization' },
      { what: 'length of the description', rule: 'CONTENT-PARTIAL-HOSPITALIZATION',
        text: ['partial hospitalization'], words: 500 },
      { what: 'benefits', rule: 'CONTENT-PARTIAL-HOSPITALIZATION', section: 'benefits', text: 'benefits' },
    ] },
  { path: '/intensive-outpatient-program', rule: 'ROUTE-INTENSIVE-OUTPATIENT',
    heading: 'Intensive Outpatient Program', family: 'program', form: false,
    requiredText: [
      { what: 'description', rule: 'CONTENT-INTENSIVE-OUTPATIENT', section: 'intensive outpatient',
        text: 'intensive outpatient' },
      { what: 'length of the description', rule: 'CONTENT-INTENSIVE-OUTPATIENT',
        text: ['intensive outpatient'], words: 500 },
      { what: 'benefits', rule: 'CONTENT-INTENSIVE-OUTPATIENT', section: 'benefits', text: 'benefits' },
    ] },
  { path: '/outpatient-program', rule: 'ROUTE-OUTPATIENT', heading: 'Outpatient Program',
    family: 'program', form: false,
    requiredText: [
      { what: 'first part', rule: 'CONTENT-OUTPATIENT-WHAT', section: 'getting started', text: 'getting started' },
      { what: 'what it is', rule: 'CONTENT-OUTPATIENT-WHAT', section: 'what outpatient rehab is',
        text: 'outpatient rehab' },
      { what: 'who it is for', rule: 'CONTENT-OUTPATIENT-WHO', section: 'who it is for',
        items: [{ wordings: ['stable', 'supportive', 'home'] }, { wordings: ['motivated', 'committed'] },
          { wordings: ['need', '24/7', 'medical supervision'], denied: true },
          { wordings: ['balance', 'treatment', 'work', 'family'] }] },
      { what: 'six services', rule: 'CONTENT-OUTPATIENT-SERVICES', section: 'services',
        items: ['individual counseling', 'group therapy', 'psychoeducation', 'family involvement',
          { wordings: ['specialized therapies', 'CBT', 'DBT'] }, 'holistic approaches'] },
      { what: 'four benefits', rule: 'CONTENT-OUTPATIENT-BENEFITS', section: 'benefits',
        items: ['flexibility', 'community support', 'cost-effectiveness', 'transition to independence'] },
      { what: 'how to start', rule: 'CONTENT-OUTPATIENT-START', section: 'how to start',
        text: ['call', 'initial assessment'] },
    ] },
  { path: '/case-management', rule: 'ROUTE-CASE-MANAGEMENT', heading: 'Case Management',
    family: 'program', form: false,
    requiredText: [
      { what: 'hero', rule: 'CONTENT-SERVICE-HEROES', text: 'Case Management' },
      { what: 'approach', rule: 'CONTENT-CASE-MANAGEMENT-APPROACH', section: 'approach',
        items: ['assessment', 'personalized planning', 'advocacy and coordination', 'monitoring and follow-up',
          'crisis intervention'] },
      { what: 'help', rule: 'CONTENT-CASE-MANAGEMENT-HELP', section: 'help',
        items: ['streamlined care', 'advocacy and support', 'resource navigation', 'empowerment and education'] },
    ] },
  { path: '/crisis-intervention', rule: 'ROUTE-CRISIS', heading: null, family: 'program', form: false,
    requiredText: [
      { what: 'hero', rule: 'CONTENT-SERVICE-HEROES', text: 'Crisis Intervention Program' },
      { what: 'five benefits', rule: 'CONTENT-CRISIS-BENEFITS', section: 'how the program helps',
        items: ['immediate response', 'safety and well-being', 'emotional support and empathy', 'referrals',
          'empowerment and coping skills'] },
    ] },
  { path: '/family-therapy', rule: 'ROUTE-FAMILY-THERAPY', heading: null, family: 'program', form: false,
    requiredText: [
      { what: 'hero', rule: 'CONTENT-SERVICE-HEROES', text: 'Family Addiction Therapy' },
      { what: 'first part', rule: 'CONTENT-FAMILY-THERAPY', section: 'comprehensive family-centered approach',
        text: 'family' },
      { what: 'second part', rule: 'CONTENT-FAMILY-THERAPY', section: 'building stronger foundations',
        text: 'foundations' },
      { what: 'third part', rule: 'CONTENT-FAMILY-THERAPY', section: 'creating lasting change together',
        text: 'change' },
    ] },
  { path: '/mission', rule: 'ROUTE-MISSION', heading: 'Our Mission', family: 'text', form: false },

  { path: '/depression', rule: 'ROUTE-CONDITIONS', heading: 'Depression', family: 'condition', form: true },
  { path: '/anxiety', rule: 'ROUTE-CONDITIONS', heading: 'Anxiety Disorder', family: 'condition', form: true },
  { path: '/panic-disorder', rule: 'ROUTE-CONDITIONS', heading: 'Panic Disorder', family: 'condition', form: true },
  { path: '/acute-stress-disorder', rule: 'ROUTE-CONDITIONS', heading: 'Acute Stress Disorder',
    family: 'condition', form: true },
  { path: '/adhd', rule: 'ROUTE-CONDITIONS', heading: 'ADHD', family: 'condition', form: true },
  { path: '/anger-disorder', rule: 'ROUTE-CONDITIONS', heading: 'Intermittent Explosive Disorder',
    family: 'condition', form: true },
  { path: '/bipolar-disorder', rule: 'ROUTE-CONDITIONS', heading: 'Bipolar Disorder',
    family: 'condition', form: true },
  { path: '/ptsd', rule: 'ROUTE-CONDITIONS', heading: 'PTSD', family: 'condition', form: true },
  { path: '/schizoaffective', rule: 'ROUTE-CONDITIONS', heading: 'Schizoaffective Disorder',
    family: 'condition', form: true },
  { path: '/schizophrenia', rule: 'ROUTE-CONDITIONS', heading: 'Schizophrenia', family: 'condition', form: true },

  { path: '/alcohol', rule: 'ROUTE-SUBSTANCES', heading: 'Alcohol Addiction', family: 'substance', form: true },
  { path: '/cocaine', rule: 'ROUTE-SUBSTANCES', heading: 'Cocaine Addiction', family: 'substance', form: true },
  { path: '/fentanyl', rule: 'ROUTE-SUBSTANCES', heading: 'Fentanyl Addiction', family: 'substance', form: true },
  { path: '/heroin', rule: 'ROUTE-SUBSTANCES', heading: 'Heroin Addiction', family: 'substance', form: true },
  { path: '/kratom', rule: 'ROUTE-SUBSTANCES', heading: 'Kratom Addiction', family: 'substance', form: true },
  { path: '/mdma', rule: 'ROUTE-SUBSTANCES', heading: 'MDMA Addiction', family: 'substance', form: true },
  { path: '/meth', rule: 'ROUTE-SUBSTANCES', heading: 'Methamphetamine Addiction', family: 'substance', form: true },
  { path: '/opiate', rule: 'ROUTE-SUBSTANCES', heading: 'Opiate Addiction', family: 'substance', form: true },
  { path: '/opioid', rule: 'ROUTE-SUBSTANCES', heading: 'Opioid Addiction', family: 'substance', form: true },
  { path: '/oxycodone', rule: 'ROUTE-SUBSTANCES', heading: 'Oxycodone Addiction', family: 'substance', form: true },
  { path: '/prescriptions', rule: 'ROUTE-SUBSTANCES', heading: 'Prescription Addiction',
    family: 'substance', form: true },
  { path: '/xanax', rule: 'ROUTE-SUBSTANCES', heading: 'Xanax Addiction', family: 'substance', form: true },

  { path: '/privacy', rule: 'ROUTE-PRIVACY', heading: 'Privacy', family: 'text', form: false, origin: 'extension' },
  { path: '/accessibility', rule: 'ROUTE-ACCESSIBILITY', heading: 'Accessibility',
    family: 'text', form: false, origin: 'extension' },
  { path: '/not-found', rule: 'SHELL-NOT-FOUND', heading: 'Page not found',
    family: 'not-found', form: false, origin: 'extension' },
] as const satisfies readonly Route[];

/** An address of the site. */
export type Path = (typeof table)[number]['path'];

export const routes: readonly (Route & { readonly path: Path })[] = table;

/** Addresses without a page, most of them similar to a real one: routes match exactly. */
export const unknownAddresses = {
  status: 404,
  paths: ['/nowhere', '/about-us/', '/about-us/team', '/alcohol/1', '/Alcohol', '/contacts', '/contact.html'],
} as const satisfies { readonly status: 404; readonly paths: readonly `/${string}`[] };
