/**
 * The source of a regular expression that finds a route as a whole word in a test's title: `/contact` matches neither
 * `/contact-us` nor `/about/contact`, and `/` does not match `/contact`.
 */
export function routeWord(route: string): string {
  const text = route.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return `(?<![\\w/.-])${text}(?![\\w/-]|\\.\\w)`;
}

/** Playwright's `--grep` for the tests of some routes. As a literal it is case-sensitive; plain text would not be. */
export const grepOf = (routes: readonly string[]) => `/${routes.map(routeWord).join('|')}/g`;
