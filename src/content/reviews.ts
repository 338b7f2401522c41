import { changedSinceReview } from '../env';
import type { Review } from '../site.schema';

/** Returns the review of a page, unless its text has changed since. Only the build knows which pages have changed. */
export function reviewOf(pathname: string, reviews: Readonly<Partial<Record<string, Review>>>): Review | undefined {
  return changedSinceReview.includes(pathname) ? undefined : reviews[pathname];
}
