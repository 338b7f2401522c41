import type { RuleTag } from './all-rules.ts';

/**
 * The addresses of the site (specification, section 2, with the parts of pages that section 1 names).
 * The rest of a page is the approved text of spec/pages.
 */
export interface RequiredText {
  readonly what: string;
  readonly rule: RuleTag;
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
  readonly rule: RuleTag;
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
  { path: '/', rule: 'ROUTE-HOME~1', heading: null, family: 'home', form: true,
    requiredText: [
      { what: 'tagline', rule: 'HOME-TAGLINE~2', section: 'mental wellness', text: ['path', 'mental wellness'] },
      { what: 'insurance section', rule: 'HOME-INSURANCE~2', section: 'insurance',
        text: 'we work with major insurance groups' },
      { what: 'line for visitors with another insurer', rule: 'HOME-INSURANCE-REACH-OUT~2', section: 'insurance',
        text: ['insurance provider', 'reach out'] },
      { what: 'mental-health promo', rule: 'HOME-MENTAL-HEALTH-PROMO~2', section: 'mental health',
        text: ['mental health', 'Learn More'] },
      { what: 'mission', rule: 'HOME-MISSION~2', section: 'mission', text: 'mission' },
    ] },
  { path: '/treatment', rule: 'ROUTE-TREATMENT~1', heading: 'Treatment Programs', family: 'text', form: true,
    requiredText: [
      { what: 'cognitive behavioral therapy', rule: 'CONTENT-TREATMENT~2', section: 'CBT',
        text: 'cognitive behavioral therapy' },
      { what: 'dialectical behavior therapy', rule: 'CONTENT-TREATMENT~2', section: 'DBT',
        text: 'dialectical behavior therapy' },
      { what: 'psychodynamic therapy', rule: 'CONTENT-TREATMENT~2', section: 'psychodynamic therapy',
        text: 'psychodynamic therapy' },
      { what: 'interpersonal therapy', rule: 'CONTENT-TREATMENT~2', section: 'interpersonal therapy',
        text: 'interpersonal therapy' },
      { what: 'treatment plan', rule: 'CONTENT-TREATMENT~2', section: 'treatment plan', text: 'treatment plan' },
      { what: 'recreation activities', rule: 'CONTENT-TREATMENT~2', section: 'recreation activities',
        text: 'recreation' },
    ] },
  { path: '/about-us', rule: 'ROUTE-ABOUT~1', heading: null, family: 'text', form: true,
    requiredText: [
      { what: 'welcome', rule: 'CONTENT-ABOUT~2', section: 'welcome', text: 'welcome' },
      { what: 'mission', rule: 'CONTENT-ABOUT~2', section: 'mission', text: 'mission' },
      { what: 'approach', rule: 'CONTENT-ABOUT~2', section: 'approach', text: 'approach' },
    ] },
  { path: '/insurance', rule: 'ROUTE-INSURANCE~1', heading: 'Insurance', family: 'text', form: true,
    requiredText: [
      { what: 'insurance section', rule: 'CONTENT-INSURANCE~2', section: 'insurance',
        text: 'we work with major insurance groups' },
      { what: 'line for visitors with another insurer', rule: 'HOME-INSURANCE-REACH-OUT~2', section: 'insurance',
        text: ['insurance provider', 'reach out'] },
    ] },
  { path: '/contact', rule: 'ROUTE-CONTACT~1', heading: 'Have some questions?', family: 'contact', form: true,
    requiredText: [{ what: 'hero', rule: 'ROUTE-CONTACT~1', text: 'Have some questions?' }] },
  { path: '/jobs', rule: 'ROUTE-JOBS~2', heading: 'Job Assistance', family: 'text', form: true,
    requiredText: [
      { what: 'program text', rule: 'CONTENT-JOBS~2', text: ['Job Assistance', 'employment assistance'], words: 200 },
      { what: 'jobs-program organization', rule: 'CONTENT-JOBS~2', section: 'jobs program',
        text: 'jobs-program organization' },
    ] },

  { path: '/mental-health', rule: 'ROUTE-MENTAL-HEALTH~1', heading: 'Mental Health', family: 'menu', form: false },
  { path: '/substance-abuse', rule: 'ROUTE-SUBSTANCE-ABUSE~2', heading: 'Substance Abuse',
    family: 'menu', form: false },

  { path: '/partial-hospitalization-program', rule: 'ROUTE-PARTIAL-HOSPITALIZATION~1',
    heading: 'Partial Hospitalization Program', family: 'program', form: false,
    requiredText: [
      { what: 'description', rule: 'CONTENT-PARTIAL-HOSPITALIZATION~2', section: 'partial hospitalization',
        text: 'partial hospitalization' },
      { what: 'length of the description', rule: 'CONTENT-PARTIAL-HOSPITALIZATION~2',
        text: ['partial hospitalization'], words: 500 },
      { what: 'benefits', rule: 'CONTENT-PARTIAL-HOSPITALIZATION~2', section: 'benefits', text: 'benefits' },
    ] },
  { path: '/intensive-outpatient-program', rule: 'ROUTE-INTENSIVE-OUTPATIENT~1',
    heading: 'Intensive Outpatient Program', family: 'program', form: false,
    requiredText: [
      { what: 'description', rule: 'CONTENT-INTENSIVE-OUTPATIENT~2', section: 'intensive outpatient',
        text: 'intensive outpatient' },
      { what: 'length of the description', rule: 'CONTENT-INTENSIVE-OUTPATIENT~2',
        text: ['intensive outpatient'], words: 500 },
      { what: 'benefits', rule: 'CONTENT-INTENSIVE-OUTPATIENT~2', section: 'benefits', text: 'benefits' },
    ] },
  { path: '/outpatient-program', rule: 'ROUTE-OUTPATIENT~1', heading: 'Outpatient Program',
    family: 'program', form: false,
    requiredText: [
      { what: 'first part', rule: 'CONTENT-OUTPATIENT-WHAT~2', section: 'getting started', text: 'getting started' },
      { what: 'what it is', rule: 'CONTENT-OUTPATIENT-WHAT~2', section: 'what outpatient rehab is',
        text: 'outpatient rehab' },
      { what: 'who it is for', rule: 'CONTENT-OUTPATIENT-WHO~2', section: 'who it is for',
        items: [{ wordings: ['stable', 'supportive', 'home'] }, { wordings: ['motivated', 'committed'] },
          { wordings: ['need', '24/7', 'medical supervision'], denied: true },
          { wordings: ['balance', 'treatment', 'work', 'family'] }] },
      { what: 'six services', rule: 'CONTENT-OUTPATIENT-SERVICES~2', section: 'services',
        items: ['individual counseling', 'group therapy', 'psychoeducation', 'family involvement',
          { wordings: ['specialized therapies', 'CBT', 'DBT'] }, 'holistic approaches'] },
      { what: 'four benefits', rule: 'CONTENT-OUTPATIENT-BENEFITS~2', section: 'benefits',
        items: ['flexibility', 'community support', 'cost-effectiveness', 'transition to independence'] },
      { what: 'how to start', rule: 'CONTENT-OUTPATIENT-START~2', section: 'how to start',
        text: ['call', 'initial assessment'] },
    ] },
  { path: '/case-management', rule: 'ROUTE-CASE-MANAGEMENT~1', heading: 'Case Management',
    family: 'program', form: false,
    requiredText: [
      { what: 'hero', rule: 'CONTENT-SERVICE-HEROES~2', text: 'Case Management' },
      { what: 'approach', rule: 'CONTENT-CASE-MANAGEMENT-APPROACH~2', section: 'approach',
        items: ['assessment', 'personalized planning', 'advocacy and coordination', 'monitoring and follow-up',
          'crisis intervention'] },
      { what: 'help', rule: 'CONTENT-CASE-MANAGEMENT-HELP~2', section: 'help',
        items: ['streamlined care', 'advocacy and support', 'resource navigation', 'empowerment and education'] },
    ] },
  { path: '/crisis-intervention', rule: 'ROUTE-CRISIS~1', heading: null, family: 'program', form: false,
    requiredText: [
      { what: 'hero', rule: 'CONTENT-SERVICE-HEROES~2', text: 'Crisis Intervention Program' },
      { what: 'five benefits', rule: 'CONTENT-CRISIS-BENEFITS~2', section: 'how the program helps',
        items: ['immediate response', 'safety and well-being', 'emotional support and empathy', 'referrals',
          'empowerment and coping skills'] },
    ] },
  { path: '/family-therapy', rule: 'ROUTE-FAMILY-THERAPY~1', heading: null, family: 'program', form: false,
    requiredText: [
      { what: 'hero', rule: 'CONTENT-SERVICE-HEROES~2', text: 'Family Addiction Therapy' },
      { what: 'first part', rule: 'CONTENT-FAMILY-THERAPY~2', section: 'comprehensive family-centered approach',
        text: 'family' },
      { what: 'second part', rule: 'CONTENT-FAMILY-THERAPY~2', section: 'building stronger foundations',
        text: 'foundations' },
      { what: 'third part', rule: 'CONTENT-FAMILY-THERAPY~2', section: 'creating lasting change together',
        text: 'change' },
    ] },
  { path: '/mission', rule: 'ROUTE-MISSION~2', heading: 'Our Mission', family: 'text', form: false },

  { path: '/depression', rule: 'ROUTE-CONDITIONS~1', heading: 'Depression', family: 'condition', form: true },
  { path: '/anxiety', rule: 'ROUTE-CONDITIONS~1', heading: 'Anxiety Disorder', family: 'condition', form: true },
  { path: '/panic-disorder', rule: 'ROUTE-CONDITIONS~1', heading: 'Panic Disorder', family: 'condition', form: true },
  { path: '/acute-stress-disorder', rule: 'ROUTE-CONDITIONS~1', heading: 'Acute Stress Disorder',
    family: 'condition', form: true },
  { path: '/adhd', rule: 'ROUTE-CONDITIONS~1', heading: 'ADHD', family: 'condition', form: true },
  { path: '/anger-disorder', rule: 'ROUTE-CONDITIONS~1', heading: 'Intermittent Explosive Disorder',
    family: 'condition', form: true },
  { path: '/bipolar-disorder', rule: 'ROUTE-CONDITIONS~1', heading: 'Bipolar Disorder',
    family: 'condition', form: true },
  { path: '/ptsd', rule: 'ROUTE-CONDITIONS~1', heading: 'PTSD', family: 'condition', form: true },
  { path: '/schizoaffective', rule: 'ROUTE-CONDITIONS~1', heading: 'Schizoaffective Disorder',
    family: 'condition', form: true },
  { path: '/schizophrenia', rule: 'ROUTE-CONDITIONS~1', heading: 'Schizophrenia', family: 'condition', form: true },

  { path: '/alcohol', rule: 'ROUTE-SUBSTANCES~1', heading: 'Alcohol Addiction', family: 'substance', form: true },
  { path: '/cocaine', rule: 'ROUTE-SUBSTANCES~1', heading: 'Cocaine Addiction', family: 'substance', form: true },
  { path: '/fentanyl', rule: 'ROUTE-SUBSTANCES~1', heading: 'Fentanyl Addiction', family: 'substance', form: true },
  { path: '/heroin', rule: 'ROUTE-SUBSTANCES~1', heading: 'Heroin Addiction', family: 'substance', form: true },
  { path: '/kratom', rule: 'ROUTE-SUBSTANCES~1', heading: 'Kratom Addiction', family: 'substance', form: true },
  { path: '/mdma', rule: 'ROUTE-SUBSTANCES~1', heading: 'MDMA Addiction', family: 'substance', form: true },
  { path: '/meth', rule: 'ROUTE-SUBSTANCES~1', heading: 'Methamphetamine Addiction', family: 'substance', form: true },
  { path: '/opiate', rule: 'ROUTE-SUBSTANCES~1', heading: 'Opiate Addiction', family: 'substance', form: true },
  { path: '/opioid', rule: 'ROUTE-SUBSTANCES~1', heading: 'Opioid Addiction', family: 'substance', form: true },
  { path: '/oxycodone', rule: 'ROUTE-SUBSTANCES~1', heading: 'Oxycodone Addiction', family: 'substance', form: true },
  { path: '/prescriptions', rule: 'ROUTE-SUBSTANCES~1', heading: 'Prescription Addiction',
    family: 'substance', form: true },
  { path: '/xanax', rule: 'ROUTE-SUBSTANCES~1', heading: 'Xanax Addiction', family: 'substance', form: true },

  { path: '/privacy', rule: 'ROUTE-PRIVACY~1', heading: 'Privacy', family: 'text', form: false, origin: 'extension' },
  { path: '/accessibility', rule: 'ROUTE-ACCESSIBILITY~1', heading: 'Accessibility',
    family: 'text', form: false, origin: 'extension' },
  { path: '/not-found', rule: 'SHELL-NOT-FOUND~1', heading: 'Page not found',
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
