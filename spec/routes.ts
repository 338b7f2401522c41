/**
 * The addresses of the site (specification, section 2, with the parts of pages that section 1 names).
 *
 * - `heading` is the h1 of the page, or null if its wording is free; `headingEndsWith` may then fix its end.
 * - `requiredText` is what the specification says that the page's `main` says, in any letter case. The rest of a page is the
 *   approved text of spec/pages.
 * - `origin: 'extension'` marks the pages that the specification does not have: three, and those that a clinic adds.
 */
export interface RequiredText {
  readonly what: string;
  /** One section has it all; its heading (or label) has these words, and it says more than its heading. */
  readonly section?: string;
  readonly text: string | readonly string[];
  /** The least number of words below headings, where the specification asks for a long text. How many is our choice. */
  readonly words?: number;
  /** The items of its list, no others: each says its wordings and explains them. */
  readonly items?: readonly Item[];
}

/** A list item that says all these wordings; with `denied`, it says that they do not apply. */
export type Item = string | { readonly says: readonly string[]; readonly denied?: true };

export type Family = 'home' | 'condition' | 'substance' | 'program' | 'menu' | 'contact' | 'text' | 'not-found';

export interface Route {
  readonly path: `/${string}`;
  readonly screen: string;
  readonly heading: string | null;
  readonly headingEndsWith: string | null;
  readonly family: Family;
  readonly form: boolean;
  readonly status: 200;
  readonly requiredText?: readonly RequiredText[];
  readonly origin: 'specification' | 'extension';
}

// biome-ignore format: a table, one address an entry
export const routes = [
  { path: '/', screen: 'Home', heading: null, headingEndsWith: null, family: 'home', form: true, status: 200,
    requiredText: [
      { what: 'tagline', section: 'mental wellness', text: ['path', 'mental wellness'] },
      { what: 'substance cards', text: ['Alcohol Addiction', 'Prescription Addiction', 'Cocaine Addiction',
        'View All'] },
      { what: 'program cards', text: ['Partial Hospitalization', 'Intensive Outpatient', 'Outpatient',
        'Case Management', 'Crisis Intervention', 'Family Therapy'] },
      { what: 'insurance section', section: 'insurance', text: 'we work with major insurance groups' },
      { what: 'line for visitors with another insurer', section: 'insurance', text: ['insurance provider', 'reach out'] },
      { what: 'mental-health promo', section: 'mental health', text: ['mental health', 'Learn More'] },
      { what: 'mission', section: 'mission', text: 'mission' },
    ], origin: 'specification' },
  { path: '/treatment', screen: 'Treatment programs', heading: 'Treatment Programs', headingEndsWith: null,
    family: 'text', form: true, status: 200,
    requiredText: [
      { what: 'cognitive behavioral therapy', section: 'CBT', text: 'cognitive behavioral therapy' },
      { what: 'dialectical behavior therapy', section: 'DBT', text: 'dialectical behavior therapy' },
      { what: 'psychodynamic therapy', section: 'psychodynamic therapy', text: 'psychodynamic therapy' },
      { what: 'interpersonal therapy', section: 'interpersonal therapy', text: 'interpersonal therapy' },
      { what: 'treatment plan', section: 'treatment plan', text: 'treatment plan' },
      { what: 'recreation activities', section: 'recreation activities', text: 'recreation' },
    ], origin: 'specification' },
  { path: '/about-us', screen: 'About', heading: null, headingEndsWith: null, family: 'text', form: true, status: 200,
    requiredText: [
      { what: 'welcome', section: 'welcome', text: 'welcome' },
      { what: 'mission', section: 'mission', text: 'mission' },
      { what: 'approach', section: 'approach', text: 'approach' },
    ], origin: 'specification' },
  { path: '/insurance', screen: 'Insurance', heading: 'Insurance', headingEndsWith: null,
    family: 'text', form: true, status: 200,
    requiredText: [
      { what: 'insurance section', section: 'insurance', text: 'we work with major insurance groups' },
      { what: 'line for visitors with another insurer', section: 'insurance', text: ['insurance provider', 'reach out'] },
    ], origin: 'specification' },
  { path: '/contact', screen: 'Contact', heading: 'Have some questions?', headingEndsWith: null,
    family: 'contact', form: true, status: 200,
    requiredText: [{ what: 'hero', text: 'Have some questions?' }], origin: 'specification' },
  { path: '/jobs', screen: 'Employment assistance', heading: 'Job Assistance', headingEndsWith: null,
    family: 'text', form: true, status: 200,
    requiredText: [
      { what: 'program text', text: ['Job Assistance', 'employment assistance'], words: 200 },
      { what: 'jobs-program organization', section: 'jobs program', text: 'jobs-program organization' },
    ], origin: 'specification' },

  { path: '/mental-health', screen: 'Menu of mental-health cards', heading: 'Mental Health', headingEndsWith: null,
    family: 'menu', form: false, status: 200,
    requiredText: [
      { what: 'cards', text: ['Depression', 'Anxiety Disorder', 'Panic Disorder', 'Acute Stress Disorder', 'ADHD',
        'Anger Disorder', 'Bipolar Disorder', 'PTSD', 'Schizoaffective Disorder', 'Schizophrenia'] },
      { what: 'card button', text: 'Learn More' },
    ], origin: 'specification' },
  { path: '/substance-abuse', screen: 'Menu of addiction cards', heading: 'Substance Abuse', headingEndsWith: null,
    family: 'menu', form: false, status: 200,
    requiredText: [
      { what: 'cards', text: ['Alcohol Addiction', 'Cocaine Addiction', 'Fentanyl Addiction', 'Heroin Addiction',
        'Kratom Addiction', 'MDMA Addiction', 'Meth Addiction', 'Opiate Addiction', 'Oxycodone Addiction',
        'Prescription Addiction'] },
      { what: 'card button', text: 'Learn More' },
    ], origin: 'specification' },

  { path: '/partial-hospitalization-program', screen: 'Partial hospitalization', headingEndsWith: null,
    heading: 'Partial Hospitalization Program', family: 'program', form: false, status: 200,
    requiredText: [
      { what: 'description', section: 'partial hospitalization', text: 'partial hospitalization' },
      { what: 'length of the description', text: ['partial hospitalization'], words: 500 },
      { what: 'benefits', section: 'benefits', text: 'benefits' },
    ], origin: 'specification' },
  { path: '/intensive-outpatient-program', screen: 'Intensive outpatient', headingEndsWith: null,
    heading: 'Intensive Outpatient Program', family: 'program', form: false, status: 200,
    requiredText: [
      { what: 'description', section: 'intensive outpatient', text: 'intensive outpatient' },
      { what: 'length of the description', text: ['intensive outpatient'], words: 500 },
      { what: 'benefits', section: 'benefits', text: 'benefits' },
    ], origin: 'specification' },
  { path: '/outpatient-program', screen: 'Outpatient', headingEndsWith: null,
    heading: 'Outpatient Program', family: 'program', form: false, status: 200,
    requiredText: [
      { what: 'first part', section: 'getting started', text: 'getting started' },
      { what: 'what it is', section: 'what outpatient rehab is', text: 'outpatient rehab' },
      { what: 'who it is for', section: 'who it is for', text: ['supportive home', 'motivated', 'committed', '24/7',
        'medical supervision', 'work', 'family'],
        items: [{ says: ['stable', 'supportive', 'home'] }, { says: ['motivated', 'committed'] },
          { says: ['need', '24/7', 'medical supervision'], denied: true },
          { says: ['balance', 'treatment', 'work', 'family'] }] },
      { what: 'six services', section: 'services', text: ['individual counseling', 'group therapy', 'psychoeducation',
        'family involvement', 'specialized therapies', 'holistic approaches'],
        items: ['individual counseling', 'group therapy', 'psychoeducation', 'family involvement',
          { says: ['specialized therapies', 'CBT', 'DBT'] }, 'holistic approaches'] },
      { what: 'examples of specialized therapies', section: 'services', text: ['CBT', 'DBT'] },
      { what: 'four benefits', section: 'benefits', text: ['flexibility', 'community support', 'cost-effectiveness',
        'transition to independence'],
        items: ['flexibility', 'community support', 'cost-effectiveness', 'transition to independence'] },
      { what: 'how to start', section: 'how to start', text: ['call', 'initial assessment'] },
    ], origin: 'specification' },
  { path: '/case-management', screen: 'Case management', headingEndsWith: null,
    heading: 'Case Management', family: 'program', form: false, status: 200,
    requiredText: [
      { what: 'hero', text: 'Case Management' },
      { what: 'approach', section: 'approach', text: ['assessment', 'personalized planning', 'advocacy and coordination',
        'monitoring and follow-up', 'crisis intervention'],
        items: ['assessment', 'personalized planning', 'advocacy and coordination', 'monitoring and follow-up',
          'crisis intervention'] },
      { what: 'help', section: 'help', text: ['streamlined care', 'advocacy and support', 'resource navigation',
        'empowerment and education'],
        items: ['streamlined care', 'advocacy and support', 'resource navigation', 'empowerment and education'] },
    ], origin: 'specification' },
  { path: '/crisis-intervention', screen: 'Crisis intervention', headingEndsWith: 'Crisis Intervention Program',
    heading: null, family: 'program', form: false, status: 200,
    requiredText: [
      { what: 'hero', text: 'Crisis Intervention Program' },
      { what: 'five benefits', section: 'how the program helps', text: ['immediate response', 'safety and well-being', 'emotional support and empathy',
        'referrals', 'empowerment and coping skills'],
        items: ['immediate response', 'safety and well-being', 'emotional support and empathy', 'referrals',
          'empowerment and coping skills'] },
      { what: 'hotline', text: 'hotline' },
    ], origin: 'specification' },
  { path: '/family-therapy', screen: 'Family therapy', headingEndsWith: 'Family Addiction Therapy',
    heading: null, family: 'program', form: false, status: 200,
    requiredText: [
      { what: 'hero', text: 'Family Addiction Therapy' },
      { what: 'first part', section: 'comprehensive family-centered approach', text: 'family' },
      { what: 'second part', section: 'building stronger foundations', text: 'foundations' },
      { what: 'third part', section: 'creating lasting change together', text: 'change' },
    ], origin: 'specification' },
  { path: '/mission', screen: 'Mission', heading: 'Our Mission', headingEndsWith: null,
    family: 'text', form: false, status: 200, origin: 'specification' },

  { path: '/depression', screen: 'Depression', heading: 'Depression', headingEndsWith: null,
    family: 'condition', form: true, status: 200, origin: 'specification' },
  { path: '/anxiety', screen: 'Anxiety', heading: 'Anxiety Disorder', headingEndsWith: null,
    family: 'condition', form: true, status: 200, origin: 'specification' },
  { path: '/panic-disorder', screen: 'Panic disorder', heading: 'Panic Disorder', headingEndsWith: null,
    family: 'condition', form: true, status: 200, origin: 'specification' },
  { path: '/acute-stress-disorder', screen: 'Acute stress disorder', headingEndsWith: null,
    heading: 'Acute Stress Disorder', family: 'condition', form: true, status: 200, origin: 'specification' },
  { path: '/adhd', screen: 'ADHD', heading: 'ADHD', headingEndsWith: null,
    family: 'condition', form: true, status: 200, origin: 'specification' },
  { path: '/anger-disorder', screen: 'Anger disorder', headingEndsWith: null,
    heading: 'Intermittent Explosive Disorder', family: 'condition', form: true, status: 200, origin: 'specification' },
  { path: '/bipolar-disorder', screen: 'Bipolar disorder', heading: 'Bipolar Disorder', headingEndsWith: null,
    family: 'condition', form: true, status: 200, origin: 'specification' },
  { path: '/ptsd', screen: 'PTSD', heading: 'PTSD', headingEndsWith: null,
    family: 'condition', form: true, status: 200, origin: 'specification' },
  { path: '/schizoaffective', screen: 'Schizoaffective disorder', headingEndsWith: null,
    heading: 'Schizoaffective Disorder', family: 'condition', form: true, status: 200, origin: 'specification' },
  { path: '/schizophrenia', screen: 'Schizophrenia', heading: 'Schizophrenia', headingEndsWith: null,
    family: 'condition', form: true, status: 200, origin: 'specification' },

  { path: '/alcohol', screen: 'Alcohol', heading: 'Alcohol Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200, origin: 'specification' },
  { path: '/cocaine', screen: 'Cocaine', heading: 'Cocaine Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200, origin: 'specification' },
  { path: '/fentanyl', screen: 'Fentanyl', heading: 'Fentanyl Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200, origin: 'specification' },
  { path: '/heroin', screen: 'Heroin', heading: 'Heroin Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200, origin: 'specification' },
  { path: '/kratom', screen: 'Kratom', heading: 'Kratom Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200, origin: 'specification' },
  { path: '/mdma', screen: 'MDMA', heading: 'MDMA Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200, origin: 'specification' },
  { path: '/meth', screen: 'Methamphetamine', heading: 'Methamphetamine Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200, origin: 'specification' },
  { path: '/opiate', screen: 'Opiates', heading: 'Opiate Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200, origin: 'specification' },
  { path: '/opioid', screen: 'Opioids', heading: 'Opioid Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200, origin: 'specification' },
  { path: '/oxycodone', screen: 'Oxycodone', heading: 'Oxycodone Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200, origin: 'specification' },
  { path: '/prescriptions', screen: 'Prescription medicines', heading: 'Prescription Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200, origin: 'specification' },
  { path: '/xanax', screen: 'Xanax', heading: 'Xanax Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200, origin: 'specification' },

  { path: '/privacy', screen: 'Privacy', heading: 'Privacy', headingEndsWith: null,
    family: 'text', form: false, status: 200, origin: 'extension' },
  { path: '/accessibility', screen: 'Accessibility', heading: 'Accessibility', headingEndsWith: null,
    family: 'text', form: false, status: 200, origin: 'extension' },
  { path: '/not-found', screen: 'Not found', heading: 'Page not found', headingEndsWith: null,
    family: 'not-found', form: false, status: 200, origin: 'extension' },
] as const satisfies readonly Route[];

/** Addresses without a page, most of them similar to a real one: routes match exactly. */
export const unknownAddresses = {
  status: 404,
  paths: ['/nowhere', '/about-us/', '/about-us/team', '/alcohol/1', '/Alcohol', '/contacts', '/contact.html'],
} as const satisfies { readonly status: 404; readonly paths: readonly `/${string}`[] };
