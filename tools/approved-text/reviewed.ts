import type { Reviews } from '../../src/clinic-facts';
import type { RoutePath } from '../../src/paths';
import { fingerprint } from './files.ts';
import { pageText } from './page-text.ts';

/** The pages that have a review. */
export const reviewedPaths = (reviews: Reviews) => Object.keys(reviews) as readonly RoutePath[];

/** The fingerprint of what a rendered page says. */
export const textFingerprint = (html: string): string => fingerprint(pageText(html).page);

/**
 * The pages whose text is no longer the one that was reviewed.
 * @param render the HTML of a page, head and body
 */
export async function changedSinceReview(
  reviews: Reviews,
  render: (path: RoutePath) => Promise<string>,
): Promise<readonly RoutePath[]> {
  const changed: RoutePath[] = [];
  for (const path of reviewedPaths(reviews)) {
    if (textFingerprint(await render(path)) !== reviews[path]?.text) changed.push(path);
  }
  return changed;
}
