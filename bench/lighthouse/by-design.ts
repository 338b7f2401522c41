/** An audit that fails because the page is meant to be so. It is shown, but does not count as a fault. */
interface ByDesign {
  readonly route: string;
  readonly audit: string;
  readonly reason: string;
}

export const byDesign: readonly ByDesign[] = [
  {
    route: '/not-found',
    audit: 'is-crawlable',
    reason: 'a page that stands for a missing one is not for search engines',
  },
];

/** Why an audit of a route may fail; undefined when it may not. */
export function reasonFor(route: string, audit: string): string | undefined {
  return byDesign.find((entry) => entry.route === route && entry.audit === audit)?.reason;
}
