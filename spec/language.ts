/**
 * The language of the pages and the facts that they must state: an extension of sections 1 and 2 of the specification,
 * which name the pages but leave their text open.
 *
 * Texts are compared in any letter case, with straight quotation marks and apostrophes. `match: 'word'` matches a whole
 * word, 'phrase' any sequence of whole words. A text search cannot tell a noun from an adjective or a claim from its
 * denial, so pages do not use these wordings at all.
 */
export interface Banned {
  readonly text: string;
  readonly match: 'word' | 'phrase';
  readonly group: 'person first' | 'claim' | 'dose';
}

export interface Fact {
  readonly path: `/${string}`;
  /** Lists of alternative wordings; one of each must be in the page's `main`. */
  readonly texts: readonly (readonly string[])[];
}

export const readingLevel = { measure: 'Flesch-Kincaid grade', max: 8 } as const satisfies {
  readonly measure: string;
  readonly max: number;
};

/** The length of a page's description, which search engines and link previews show. */
export const descriptionLength = { min: 70, max: 160 } as const satisfies {
  readonly min: number;
  readonly max: number;
};

export const urgentSentence =
  'Life in danger or overdose: call 911. In crisis: call or text 988, any time.' as const satisfies string;

/** The links of the urgent sentence, in its order. */
export const urgentLinks = [
  { label: '911', path: 'tel:911' },
  { label: 'text', path: 'sms:988' },
  { label: '988', path: 'tel:988' },
] as const satisfies readonly { readonly label: string; readonly path: string }[];

/** The links that write a text message: to 988, and to 988 with the word that asks for Spanish. */
export const textLines = [
  { label: 'text', path: 'sms:988' },
  { label: 'text AYUDA to 988', path: 'sms:988?body=AYUDA' },
] as const satisfies readonly { readonly label: string; readonly path: string }[];

/** Always visible near the Submit button; {phone} is the clinic's number. */
export const formNotes = [
  'Please leave out medical details. Not for emergencies: call 911 or 988.',
  "If you don't see 'Message Sent', call {phone}.",
] as const satisfies readonly string[];

/** Lists of alternative wordings; one of each must be in the footer of every page. */
export const footerDisclaimer = [['general information'], ['not medical advice']] as const satisfies Fact['texts'];

// biome-ignore format: a table, one wording an entry
export const banned = [
  { text: 'addict', match: 'word', group: 'person first' },
  { text: 'addicts', match: 'word', group: 'person first' },
  { text: 'abuser', match: 'word', group: 'person first' },
  { text: 'abusers', match: 'word', group: 'person first' },
  { text: 'alcoholic', match: 'word', group: 'person first' },
  { text: 'alcoholics', match: 'word', group: 'person first' },
  { text: 'junkie', match: 'word', group: 'person first' },
  { text: 'junkies', match: 'word', group: 'person first' },
  { text: 'schizophrenic', match: 'word', group: 'person first' },
  { text: 'schizophrenics', match: 'word', group: 'person first' },
  { text: 'drug habit', match: 'phrase', group: 'person first' },
  { text: 'drug habits', match: 'phrase', group: 'person first' },
  { text: 'suffer from', match: 'phrase', group: 'person first' },
  { text: 'suffers from', match: 'phrase', group: 'person first' },
  { text: 'suffered from', match: 'phrase', group: 'person first' },
  { text: 'suffering from', match: 'phrase', group: 'person first' },
  { text: 'commit suicide', match: 'phrase', group: 'person first' },
  { text: 'commits suicide', match: 'phrase', group: 'person first' },
  { text: 'committed suicide', match: 'phrase', group: 'person first' },
  { text: 'committing suicide', match: 'phrase', group: 'person first' },
  { text: 'medication-assisted', match: 'phrase', group: 'person first' },
  { text: 'medication assisted', match: 'phrase', group: 'person first' },
  { text: 'clean and sober', match: 'phrase', group: 'person first' },
  { text: 'get clean', match: 'phrase', group: 'person first' },
  { text: 'getting clean', match: 'phrase', group: 'person first' },
  { text: 'stay clean', match: 'phrase', group: 'person first' },
  { text: 'staying clean', match: 'phrase', group: 'person first' },
  { text: 'been clean', match: 'phrase', group: 'person first' },
  { text: 'clean test', match: 'phrase', group: 'person first' },
  { text: 'clean urine', match: 'phrase', group: 'person first' },
  { text: 'tested clean', match: 'phrase', group: 'person first' },
  { text: 'dirty test', match: 'phrase', group: 'person first' },
  { text: 'dirty urine', match: 'phrase', group: 'person first' },
  { text: 'tested dirty', match: 'phrase', group: 'person first' },

  { text: 'cure rate', match: 'phrase', group: 'claim' },
  { text: 'cure rates', match: 'phrase', group: 'claim' },
  { text: 'we cure', match: 'phrase', group: 'claim' },
  { text: 'will cure', match: 'phrase', group: 'claim' },
  { text: 'success rate', match: 'phrase', group: 'claim' },
  { text: 'success rates', match: 'phrase', group: 'claim' },
  { text: 'guarantee', match: 'word', group: 'claim' },
  { text: 'guarantees', match: 'word', group: 'claim' },
  { text: 'guaranteed', match: 'word', group: 'claim' },
  { text: 'best care', match: 'phrase', group: 'claim' },
  { text: 'best clinic', match: 'phrase', group: 'claim' },
  { text: 'best center', match: 'phrase', group: 'claim' },
  { text: 'best program', match: 'phrase', group: 'claim' },
  { text: 'best treatment', match: 'phrase', group: 'claim' },
  { text: 'best rehab', match: 'phrase', group: 'claim' },
  { text: 'best in', match: 'phrase', group: 'claim' },
  { text: '#1', match: 'phrase', group: 'claim' },
  { text: 'number one', match: 'phrase', group: 'claim' },
  { text: 'leading provider', match: 'phrase', group: 'claim' },
  { text: 'leading clinic', match: 'phrase', group: 'claim' },
  { text: 'leading center', match: 'phrase', group: 'claim' },
  { text: 'leading program', match: 'phrase', group: 'claim' },
  { text: 'leading treatment', match: 'phrase', group: 'claim' },
  { text: 'industry-leading', match: 'phrase', group: 'claim' },
  { text: '100% confidential', match: 'phrase', group: 'claim' },
  { text: 'HIPAA compliant', match: 'phrase', group: 'claim' },
  { text: 'HIPAA-compliant', match: 'phrase', group: 'claim' },
  { text: 'testimonial', match: 'word', group: 'claim' },
  { text: 'testimonials', match: 'word', group: 'claim' },
  { text: 'medically reviewed', match: 'phrase', group: 'claim' },
  { text: 'clinically reviewed', match: 'phrase', group: 'claim' },

  { text: 'mg', match: 'word', group: 'dose' },
  { text: 'mcg', match: 'word', group: 'dose' },
  { text: 'milligram', match: 'word', group: 'dose' },
  { text: 'milligrams', match: 'word', group: 'dose' },
  { text: 'microgram', match: 'word', group: 'dose' },
  { text: 'micrograms', match: 'word', group: 'dose' },
] as const satisfies readonly Banned[];

// biome-ignore format: a table, one fact a row
export const conditionFacts = [
  { path: '/depression', texts: [
    ['5 or more of 9', 'five or more of nine', 'at least 5 of 9', 'at least five of nine'],
    ['2 weeks', 'two weeks'],
    ['low mood', 'depressed mood'],
    ['loss of interest', 'lost interest', 'less interest', 'losing interest'],
    ['past mania', 'past manic', 'mania in the past'],
  ] },
  { path: '/anxiety', texts: [
    ['most days', 'more days than not'],
    ['6 months', 'six months'],
    ['3 or more of 6', 'three or more of six', 'at least 3 of 6', 'at least three of six'],
  ] },
  { path: '/panic-disorder', texts: [
    ['repeated'],
    ['unexpected'],
    ['4 or more of 13', 'four or more of 13', 'at least 4 of 13', 'at least four of 13'],
    ['within minutes', 'in minutes'],
    ['a month', '1 month', 'one month'],
    ['new chest pain: call 911', 'call 911 for new chest pain', 'call 911 if chest pain is new'],
  ] },
  { path: '/acute-stress-disorder', texts: [
    ['at least 9 symptoms', 'at least nine symptoms', '9 or more symptoms', 'nine or more symptoms', 'at least 9 of'],
    ['3 days', 'three days'],
    ['1 month', 'one month'],
    ['trauma'],
    ['PTSD does not always follow', "PTSD doesn't always follow", 'not always followed by PTSD'],
  ] },
  { path: '/adhd', texts: [
    ['17'],
    ['5 or more symptoms', 'five or more symptoms', 'at least 5 symptoms', 'at least five symptoms'],
    ['6 months', 'six months'],
    ['before age 12', 'before the age of 12', 'before 12'],
    ['2 or more settings', 'two or more settings', 'at least 2 settings', 'at least two settings'],
  ] },
  { path: '/anger-disorder', texts: [
    ['not a diagnosis', 'no diagnosis', 'is not a medical diagnosis', 'not a formal diagnosis'],
    ['twice a week', '2 times a week', 'two times a week'],
    ['3 months', 'three months'],
    ['12 months', 'twelve months'],
    ['damage'],
    ['out of proportion'],
    ['not planned', 'unplanned'],
    ['age 6', 'six years', '6 years'],
  ] },
  { path: '/bipolar-disorder', texts: [
    ['bipolar I'],
    ['bipolar II'],
    ['a week', '1 week', 'one week', '7 days'],
    ['hospital'],
    ['hypomania'],
    ['4 days', 'four days'],
    ['major depression', 'major depressive'],
    ['never mania', 'no mania', 'without mania'],
    ['not the mild form', 'not a mild form', 'not a milder form'],
  ] },
  { path: '/ptsd', texts: [
    ['more than 1 month', 'more than one month', 'more than a month', 'longer than 1 month', 'longer than a month',
      'longer than one month'],
    ['begin late', 'begins late', 'start late'],
    ['trauma-focused CBT', 'trauma-focused cognitive'],
    ['prolonged exposure'],
    ['CPT', 'cognitive processing'],
    ['EMDR'],
  ] },
  { path: '/schizoaffective', texts: [
    ['psychosis'],
    ['2 weeks', 'two weeks'],
    ['mood episode'],
    ['most of the'],
    ['bipolar type'],
    ['depressive type'],
  ] },
  { path: '/schizophrenia', texts: [
    ['2 or more of 5', 'two or more of five', 'at least 2 of 5', 'at least two of five'],
    ['delusion'],
    ['hallucination'],
    ['disorganized speech'],
    ['a month', '1 month', 'one month'],
    ['6 months', 'six months'],
    ['not a split personality', 'not split personality'],
  ] },
] as const satisfies readonly Fact[];

// biome-ignore format: a table, one fact a row
export const substanceFacts = [
  { path: '/alcohol', texts: [
    ['6 to 24', '6–24', '6-24', '6 and 24', 'six to 24'],
    ['seizure'],
    ['delirium tremens'],
    ['48 to 96', '48–96', '48-96', '48 and 96'],
    ['never stop suddenly alone', 'do not stop suddenly alone', 'never stop suddenly on your own'],
    ['naltrexone'],
    ['acamprosate'],
    ['disulfiram'],
  ] },
  { path: '/cocaine', texts: [
    ['no FDA-approved medicine', 'no medicine approved by the FDA'],
    ['contingency management'],
    ['CBT', 'cognitive behavioral'],
    ['chest pain'],
    ['stroke'],
    ['911'],
    ['fentanyl'],
  ] },
  { path: '/fentanyl', texts: [
    ['naloxone'],
    ['repeated', 'naloxone again', 'more than one dose', 'second dose', 'more than once'],
    ['xylazine'],
    ['medetomidine'],
    ['give it anyway', 'give naloxone anyway'],
    ['rescue breath'],
    ['opioid use disorder'],
    ['medicine for opioid use disorder', 'medicines for opioid use disorder'],
  ] },
  { path: '/heroin', texts: [
    ['morphine'],
    ['fentanyl'],
    ['tolerance falls', 'tolerance drops'],
    ['overdose risk rises', 'risk of overdose rises', 'raises overdose risk'],
  ] },
  { path: '/kratom', texts: [
    ['opioid receptor'],
    ['California'],
    ['illegal to sell or make', 'not legal to sell or make', 'against the law to sell or make'],
  ] },
  { path: '/mdma', texts: [
    ['overheat'],
    ['sodium'],
    ['serotonin'],
    ['not an approved treatment', 'not approved', 'no approved'],
  ] },
  { path: '/meth', texts: [
    ['no FDA-approved medicine', 'no medicine approved by the FDA'],
    ['contingency management'],
    ['strongest evidence', 'best evidence'],
    ['psychosis'],
    ['overheat'],
    ['low mood in the crash', 'in the crash, very low mood'],
  ] },
  { path: '/opiate', texts: [
    ['morphine'],
    ['codeine'],
    ['natural'],
    ['opioid'],
  ] },
  { path: '/opioid', texts: [
    ['buprenorphine'],
    ['methadone'],
    ['opioid treatment program'],
    ['extended-release naltrexone', 'long-acting naltrexone'],
    ['7 to 10', '7–10', '7-10', 'seven to 10', 'seven to ten'],
    ['detox alone raises', 'detox alone increases'],
  ] },
  { path: '/oxycodone', texts: [
    ['semi-synthetic', 'semisynthetic'],
    ['not stop abruptly', 'not stop suddenly', 'never stop abruptly', 'never stop suddenly'],
    ['counterfeit', 'fake pill'],
    ['fentanyl'],
  ] },
  { path: '/prescriptions', texts: [
    ['opioid'],
    ['depressant', 'sedative'],
    ['stimulant'],
    ['dependence is not addiction', 'dependence is not the same as addiction'],
    ['no abrupt stop', 'not stop abruptly', 'never stop abruptly', 'not stop suddenly', 'never stop suddenly'],
  ] },
  { path: '/xanax', texts: [
    ['alprazolam'],
    ['seizure'],
    ['clinician-led taper', 'taper led by a clinician'],
    ['opioid'],
    ['alcohol'],
  ] },
] as const satisfies readonly Fact[];

/** How many criteria of how many make a use disorder; for hallucinogens, MDMA among them, withdrawal is none. */
export const criteria = {
  most: ['2 or more of 11', 'two or more of 11'],
  hallucinogen: { path: '/mdma', texts: ['2 or more of 10', 'two or more of ten'] },
} as const;

/** The facts that every substance page states. */
export const everySubstanceFacts = [
  ['within 12 months', 'within twelve months'],
  ['naloxone'],
  ['without prescription', 'without a prescription', 'no prescription is needed'],
  ['safe to give'],
] as const satisfies Fact['texts'];

/** Helplines other than 911 and 988, offered where they fit. */
export const helplines = [
  { what: 'SAMHSA helpline', number: '1-800-662-4357' },
  { what: 'Poison Control', number: '1-800-222-1222' },
  { what: 'National Domestic Violence Hotline', number: '1-800-799-7233' },
] as const satisfies readonly { readonly what: string; readonly number: string }[];

/** The hours per week of the three levels of care. */
export const programFacts = [
  {
    path: '/partial-hospitalization-program',
    texts: [['20 or more hours', '20 hours or more', 'at least 20 hours', '20 hours a week or more']],
  },
  { path: '/intensive-outpatient-program', texts: [['9 to 19', '9–19', '9-19', 'nine to 19']] },
  {
    path: '/outpatient-program',
    texts: [['under 9', 'fewer than 9', 'less than 9', 'under nine', 'fewer than nine', 'less than nine']],
  },
] as const satisfies readonly Fact[];
