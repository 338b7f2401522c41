/** Who can settle a finding; the order in which the report lists them. */
export const readers = { web: 'For the web person', lawyer: 'For the lawyer', clinician: 'For the clinician' } as const;

/** Something that must change before the site goes live. */
export interface Finding {
  readonly reader: keyof typeof readers;
  /** In one short line. */
  readonly what: string;
  /** Where to enter it: "src/site.ts, care.youngest". */
  readonly where: string;
  /** What to do, in sentences that need no other knowledge; `--explain` prints it. */
  readonly todo: string;
  /** Whether the law forbids that the site goes live without it. */
  readonly forbids?: true;
}
