/**
 * The 40 addresses of the site (specification, section 2; the page parts named in section 1).
 *
 * - `heading` is the h1 of the page; null where its wording is free, then `headingEndsWith` may fix its end.
 * - `holds` names what the text inside the page's `main` must contain: every string, in any letter case.
 * - `origin: 'extension'` marks the three pages that the specification does not have.
 */
export interface Hold {
  readonly what: string;
  readonly text: string | readonly string[];
}

export type Family = 'home' | 'condition' | 'substance' | 'program' | 'menu' | 'contact' | 'text' | 'not-found';

export interface Route {
  readonly path: `/${string}`;
  readonly screen: string;
  readonly heading: string | null;
  readonly headingEndsWith: string | null;
  readonly family: Family;
  readonly form: boolean;
  readonly status: 200;
  readonly holds: readonly Hold[];
  readonly origin: 'specification' | 'extension';
}

// biome-ignore format: a table, one address an entry
export const routes = [
  { path: '/', screen: 'Home', heading: null, headingEndsWith: null, family: 'home', form: true, status: 200,
    holds: [
      { what: 'tagline', text: 'mental wellness' },
      { what: 'substance cards', text: ['Alcohol Addiction', 'Prescription Addiction', 'Cocaine Addiction',
        'View All'] },
      { what: 'program cards', text: ['Partial Hospitalization', 'Intensive Outpatient', 'Outpatient',
        'Case Management', 'Crisis Intervention', 'Family Therapy'] },
      { what: 'insurance section', text: 'major insurance groups' },
      { what: 'line for visitors with another insurer', text: 'reach out' },
      { what: 'mental-health promo', text: ['mental health', 'Learn More'] },
      { what: 'mission', text: 'mission' },
    ], origin: 'specification' },
  { path: '/treatment', screen: 'Treatment programs', heading: 'Treatment Programs', headingEndsWith: null,
    family: 'text', form: true, status: 200,
    holds: [
      { what: 'therapies', text: ['CBT', 'DBT', 'psychodynamic therapy', 'interpersonal therapy'] },
      { what: 'treatment plan', text: 'treatment plan' },
      { what: 'recreation activities', text: 'recreation' },
    ], origin: 'specification' },
  { path: '/about-us', screen: 'About', heading: null, headingEndsWith: null, family: 'text', form: true, status: 200,
    holds: [
      { what: 'welcome', text: 'welcome' }, { what: 'mission', text: 'mission' },
      { what: 'approach', text: 'approach' },
    ], origin: 'specification' },
  { path: '/insurance', screen: 'Insurance', heading: 'Insurance', headingEndsWith: null,
    family: 'text', form: true, status: 200,
    holds: [
      { what: 'insurance section', text: 'major insurance groups' },
      { what: 'line for visitors with another insurer', text: 'reach out' },
    ], origin: 'specification' },
  { path: '/contact', screen: 'Contact', heading: 'Have some questions?', headingEndsWith: null,
    family: 'contact', form: true, status: 200,
    holds: [{ what: 'hero', text: 'Have some questions?' }], origin: 'specification' },
  { path: '/jobs', screen: 'Employment assistance', heading: 'Job Assistance', headingEndsWith: null,
    family: 'text', form: true, status: 200,
    holds: [{ what: 'program text', text: ['Job Assistance', 'program'] }], origin: 'specification' },

  { path: '/mental-health', screen: 'Menu of mental-health cards', heading: 'Mental Health', headingEndsWith: null,
    family: 'menu', form: false, status: 200,
    holds: [
      { what: 'cards', text: ['Depression', 'Anxiety Disorder', 'Panic Disorder', 'Acute Stress Disorder', 'ADHD',
        'Anger Disorder', 'Bipolar Disorder', 'PTSD', 'Schizoaffective Disorder', 'Schizophrenia'] },
      { what: 'card button', text: 'Learn More' },
    ], origin: 'specification' },
  { path: '/substance-abuse', screen: 'Menu of addiction cards', heading: 'Substance Abuse', headingEndsWith: null,
    family: 'menu', form: false, status: 200,
    holds: [
      { what: 'cards', text: ['Alcohol Addiction', 'Cocaine Addiction', 'Fentanyl Addiction', 'Heroin Addiction',
        'Kratom Addiction', 'MDMA Addiction', 'Meth Addiction', 'Opiate Addiction', 'Oxycodone Addiction',
        'Prescription Addiction'] },
      { what: 'card button', text: 'Learn More' },
    ], origin: 'specification' },

  { path: '/partial-hospitalization-program', screen: 'Partial hospitalization', headingEndsWith: null,
    heading: 'Partial Hospitalization Program', family: 'program', form: false, status: 200,
    holds: [
      { what: 'description', text: 'partial hospitalization' }, { what: 'benefits', text: 'benefit' },
    ], origin: 'specification' },
  { path: '/intensive-outpatient-program', screen: 'Intensive outpatient', headingEndsWith: null,
    heading: 'Intensive Outpatient Program', family: 'program', form: false, status: 200,
    holds: [
      { what: 'description', text: 'intensive outpatient' }, { what: 'benefits', text: 'benefit' },
    ], origin: 'specification' },
  { path: '/outpatient-program', screen: 'Outpatient', headingEndsWith: null,
    heading: 'Outpatient Program', family: 'program', form: false, status: 200,
    holds: [
      { what: 'first part', text: 'getting started' },
      { what: 'what it is', text: 'outpatient rehab' },
      { what: 'who it is for', text: ['supportive home', 'motivated', 'committed', '24/7', 'medical supervision',
        'work', 'family'] },
      { what: 'six services', text: ['individual counseling', 'group therapy', 'psychoeducation', 'family involvement',
        'specialized therapies', 'holistic approaches'] },
      { what: 'examples of specialized therapies', text: ['CBT', 'DBT'] },
      { what: 'four benefits', text: ['flexibility', 'community support', 'cost-effectiveness',
        'transition to independence'] },
      { what: 'how to start', text: 'initial assessment' },
    ], origin: 'specification' },
  { path: '/case-management', screen: 'Case management', headingEndsWith: null,
    heading: 'Case Management', family: 'program', form: false, status: 200,
    holds: [
      { what: 'hero', text: 'Case Management' },
      { what: 'approach', text: ['assessment', 'personalized planning', 'advocacy and coordination',
        'monitoring and follow-up', 'crisis intervention'] },
      { what: 'help', text: ['streamlined care', 'advocacy and support', 'resource navigation',
        'empowerment and education'] },
    ], origin: 'specification' },
  { path: '/crisis-intervention', screen: 'Crisis intervention', headingEndsWith: 'Crisis Intervention Program',
    heading: null, family: 'program', form: false, status: 200,
    holds: [
      { what: 'hero', text: 'Crisis Intervention Program' },
      { what: 'five benefits', text: ['immediate response', 'safety and well-being', 'emotional support and empathy',
        'referrals', 'empowerment and coping skills'] },
      { what: 'hotline', text: 'hotline' },
    ], origin: 'specification' },
  { path: '/family-therapy', screen: 'Family therapy', headingEndsWith: 'Family Addiction Therapy',
    heading: null, family: 'program', form: false, status: 200,
    holds: [
      { what: 'hero', text: 'Family Addiction Therapy' },
      { what: 'three parts', text: ['family-centered approach', 'building stronger foundations',
        'creating lasting change together'] },
    ], origin: 'specification' },
  { path: '/mission', screen: 'Mission', heading: 'Our Mission', headingEndsWith: null,
    family: 'text', form: false, status: 200,
    holds: [{ what: 'mission', text: 'mission' }], origin: 'specification' },

  { path: '/depression', screen: 'Depression', heading: 'Depression', headingEndsWith: null,
    family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'depression' }], origin: 'specification' },
  { path: '/anxiety', screen: 'Anxiety', heading: 'Anxiety Disorder', headingEndsWith: null,
    family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'anxiety disorder' }], origin: 'specification' },
  { path: '/panic-disorder', screen: 'Panic disorder', heading: 'Panic Disorder', headingEndsWith: null,
    family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'panic disorder' }], origin: 'specification' },
  { path: '/acute-stress-disorder', screen: 'Acute stress disorder', headingEndsWith: null,
    heading: 'Acute Stress Disorder', family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'acute stress disorder' }], origin: 'specification' },
  { path: '/adhd', screen: 'ADHD', heading: 'ADHD', headingEndsWith: null,
    family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'ADHD' }], origin: 'specification' },
  { path: '/anger-disorder', screen: 'Anger disorder', headingEndsWith: null,
    heading: 'Intermittent Explosive Disorder', family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'intermittent explosive disorder' }], origin: 'specification' },
  { path: '/bipolar-disorder', screen: 'Bipolar disorder', heading: 'Bipolar Disorder', headingEndsWith: null,
    family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'bipolar disorder' }], origin: 'specification' },
  { path: '/ptsd', screen: 'PTSD', heading: 'PTSD', headingEndsWith: null,
    family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'PTSD' }], origin: 'specification' },
  { path: '/schizoaffective', screen: 'Schizoaffective disorder', headingEndsWith: null,
    heading: 'Schizoaffective Disorder', family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'schizoaffective disorder' }], origin: 'specification' },
  { path: '/schizophrenia', screen: 'Schizophrenia', heading: 'Schizophrenia', headingEndsWith: null,
    family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'schizophrenia' }], origin: 'specification' },

  { path: '/alcohol', screen: 'Alcohol', heading: 'Alcohol Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'alcohol' }], origin: 'specification' },
  { path: '/cocaine', screen: 'Cocaine', heading: 'Cocaine Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'cocaine' }], origin: 'specification' },
  { path: '/fentanyl', screen: 'Fentanyl', heading: 'Fentanyl Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'fentanyl' }], origin: 'specification' },
  { path: '/heroin', screen: 'Heroin', heading: 'Heroin Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'heroin' }], origin: 'specification' },
  { path: '/kratom', screen: 'Kratom', heading: 'Kratom Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'kratom' }], origin: 'specification' },
  { path: '/mdma', screen: 'MDMA', heading: 'MDMA Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'MDMA' }], origin: 'specification' },
  { path: '/meth', screen: 'Methamphetamine', heading: 'Methamphetamine Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'methamphetamine' }], origin: 'specification' },
  { path: '/opiate', screen: 'Opiates', heading: 'Opiate Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'opiate' }], origin: 'specification' },
  { path: '/opioid', screen: 'Opioids', heading: 'Opioid Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'opioid' }], origin: 'specification' },
  { path: '/oxycodone', screen: 'Oxycodone', heading: 'Oxycodone Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'oxycodone' }], origin: 'specification' },
  { path: '/prescriptions', screen: 'Prescription medicines', heading: 'Prescription Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'prescription' }], origin: 'specification' },
  { path: '/xanax', screen: 'Xanax', heading: 'Xanax Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'xanax' }], origin: 'specification' },

  { path: '/privacy', screen: 'Privacy', heading: 'Privacy', headingEndsWith: null,
    family: 'text', form: false, status: 200,
    holds: [
      { what: 'no tracking', text: 'cookies' },
      { what: 'answers to browser signals', text: ['Do Not Track', 'Global Privacy Control'] },
      { what: 'effective date', text: 'effective' },
    ], origin: 'extension' },
  { path: '/accessibility', screen: 'Accessibility', heading: 'Accessibility', headingEndsWith: null,
    family: 'text', form: false, status: 200,
    holds: [
      { what: 'standard', text: 'WCAG 2.2' }, { what: 'known limits', text: 'limit' },
      { what: 'how to report', text: 'barrier' },
    ], origin: 'extension' },
  { path: '/not-found', screen: 'Not found', heading: 'Page not found', headingEndsWith: null,
    family: 'not-found', form: false, status: 200,
    holds: [{ what: 'message', text: 'not found' }], origin: 'extension' },
] as const satisfies readonly Route[];

/** What the `main` text of every page of a family must contain besides the page's own `holds` (extension). */
export const familyHolds = {
  condition: [
    { what: 'urgent-help box', text: ['911', '988'] },
    { what: 'signs', text: 'signs' },
    { what: 'how clinicians diagnose it', text: 'diagnos' },
    { what: 'how treatment helps', text: 'treatment' },
    { what: 'programs that fit', text: 'program' },
    { what: 'for families', text: 'famil' },
    { what: 'first call', text: 'initial assessment' },
  ],
  substance: [
    { what: 'clinical name', text: 'use disorder' },
    { what: 'urgent-help box', text: ['911', '988'] },
    { what: 'effects and risks', text: 'risk' },
    { what: 'signs of a problem', text: 'signs' },
    { what: 'what to do in an overdose', text: ['overdose', 'naloxone', 'recovery position'] },
    { what: 'stopping safely', text: 'stop' },
    { what: 'how treatment helps', text: 'treatment' },
    { what: 'programs that fit', text: 'program' },
    { what: 'for families', text: 'famil' },
    { what: 'first call', text: 'initial assessment' },
  ],
  program: [
    { what: 'hours or days of a typical week', text: 'week' },
    { what: 'how to start', text: 'initial assessment' },
  ],
} as const satisfies { readonly [F in Family]?: readonly Hold[] };

/** Addresses close to a real one, or none at all: each must answer as not found (routes match exactly). */
export const unknownAddresses = {
  status: 404,
  paths: ['/nowhere', '/about-us/', '/about-us/team', '/alcohol/1', '/Alcohol'],
} as const satisfies { readonly status: 404; readonly paths: readonly `/${string}`[] };
