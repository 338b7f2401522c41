/**
 * Figures and content claims (specification, section 9, and the statements of sections 1 and 6 that are in no table).
 *
 * All of a claim's `texts` must be found in one paragraph or list item, in any letter case, and in no sentence that denies
 * them; each is a list of alternative wordings. The heading of the section may say all but the last of them. `pages` says
 * where: on each of these pages, or on 'every' page; `within` names the part of the page. Where the specification only
 * says "page text", the page is our choice.
 */
export interface Claim {
  readonly what: string;
  readonly pages: readonly `/${string}`[] | 'every';
  readonly within: 'main' | 'footer' | 'page';
  readonly texts: readonly (readonly string[])[];
}

export const phoneDigits = { min: 10, max: 15 } as const satisfies { readonly min: number; readonly max: number };

export const durations = {
  sentLabelMs: 3000,
  smoothScrollMs: 500,
  /** Extension: after this time without a response, a send counts as failed. */
  sendTimeoutMs: 20_000,
} as const satisfies Record<string, number>;

export const libVersion = '3.2.0' as const satisfies string;

/** Counts of the specification's own pages; those that a clinic adds are extensions (`origin` in routes.ts). */
export const counts = { heroSlides: 3, insurers: 6, substancePages: 12, conditionPages: 10 } as const satisfies Record<
  string,
  number
>;

export const certificationExpiry = '11/30/25' as const satisfies string;

export const copyrightYear = 2025 as const satisfies number;

export const depressionPath = '/depression' as const satisfies `/${string}`;

/** Every link to another site. The addresses are facts of the clinic. */
export const externalLinks = [
  { what: 'jobs-program organization', pages: ['/jobs'], within: 'main' },
  { what: 'state license register', pages: 'every', within: 'footer' },
] as const satisfies readonly Omit<Claim, 'texts'>[];

/** Section 9. */
export const claims = [
  {
    what: 'treatment plan within 30 days of admission',
    pages: ['/treatment'],
    within: 'main',
    texts: [
      ['treatment plan'],
      ['developed', 'written', 'made'],
      ['admission', 'admitted'],
      ['within 30 days', 'within thirty days'],
    ],
  },
  {
    what: 'weekly reassessment through a weekly summary',
    pages: ['/treatment'],
    within: 'main',
    texts: [['reassess'], ['each week', 'every week', 'reassessed weekly'], ['weekly summary']],
  },
  {
    what: 'DBT commitment of at least 6 months',
    pages: ['/treatment'],
    within: 'main',
    texts: [
      ['DBT'],
      ['commit'],
      ['at least 6 months', 'at least six months', '6 months or more', 'six months or more'],
    ],
  },
  {
    what: 'acute stress disorder: diagnosed after at least 9 symptoms for 3 days up to 1 month',
    pages: ['/acute-stress-disorder'],
    within: 'main',
    texts: [
      ['diagnos'],
      ['3 days', 'three days'],
      ['up to 1 month', 'up to one month', 'to 1 month', 'to one month'],
      ['at least 9 symptoms', 'at least nine symptoms', '9 or more symptoms', 'nine or more symptoms', 'at least 9 of'],
    ],
  },
  {
    what: 'crisis support at any hour',
    pages: ['/crisis-intervention'],
    within: 'main',
    texts: [
      ['support', 'hotline'],
      ['24/7', '24 hours a day, 7 days a week'],
    ],
  },
  {
    what: 'certification expiry',
    pages: 'every',
    within: 'footer',
    texts: [['certification'], ['11/30/25']],
  },
  {
    what: 'copyright year',
    pages: 'every',
    within: 'footer',
    texts: [['© 2025', 'copyright 2025']],
  },
] as const satisfies readonly Claim[];

/** Sections 1 and 6. */
export const statements = [
  {
    what: 'call to phone for an initial assessment',
    pages: 'every',
    within: 'page',
    texts: [['call'], ['schedule', 'book'], ['initial assessment']],
  },
  {
    what: 'support team is there to help',
    pages: ['/'],
    within: 'main',
    texts: [['support team'], ['available to help']],
  },
  {
    what: 'support team at any hour, one variant',
    pages: ['/contact'],
    within: 'main',
    texts: [['support team'], ['available to help'], ['24 hours a day, 7 days a week']],
  },
  {
    what: 'call the admissions department with questions',
    pages: ['/contact'],
    within: 'main',
    texts: [['questions'], ['call'], ['admissions department']],
  },
  {
    what: 'crisis hotline with immediate support at any hour',
    pages: ['/crisis-intervention'],
    within: 'main',
    texts: [['hotline'], ['immediate'], ['support'], ['around the clock', '24/7', '24 hours a day']],
  },
  {
    what: 'recreation only after the doctor has cleared the client',
    pages: ['/treatment'],
    within: 'main',
    texts: [['recreation'], ['must be cleared', 'are cleared', 'has cleared', 'clears'], ['doctor']],
  },
  {
    what: 'clinical director signs off treatment plans',
    pages: ['/treatment'],
    within: 'main',
    texts: [['treatment plan'], ['clinical director'], ['signs off', 'signed off', 'signs it off', 'signs the plan']],
  },
  {
    what: 'accreditation by a hospital accreditation body',
    pages: 'every',
    within: 'footer',
    texts: [['accredit'], ['hospital accreditation body']],
  },
] as const satisfies readonly Claim[];
