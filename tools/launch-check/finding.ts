/** What a finding is about; the order in which the report lists them. */
export const groups = ['identity', 'law', 'content', 'technology'] as const;

export type Group = (typeof groups)[number];

/** Something that must change before the site goes live. */
export interface Finding {
  readonly group: Group;
  readonly what: string;
  /** Where to enter it. */
  readonly where: string;
  readonly todo: string;
}
