import { changedSinceReview } from '../env';
import type { Review } from '../site.schema';

/** The review of the page at an address, unless its text has changed since. Which texts have, only the build knows. */
export function reviewOf(pathname: string, reviews: Readonly<Partial<Record<string, Review>>>): Review | undefined {
  return changedSinceReview.includes(pathname) ? undefined : reviews[pathname];
}
