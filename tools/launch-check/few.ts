const list = new Intl.ListFormat('en-US');

/** The first of many names, and how many are left: "/, /jobs, /contact, and 37 more". */
export function few(names: readonly string[], shown = 3): string {
  const rest = names.length - shown;
  return list.format(rest > 0 ? [...names.slice(0, shown), `${rest} more`] : names);
}
