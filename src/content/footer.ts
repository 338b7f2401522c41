/** The footer's own words (specification section 1); what is the clinic's stands in site.ts. */
export const footer = {
  certification: 'State certification number',
  expires: 'Expires',
  /** The specification's copyright line names this year, whatever the calendar says. */
  copyrightYear: 2025,
} as const;
