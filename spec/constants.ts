/* Business constants and limits (specification, section 9), and the links to other sites. */

/** The smallest and the largest number of digits in a phone number. */
export const phoneDigits = { min: 10, max: 15 } as const;

export const durations = {
  sentLabelMs: 3000,
  smoothScrollMs: 500,
  /** Extension: after this time without a response, a send counts as failed. */
  sendTimeoutMs: 20_000,
} as const;

/** Counts from the specification. They exclude pages that a clinic adds, which are extensions (`origin` in routes.ts). */
export const counts = { heroSlides: 3, insurers: 6, substancePages: 12, conditionPages: 10 } as const;

/** The figures that pages state; spec/content.ts quotes the sentences. */
export const treatmentPlanDays = 30;
export const dbtMonths = 6;
export const acuteStress = { symptoms: 9, fromDays: 3, toMonths: 1 } as const;
export const crisisHours = { day: 24, week: 7 } as const;

export const certificationExpiry = '11/30/25';

export const copyrightYear = 2025;

export const depressionPath = '/depression';

/** The links to other sites that the specification requires. Their addresses are facts of the clinic. */
export const externalLinks = [
  { what: 'jobs-program organization', pages: ['/jobs'], within: 'main' },
  { what: 'state license register', pages: 'every', within: 'footer' },
] as const satisfies readonly {
  readonly what: string;
  readonly pages: readonly `/${string}`[] | 'every';
  readonly within: 'main' | 'footer';
}[];
