/*
 * The language of the pages, and the emergency links of all pages: an extension of sections 1 and 2 of the
 * specification, which name the pages but not their text. The approved texts are in spec/pages.
 */

/** The most words that a sentence may have. Legal notices may have longer ones. */
export const sentenceLimit = 30;

/**
 * The most words that the approved text of a page may have, by template or page, and those of all pages together. Tables of
 * contents and call buttons do not count.
 */
export const wordLimits = {
  condition: 1300,
  substance: 1250,
  '/opioid': 1350,
  '/crisis-intervention': 1500,
  '/insurance': 1600,
  all: 40_700,
} as const;

/** The links at the top of every page. On narrow screens, only screen readers get the words before the colon. */
export const emergencyLinks = [
  { label: 'Life in danger or overdose: Emergency 911', path: 'tel:911' },
  { label: 'In crisis, any time: Call 988', path: 'tel:988' },
  { label: 'In crisis, any time: Text 988', path: 'sms:988' },
] as const satisfies readonly { readonly label: string; readonly path: string }[];

/**
 * Words and phrases that no page may use, matched as whole words in any letter case. A search cannot distinguish a noun
 * from an adjective, or a claim from its denial, so there are no exceptions.
 */
// biome-ignore format: a list for each reason
export const banned = {
  personFirst: [
    'addict', 'addicts', 'abuser', 'abusers', 'alcoholic', 'alcoholics', 'junkie', 'junkies', 'schizophrenic',
    'schizophrenics', 'drug habit', 'drug habits', 'suffer from', 'suffers from', 'suffered from', 'suffering from',
    'commit suicide', 'commits suicide', 'committed suicide', 'committing suicide', 'medication-assisted',
    'medication assisted', 'clean and sober', 'get clean', 'getting clean', 'stay clean', 'staying clean', 'been clean',
    'clean test', 'clean urine', 'tested clean', 'dirty test', 'dirty urine', 'tested dirty',
  ],
  claims: [
    'cure rate', 'cure rates', 'we cure', 'will cure', 'success rate', 'success rates', 'guarantee', 'guarantees',
    'guaranteed', 'best care', 'best clinic', 'best center', 'best program', 'best treatment', 'best rehab', 'best in',
    '#1', 'number one', 'leading provider', 'leading clinic', 'leading center', 'leading program', 'leading treatment',
    'industry-leading', '100% confidential', 'HIPAA compliant', 'HIPAA-compliant', 'testimonial', 'testimonials',
    'medically reviewed', 'clinically reviewed',
  ],
  doses: ['mg', 'mcg', 'milligram', 'milligrams', 'microgram', 'micrograms'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Names of links that do not say where the link leads, and words that do not say what a picture shows. */
// biome-ignore format: a list for each kind
export const meaningless = {
  links: [
    '', 'click', 'click here', 'continue', 'details', 'go', 'here', 'learn more', 'link', 'more', 'more info', 'page', 'read more',
    'see all', 'see more', 'this', 'this link', 'this page', 'view all',
  ],
  pictures: ['graphic', 'icon', 'illustration', 'image', 'photo', 'picture'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
