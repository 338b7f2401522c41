/** Who can resolve a finding, in the order of the report. */
export const readers = { web: 'For the web person', lawyer: 'For the lawyer', clinician: 'For the clinician' } as const;

/** Something that must change before the site goes live. */
export interface Finding {
  readonly reader: keyof typeof readers;
  /** The problem, in one short line. */
  readonly what: string;
  /** The place to change: "src/site.ts, care.youngest". */
  readonly where: string;
  /** What to do, for a person without technical knowledge. `--explain` prints it. */
  readonly todo: string;
  /** Whether the law forbids going live before it is resolved. */
  readonly forbids?: true;
}

const list = new Intl.ListFormat('en-US');

/** Shortens a list of names: "/, /jobs, /contact, and 37 more". */
export function shortList(names: readonly string[], shown = 3): string {
  const rest = names.length - shown;
  return list.format(rest > 0 ? [...names.slice(0, shown), `${rest} more`] : names);
}
