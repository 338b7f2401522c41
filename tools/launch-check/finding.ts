/** Who can resolve a finding, in the order of the report. */
const readers = ['web person', 'lawyer', 'clinician'] as const;

/** Something that must change before the site goes live. The report prints it in one line. */
export interface Finding {
  readonly who: (typeof readers)[number];
  /** The place to change: "src/site.ts, care.youngest". */
  readonly where: string;
  /** What is wrong, and what to do. */
  readonly what: string;
}

/** Shortens a list of names: "/, /jobs, /contact, and 37 more". */
export function shortList(names: readonly string[]): string {
  const rest = names.length - 3;
  return new Intl.ListFormat('en-US').format(rest > 0 ? [...names.slice(0, 3), `${rest} more`] : names);
}

/** Merges problems that differ only in their place. @param problems the place and the problem */
export function merged(problems: readonly (readonly [where: string, what: string])[]): readonly Finding[] {
  const placesOf = (what: string) => problems.flatMap(([where, other]) => (other === what ? [where] : []));
  const whats = [...new Set(problems.map(([, what]) => what))];
  return whats.map((what) => ({ who: 'web person', where: shortList(placesOf(what)), what }));
}

/** Formats findings as a list for each person, one finding per line. */
export const listsOf = (findings: readonly Finding[], heading: string): readonly string[] =>
  readers.flatMap((reader) => {
    const own = findings.filter(({ who }) => who === reader).map(({ where, what }) => `  ${where}: ${what}`);
    return own.length === 0 ? [] : [`${heading} ${reader} (${own.length})\n\n${own.join('\n')}`];
  });
