/**
 * The language of the pages, and the emergency links that all pages share: an extension of sections 1 and 2 of the
 * specification, which name the pages but leave their text open. What else a page says is its approved text (spec/pages).
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

export const readingLevel = { measure: 'Flesch-Kincaid grade', max: 8 } as const satisfies {
  readonly measure: string;
  readonly max: number;
};

/** The links at the top of every page: where there is little room, the words before the colon are only heard. */
export const emergencyLinks = [
  { label: 'Life in danger or overdose: Emergency 911', path: 'tel:911' },
  { label: 'In crisis, any time: Call 988', path: 'tel:988' },
  { label: 'In crisis, any time: Text 988', path: 'sms:988' },
] as const satisfies readonly { readonly label: string; readonly path: string }[];

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
