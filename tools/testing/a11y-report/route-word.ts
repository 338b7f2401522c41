/**
 * A regular expression, as text, that finds a route in a test's title where it stands as a word of its own: `/contact`
 * is neither in `/contact-us` nor in `/about/contact`, and `/` is not in `/contact`.
 */
export function routeWord(route: string): string {
  const text = route.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return `(?<![\\w/.-])${text}(?![\\w/-]|\\.\\w)`;
}

/** What `--grep` of Playwright is given so that it runs the tests of some routes; it heeds the letters' case. */
export const grepOf = (routes: readonly string[]) => `/${routes.map(routeWord).join('|')}/g`;
