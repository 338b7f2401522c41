/** The pages that the comparison builds have: the home page, a text page, the contact page. */
export const comparisonPaths: readonly string[] = ['/', '/depression', '/contact'];
