/** The pages of the comparison builds: the home page, a condition page, the contact page. */
export const comparisonPaths: readonly string[] = ['/', '/depression', '/contact'];
