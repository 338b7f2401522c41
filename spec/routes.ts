/**
 * The addresses of the site (specification, section 2, with the parts of pages that section 1 names).
 *
 * - `heading` is the h1 of the page, or null if its wording is free; `headingEndsWith` may then fix its end.
 * - `holds` lists what the page's `main` must contain, in any letter case. With `section`, one section must contain all of
 *   it. How long a part must be, and which words only that part would use, is our choice: the specification names the part.
 * - `origin: 'extension'` marks the pages that the specification does not have: three, and those that a clinic adds.
 */
export interface Hold {
  readonly what: string;
  /** The heading (or label) of the section holds these words. */
  readonly section?: string;
  /** All of it is said, heading included. */
  readonly text: string | readonly string[];
  /** The least number of words below the heading; without `section`, in the whole page. Headings do not count. */
  readonly words?: number;
  /** The least number of paragraphs and list items that these words stand in. */
  readonly passages?: number;
  /** What a text about anything else would not say: one wording of each list stands below the heading. */
  readonly own?: readonly (readonly string[])[];
  /** The items of its list, no others: each says its wordings and explains them. */
  readonly items?: readonly Item[];
}

/** A list item that says all these wordings; with `denied`, it says that they do not apply. */
export type Item = string | { readonly says: readonly string[]; readonly denied?: true };

/** A part of every page of a family, or only of some: `on` this page, or on all `notOn` that page. */
export interface FamilyHold extends Hold {
  readonly on?: `/${string}`;
  readonly notOn?: `/${string}`;
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
      { what: 'tagline', section: 'mental wellness', text: ['path', 'mental wellness'],
        words: 30, passages: 2, own: [['clinic', 'center'], ['treat', 'help', 'care']] },
      { what: 'substance cards', text: ['Alcohol Addiction', 'Prescription Addiction', 'Cocaine Addiction',
        'View All'] },
      { what: 'program cards', text: ['Partial Hospitalization', 'Intensive Outpatient', 'Outpatient',
        'Case Management', 'Crisis Intervention', 'Family Therapy'] },
      { what: 'insurance section', section: 'insurance', text: 'we work with major insurance groups', words: 40 },
      { what: 'line for visitors with another insurer', section: 'insurance', text: ['insurance provider', 'reach out'] },
      { what: 'mental-health promo', section: 'mental health', text: ['mental health', 'Learn More'],
        words: 20, own: [['condition', 'mood', 'fear', 'worry']] },
      { what: 'mission', section: 'mission', text: 'mission', words: 25, own: [['we'], ['people', 'families', 'you']] },
    ], origin: 'specification' },
  { path: '/treatment', screen: 'Treatment programs', heading: 'Treatment Programs', headingEndsWith: null,
    family: 'text', form: true, status: 200,
    holds: [
      { what: 'cognitive behavioral therapy', section: 'CBT', text: 'cognitive behavioral therapy',
        words: 70, passages: 2, own: [['think', 'thought'], ['feel', 'mood'], ['do', 'behavior', 'act']] },
      { what: 'dialectical behavior therapy', section: 'DBT', text: 'dialectical behavior therapy',
        words: 60, passages: 2, own: [['skill'], ['feeling', 'emotion']] },
      { what: 'psychodynamic therapy', section: 'psychodynamic therapy', text: 'psychodynamic therapy',
        words: 45, passages: 2, own: [['pattern'], ['past', 'come from', 'childhood']] },
      { what: 'interpersonal therapy', section: 'interpersonal therapy', text: 'interpersonal therapy',
        words: 50, passages: 2, own: [['relationship', 'people'], ['grief', 'conflict']] },
      { what: 'treatment plan', section: 'treatment plan', text: 'treatment plan',
        words: 50, passages: 2, own: [['change', 'goal'], ['progress', 'reassess', 'review']] },
      { what: 'recreation activities', section: 'recreation activities', text: 'recreation',
        words: 40, passages: 2, own: [['free time', 'enjoy', 'activities', 'move']] },
    ], origin: 'specification' },
  { path: '/about-us', screen: 'About', heading: null, headingEndsWith: null, family: 'text', form: true, status: 200,
    holds: [
      { what: 'welcome', section: 'welcome', text: 'welcome', words: 60, passages: 2, own: [['you'], ['outpatient']] },
      { what: 'mission', section: 'mission', text: 'mission', words: 50, passages: 2,
        own: [['we'], ['help', 'care'], ['people', 'families']] },
      { what: 'approach', section: 'approach', text: 'approach', words: 80, passages: 4,
        own: [['listen', 'ask'], ['plan']] },
    ], origin: 'specification' },
  { path: '/insurance', screen: 'Insurance', heading: 'Insurance', headingEndsWith: null,
    family: 'text', form: true, status: 200,
    holds: [
      { what: 'insurance section', section: 'insurance', text: 'we work with major insurance groups', words: 40 },
      { what: 'line for visitors with another insurer', section: 'insurance', text: ['insurance provider', 'reach out'] },
    ], origin: 'specification' },
  { path: '/contact', screen: 'Contact', heading: 'Have some questions?', headingEndsWith: null,
    family: 'contact', form: true, status: 200,
    holds: [{ what: 'hero', text: 'Have some questions?' }], origin: 'specification' },
  { path: '/jobs', screen: 'Employment assistance', heading: 'Job Assistance', headingEndsWith: null,
    family: 'text', form: true, status: 200,
    holds: [
      { what: 'program text', text: ['Job Assistance', 'employment assistance'], words: 250, passages: 10,
        own: [['find', 'look for'], ['skill'], ['hours'], ['employer']] },
      { what: 'jobs-program organization', section: 'jobs program', text: 'jobs-program organization', words: 20 },
    ], origin: 'specification' },

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
      { what: 'description', section: 'partial hospitalization', text: 'partial hospitalization',
        words: 65, passages: 2, own: [['day'], ['night', 'evening'], ['home'], ['hospital']] },
      { what: 'length of the description', text: ['partial hospitalization'], words: 500, passages: 22 },
      { what: 'benefits', section: 'benefits', text: 'benefits', words: 60, passages: 3,
        own: [['support'], ['home']] },
    ], origin: 'specification' },
  { path: '/intensive-outpatient-program', screen: 'Intensive outpatient', headingEndsWith: null,
    heading: 'Intensive Outpatient Program', family: 'program', form: false, status: 200,
    holds: [
      { what: 'description', section: 'intensive outpatient', text: 'intensive outpatient',
        words: 80, passages: 2, own: [['group'], ['counselor'], ['week']] },
      { what: 'length of the description', text: ['intensive outpatient'], words: 500, passages: 22 },
      { what: 'benefits', section: 'benefits', text: 'benefits', words: 60, passages: 3,
        own: [['group', 'others'], ['hours']] },
    ], origin: 'specification' },
  { path: '/outpatient-program', screen: 'Outpatient', headingEndsWith: null,
    heading: 'Outpatient Program', family: 'program', form: false, status: 200,
    holds: [
      { what: 'first part', section: 'getting started', text: 'getting started',
        words: 45, passages: 2, own: [['assessment'], ['question', 'ask']] },
      { what: 'what it is', section: 'what outpatient rehab is', text: 'outpatient rehab',
        words: 50, passages: 2, own: [['overnight'], ['hours'], ['home']] },
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
      { what: 'how to start', section: 'how to start', text: ['call', 'initial assessment'], words: 25,
        own: [['phone', 'call'], ['book', 'schedule'], ['initial assessment']] },
    ], origin: 'specification' },
  { path: '/case-management', screen: 'Case management', headingEndsWith: null,
    heading: 'Case Management', family: 'program', form: false, status: 200,
    holds: [
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
    holds: [
      { what: 'hero', text: 'Crisis Intervention Program' },
      { what: 'five benefits', section: 'how the program helps', text: ['immediate response', 'safety and well-being', 'emotional support and empathy',
        'referrals', 'empowerment and coping skills'],
        items: ['immediate response', 'safety and well-being', 'emotional support and empathy', 'referrals',
          'empowerment and coping skills'] },
      { what: 'hotline', text: 'hotline' },
    ], origin: 'specification' },
  { path: '/family-therapy', screen: 'Family therapy', headingEndsWith: 'Family Addiction Therapy',
    heading: null, family: 'program', form: false, status: 200,
    holds: [
      { what: 'hero', text: 'Family Addiction Therapy' },
      { what: 'first part', section: 'comprehensive family-centered approach', text: 'family',
        words: 80, passages: 3, own: [['family'], ['each person', 'each of you', 'all of you']] },
      { what: 'second part', section: 'building stronger foundations', text: 'foundations',
        words: 80, passages: 3, own: [['trust'], ['skill', 'practice']] },
      { what: 'third part', section: 'creating lasting change together', text: 'change',
        words: 60, passages: 2, own: [['home', 'family'], ['change lasts', 'lasts', 'lasting']] },
    ], origin: 'specification' },
  { path: '/mission', screen: 'Mission', heading: 'Our Mission', headingEndsWith: null,
    family: 'text', form: false, status: 200,
    holds: [{ what: 'mission', text: 'our mission', words: 200, passages: 8,
      own: [['we want'], ['families'], ['we plan', 'we treat', 'we help']] }], origin: 'specification' },

  { path: '/depression', screen: 'Depression', heading: 'Depression', headingEndsWith: null,
    family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'depression', words: 550, passages: 30,
      own: [['low mood', 'depressed mood'], ['interest']] }], origin: 'specification' },
  { path: '/anxiety', screen: 'Anxiety', heading: 'Anxiety Disorder', headingEndsWith: null,
    family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'anxiety disorder', words: 550, passages: 30,
      own: [['worry']] }], origin: 'specification' },
  { path: '/panic-disorder', screen: 'Panic disorder', heading: 'Panic Disorder', headingEndsWith: null,
    family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'panic disorder', words: 550, passages: 30,
      own: [['attack']] }], origin: 'specification' },
  { path: '/acute-stress-disorder', screen: 'Acute stress disorder', headingEndsWith: null,
    heading: 'Acute Stress Disorder', family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'acute stress disorder', words: 550, passages: 30,
      own: [['trauma'], ['3 days', 'three days']] }], origin: 'specification' },
  { path: '/adhd', screen: 'ADHD', heading: 'ADHD', headingEndsWith: null,
    family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'ADHD', words: 550, passages: 30,
      own: [['attention', 'focus']] }], origin: 'specification' },
  { path: '/anger-disorder', screen: 'Anger disorder', headingEndsWith: null,
    heading: 'Intermittent Explosive Disorder', family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'intermittent explosive disorder', words: 550, passages: 30,
      own: [['outburst']] }], origin: 'specification' },
  { path: '/bipolar-disorder', screen: 'Bipolar disorder', heading: 'Bipolar Disorder', headingEndsWith: null,
    family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'bipolar disorder', words: 550, passages: 30,
      own: [['mania'], ['hypomania']] }], origin: 'specification' },
  { path: '/ptsd', screen: 'PTSD', heading: 'PTSD', headingEndsWith: null,
    family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'PTSD', words: 550, passages: 30,
      own: [['trauma'], ['EMDR', 'exposure']] }], origin: 'specification' },
  { path: '/schizoaffective', screen: 'Schizoaffective disorder', headingEndsWith: null,
    heading: 'Schizoaffective Disorder', family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'schizoaffective disorder', words: 550, passages: 30,
      own: [['psychosis'], ['mood episode']] }], origin: 'specification' },
  { path: '/schizophrenia', screen: 'Schizophrenia', heading: 'Schizophrenia', headingEndsWith: null,
    family: 'condition', form: true, status: 200,
    holds: [{ what: 'name', text: 'schizophrenia', words: 550, passages: 30,
      own: [['hallucination'], ['delusion']] }], origin: 'specification' },

  { path: '/alcohol', screen: 'Alcohol', heading: 'Alcohol Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'alcohol', words: 550, passages: 30,
      own: [['drink'], ['delirium tremens']] }], origin: 'specification' },
  { path: '/cocaine', screen: 'Cocaine', heading: 'Cocaine Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'cocaine', words: 550, passages: 30,
      own: [['stimulant'], ['chest pain']] }], origin: 'specification' },
  { path: '/fentanyl', screen: 'Fentanyl', heading: 'Fentanyl Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'fentanyl', words: 550, passages: 30,
      own: [['opioid'], ['xylazine']] }], origin: 'specification' },
  { path: '/heroin', screen: 'Heroin', heading: 'Heroin Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'heroin', words: 550, passages: 30,
      own: [['opioid'], ['morphine']] }], origin: 'specification' },
  { path: '/kratom', screen: 'Kratom', heading: 'Kratom Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'kratom', words: 550, passages: 30,
      own: [['leaf', 'leaves', 'plant', 'tree'], ['opioid receptor']] }], origin: 'specification' },
  { path: '/mdma', screen: 'MDMA', heading: 'MDMA Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'MDMA', words: 550, passages: 30,
      own: [['overheat'], ['serotonin']] }], origin: 'specification' },
  { path: '/meth', screen: 'Methamphetamine', heading: 'Methamphetamine Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'methamphetamine', words: 550, passages: 30,
      own: [['stimulant'], ['psychosis']] }], origin: 'specification' },
  { path: '/opiate', screen: 'Opiates', heading: 'Opiate Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'opiate', words: 550, passages: 30,
      own: [['morphine'], ['codeine']] }], origin: 'specification' },
  { path: '/opioid', screen: 'Opioids', heading: 'Opioid Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'opioid', words: 550, passages: 30,
      own: [['buprenorphine'], ['methadone']] }], origin: 'specification' },
  { path: '/oxycodone', screen: 'Oxycodone', heading: 'Oxycodone Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'oxycodone', words: 550, passages: 30,
      own: [['pill'], ['semi-synthetic', 'semisynthetic']] }], origin: 'specification' },
  { path: '/prescriptions', screen: 'Prescription medicines', heading: 'Prescription Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'prescription', words: 550, passages: 30,
      own: [['prescribe'], ['stimulant']] }], origin: 'specification' },
  { path: '/xanax', screen: 'Xanax', heading: 'Xanax Addiction', headingEndsWith: null,
    family: 'substance', form: true, status: 200,
    holds: [{ what: 'name', text: 'xanax', words: 550, passages: 30,
      own: [['alprazolam'], ['benzodiazepine']] }], origin: 'specification' },

  { path: '/privacy', screen: 'Privacy', heading: 'Privacy', headingEndsWith: null,
    family: 'text', form: false, status: 200,
    holds: [
      { what: 'what the form collects', section: 'form collects', text: ['name', 'email address', 'phone number',
        'subject', 'message'] },
      { what: 'the e-mail service that passes it on', section: 'passes it on', text: 'email service' },
      { what: 'no tracking', text: ['no cookies', 'storage', 'no request to any third party', "doesn't track"] },
      { what: 'no sale', section: 'no sale', text: 'not sell' },
      { what: 'answers to browser signals', section: 'Do Not Track', text: ['Do Not Track', 'Global Privacy Control'] },
      { what: 'how changes are announced', section: 'changes', text: 'effective date' },
      { what: 'effective date', text: 'effective date: ' },
      { what: 'how to reach the clinic', section: 'reach us', text: ['call', 'write'] },
    ], origin: 'extension' },
  { path: '/accessibility', screen: 'Accessibility', heading: 'Accessibility', headingEndsWith: null,
    family: 'text', form: false, status: 200,
    holds: [
      { what: 'standard', section: 'standard', text: ['WCAG', '2.2', 'level AA'] },
      { what: 'how it is checked', section: 'check', text: 'axe' },
      { what: 'known limits', section: 'limits', text: 'contact form' },
      { what: 'how to report', section: 'report a barrier', text: 'call' },
    ], origin: 'extension' },
  { path: '/not-found', screen: 'Not found', heading: 'Page not found', headingEndsWith: null,
    family: 'not-found', form: false, status: 200,
    holds: [{ what: 'message', text: 'not found' }], origin: 'extension' },
] as const satisfies readonly Route[];

/** What the `main` of every page of a family must contain, in addition to the page's own `holds` (extension). */
// biome-ignore format: a table, one part an entry
export const familyHolds = {
  condition: [
    { what: 'urgent-help box', section: 'urgent help', text: ['911', '988'] },
    { what: 'signs', section: 'signs', text: 'signs' },
    { what: 'how clinicians diagnose it', section: 'diagnose', text: 'diagnos' },
    { what: 'how treatment helps', section: 'treatment helps', text: 'treatment' },
    { what: 'programs that fit', section: 'programs', text: 'hours a week' },
    { what: 'for families', section: 'families', text: 'famil' },
    { what: 'first call', section: 'first call', text: ['call', 'initial assessment'] },
  ],
  substance: [
    { what: 'clinical name', text: ['also called', 'use disorder'] },
    { what: 'urgent-help box', section: 'urgent help', text: ['911', '988'] },
    { what: 'effects and risks', section: 'effects and risks', text: 'risk' },
    { what: 'signs of a problem', section: 'signs of a problem', text: 'signs' },
    { what: 'what to do in an overdose', section: 'overdose', text: ['911', 'naloxone', 'rescue breath',
      'recovery position', 'stay'] },
    { what: 'stopping safely', section: 'stopping safely', text: 'stop' },
    { what: 'how treatment helps', section: 'treatment helps', text: 'treatment' },
    { what: 'programs that fit', section: 'programs', text: 'hours a week' },
    { what: 'for families', section: 'families', text: 'famil' },
    { what: 'first call', section: 'first call', text: ['call', 'initial assessment'] },
  ],
  program: [
    { what: 'at a glance', section: 'at a glance', text: ['who it suits', 'hours', 'who needs more care'] },
    { what: 'hours or days of a typical week', section: 'a typical week', text: 'week', notOn: '/crisis-intervention' },
    { what: 'the first days after a crisis', section: 'the first days', text: ['the first call', 'assessment'],
      on: '/crisis-intervention' },
    { what: 'how to start', section: 'how to start', text: ['call', 'initial assessment'] },
  ],
} as const satisfies { readonly [F in Family]?: readonly FamilyHold[] };

/** Addresses without a page, most of them similar to a real one: routes match exactly. */
export const unknownAddresses = {
  status: 404,
  paths: ['/nowhere', '/about-us/', '/about-us/team', '/alcohol/1', '/Alcohol', '/contacts', '/contact.html'],
} as const satisfies { readonly status: 404; readonly paths: readonly `/${string}`[] };
