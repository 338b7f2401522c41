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

export const forWebPerson = (where: string, what: string): Finding => ({ who: 'web person', where, what });

/** Shortens a list of names: "/, /jobs, /contact, and 37 more". */
export function shortList(names: readonly string[], shown = 3): string {
  const rest = names.length - shown;
  const list = new Intl.ListFormat('en-US');
  return list.format(rest > 0 ? [...names.slice(0, shown), `${rest} more`] : names);
}

/** Merges problems that differ only in their place. @param problems the place and the problem */
export function merged(problems: readonly (readonly [where: string, what: string])[]): readonly Finding[] {
  const whats = [...new Set(problems.map(([, what]) => what))];
  const placesOf = (what: string) => problems.flatMap(([where, other]) => (other === what ? [where] : []));
  return whats.map((what) => forWebPerson(shortList(placesOf(what)), what));
}

/** Formats findings as a list for each person, one finding per line. */
export const listsOf = (findings: readonly Finding[], heading: string): readonly string[] =>
  readers.flatMap((reader) => {
    const own = findings.filter(({ who }) => who === reader).map(({ where, what }) => `  ${where}: ${what}`);
    return own.length === 0 ? [] : [`${heading} ${reader} (${own.length})\n\n${own.join('\n')}`];
  });
