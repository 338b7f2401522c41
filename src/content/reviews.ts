import type { RoutePath } from '../routes';

/** Who read the text of a page, on which day, and by when it is due again; days as year-month-day. */
export interface Review {
  readonly reviewer: string;
  readonly on: string;
  readonly next: string;
  /** The fingerprint of the text that was read; `npm run approve` prints it. */
  readonly text: string;
}

/** By page; `reviews` in src/site.ts. */
export type Reviews = Readonly<Partial<Record<RoutePath, Review>>>;

/** The review of the page at an address, unless its text has changed since. Which texts have, only the build knows. */
export function reviewOf(pathname: string, reviews: Readonly<Partial<Record<string, Review>>>): Review | undefined {
  const changed = import.meta.env.VITE_CHANGED_SINCE_REVIEW ?? '';
  return changed.split(' ').includes(pathname) ? undefined : reviews[pathname];
}
