/**
 * The addresses of the site (specification, section 2, with the parts of pages that section 1 names).
 * The rest of a page is the approved text of spec/pages.
 */
export interface RequiredText {
  readonly what: string;
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
  /**
   * The h1 of the page, or null if its wording is free. The specification has those of /contact, /jobs, /case-management
   * and /anger-disorder; the others are ours.
   */
  readonly heading: string | null;
  /** The end of a free heading. */
  readonly headingEndsWith?: string;
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
  { path: '/', heading: null, family: 'home', form: true,
    requiredText: [
      { what: 'tagline', section: 'mental wellness', text: ['path', 'mental wellness'] },
      { what: 'insurance section', section: 'insurance', text: 'we work with major insurance groups' },
      { what: 'line for visitors with another insurer', section: 'insurance',
        text: ['insurance provider', 'reach out'] },
      { what: 'mental-health promo', section: 'mental health', text: ['mental health', 'Learn More'] },
      { what: 'mission', section: 'mission', text: 'mission' },
    ] },
  { path: '/treatment', heading: 'Treatment Programs', family: 'text', form: true,
    requiredText: [
      { what: 'cognitive behavioral therapy', section: 'CBT', text: 'cognitive behavioral therapy' },
      { what: 'dialectical behavior therapy', section: 'DBT', text: 'dialectical behavior therapy' },
      { what: 'psychodynamic therapy', section: 'psychodynamic therapy', text: 'psychodynamic therapy' },
      { what: 'interpersonal therapy', section: 'interpersonal therapy', text: 'interpersonal therapy' },
      { what: 'treatment plan', section: 'treatment plan', text: 'treatment plan' },
      { what: 'recreation activities', section: 'recreation activities', text: 'recreation' },
    ] },
  { path: '/about-us', heading: null, family: 'text', form: true,
    requiredText: [
      { what: 'welcome', section: 'welcome', text: 'welcome' },
      { what: 'mission', section: 'mission', text: 'mission' },
      { what: 'approach', section: 'approach', text: 'approach' },
    ] },
  { path: '/insurance', heading: 'Insurance', family: 'text', form: true,
    requiredText: [
      { what: 'insurance section', section: 'insurance', text: 'we work with major insurance groups' },
      { what: 'line for visitors with another insurer', section: 'insurance',
        text: ['insurance provider', 'reach out'] },
    ] },
  { path: '/contact', heading: 'Have some questions?', family: 'contact', form: true,
    requiredText: [{ what: 'hero', text: 'Have some questions?' }] },
  { path: '/jobs', heading: 'Job Assistance', family: 'text', form: true,
    requiredText: [
      { what: 'program text', text: ['Job Assistance', 'employment assistance'], words: 200 },
      { what: 'jobs-program organization', section: 'jobs program', text: 'jobs-program organization' },
    ] },

  { path: '/mental-health', heading: 'Mental Health', family: 'menu', form: false },
  { path: '/substance-abuse', heading: 'Substance Abuse', family: 'menu', form: false },

  { path: '/partial-hospitalization-program', heading: 'Partial Hospitalization Program', family: 'program',
    form: false,
    requiredText: [
      { what: 'description', section: 'partial hospitalization', text: 'partial hospitalization' },
      { what: 'length of the description', text: ['partial hospitalization'], words: 500 },
      { what: 'benefits', section: 'benefits', text: 'benefits' },
    ] },
  { path: '/intensive-outpatient-program', heading: 'Intensive Outpatient Program', family: 'program', form: false,
    requiredText: [
      { what: 'description', section: 'intensive outpatient', text: 'intensive outpatient' },
      { what: 'length of the description', text: ['intensive outpatient'], words: 500 },
      { what: 'benefits', section: 'benefits', text: 'benefits' },
    ] },
  { path: '/outpatient-program', heading: 'Outpatient Program', family: 'program', form: false,
    requiredText: [
      { what: 'first part', section: 'getting started', text: 'getting started' },
      { what: 'what it is', section: 'what outpatient rehab is', text: 'outpatient rehab' },
      { what: 'who it is for', section: 'who it is for',
        items: [{ wordings: ['stable', 'supportive', 'home'] }, { wordings: ['motivated', 'committed'] },
          { wordings: ['need', '24/7', 'medical supervision'], denied: true },
          { wordings: ['balance', 'treatment', 'work', 'family'] }] },
      { what: 'six services', section: 'services',
        items: ['individual counseling', 'group therapy', 'psychoeducation', 'family involvement',
          { wordings: ['specialized therapies', 'CBT', 'DBT'] }, 'holistic approaches'] },
      { what: 'four benefits', section: 'benefits',
        items: ['flexibility', 'community support', 'cost-effectiveness', 'transition to independence'] },
      { what: 'how to start', section: 'how to start', text: ['call', 'initial assessment'] },
    ] },
  { path: '/case-management', heading: 'Case Management', family: 'program', form: false,
    requiredText: [
      { what: 'hero', text: 'Case Management' },
      { what: 'approach', section: 'approach',
        items: ['assessment', 'personalized planning', 'advocacy and coordination', 'monitoring and follow-up',
          'crisis intervention'] },
      { what: 'help', section: 'help',
        items: ['streamlined care', 'advocacy and support', 'resource navigation', 'empowerment and education'] },
    ] },
  { path: '/crisis-intervention', heading: null, headingEndsWith: 'Crisis Intervention Program', family: 'program',
    form: false,
    requiredText: [
      { what: 'hero', text: 'Crisis Intervention Program' },
      { what: 'five benefits', section: 'how the program helps',
        items: ['immediate response', 'safety and well-being', 'emotional support and empathy', 'referrals',
          'empowerment and coping skills'] },
      { what: 'hotline', text: 'hotline' },
    ] },
  { path: '/family-therapy', heading: null, headingEndsWith: 'Family Addiction Therapy', family: 'program', form: false,
    requiredText: [
      { what: 'hero', text: 'Family Addiction Therapy' },
      { what: 'first part', section: 'comprehensive family-centered approach', text: 'family' },
      { what: 'second part', section: 'building stronger foundations', text: 'foundations' },
      { what: 'third part', section: 'creating lasting change together', text: 'change' },
    ] },
  { path: '/mission', heading: 'Our Mission', family: 'text', form: false },

  { path: '/depression', heading: 'Depression', family: 'condition', form: true },
  { path: '/anxiety', heading: 'Anxiety Disorder', family: 'condition', form: true },
  { path: '/panic-disorder', heading: 'Panic Disorder', family: 'condition', form: true },
  { path: '/acute-stress-disorder', heading: 'Acute Stress Disorder', family: 'condition', form: true },
  { path: '/adhd', heading: 'ADHD', family: 'condition', form: true },
  { path: '/anger-disorder', heading: 'Intermittent Explosive Disorder', family: 'condition', form: true },
  { path: '/bipolar-disorder', heading: 'Bipolar Disorder', family: 'condition', form: true },
  { path: '/ptsd', heading: 'PTSD', family: 'condition', form: true },
  { path: '/schizoaffective', heading: 'Schizoaffective Disorder', family: 'condition', form: true },
  { path: '/schizophrenia', heading: 'Schizophrenia', family: 'condition', form: true },

  { path: '/alcohol', heading: 'Alcohol Addiction', family: 'substance', form: true },
  { path: '/cocaine', heading: 'Cocaine Addiction', family: 'substance', form: true },
  { path: '/fentanyl', heading: 'Fentanyl Addiction', family: 'substance', form: true },
  { path: '/heroin', heading: 'Heroin Addiction', family: 'substance', form: true },
  { path: '/kratom', heading: 'Kratom Addiction', family: 'substance', form: true },
  { path: '/mdma', heading: 'MDMA Addiction', family: 'substance', form: true },
  { path: '/meth', heading: 'Methamphetamine Addiction', family: 'substance', form: true },
  { path: '/opiate', heading: 'Opiate Addiction', family: 'substance', form: true },
  { path: '/opioid', heading: 'Opioid Addiction', family: 'substance', form: true },
  { path: '/oxycodone', heading: 'Oxycodone Addiction', family: 'substance', form: true },
  { path: '/prescriptions', heading: 'Prescription Addiction', family: 'substance', form: true },
  { path: '/xanax', heading: 'Xanax Addiction', family: 'substance', form: true },

  { path: '/privacy', heading: 'Privacy', family: 'text', form: false, origin: 'extension' },
  { path: '/accessibility', heading: 'Accessibility', family: 'text', form: false, origin: 'extension' },
  { path: '/not-found', heading: 'Page not found', family: 'not-found', form: false, origin: 'extension' },
] as const satisfies readonly Route[];

/** An address of the site. */
export type Path = (typeof table)[number]['path'];

export const routes: readonly (Route & { readonly path: Path })[] = table;

/** Addresses without a page, most of them similar to a real one: routes match exactly. */
export const unknownAddresses = {
  status: 404,
  paths: ['/nowhere', '/about-us/', '/about-us/team', '/alcohol/1', '/Alcohol', '/contacts', '/contact.html'],
} as const satisfies { readonly status: 404; readonly paths: readonly `/${string}`[] };
