/** The pages of the comparison builds: the home page, a condition page, the contact page. */
export const comparisonPaths: readonly string[] = ['/', '/depression', '/contact'];

/** The links that are followed in each build: the second page of a visit. */
export const taps = [
  { from: '/', to: '/contact' },
  { from: '/contact', to: '/' },
  { from: '/depression', to: '/contact' },
] as const;
