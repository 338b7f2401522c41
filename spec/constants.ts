/** Business constants and limits (specification, section 9), and the links to other sites. */
export const phoneDigits = { min: 10, max: 15 } as const satisfies { readonly min: number; readonly max: number };

export const durations = {
  sentLabelMs: 3000,
  smoothScrollMs: 500,
  /** Extension: after this time without a response, a send counts as failed. */
  sendTimeoutMs: 20_000,
} as const satisfies Record<string, number>;

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
] as const satisfies readonly {
  readonly what: string;
  readonly pages: readonly `/${string}`[] | 'every';
  readonly within: 'main' | 'footer';
}[];
