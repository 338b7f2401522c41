/** Text of the footer (specification section 1); the clinic's facts are in site.ts. */
export const footer = {
  certification: 'State certification number',
  expires: 'Expires',
  /** Fixed by the specification, not the current year. */
  copyrightYear: 2025,
} as const;
