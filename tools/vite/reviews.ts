import type { Plugin } from 'vite';
import { changedSinceReview } from '../approved-text/reviewed.ts';
import { readSite } from './site-facts.ts';

/**
 * Sets a variable that lists the pages whose approved text has changed since their review, so that they show no review. A test
 * checks that each page matches its approved text.
 */
export function reviews(): Plugin {
  return {
    name: 'reviews',
    apply: 'build',
    async config({ root = process.cwd() }) {
      const { site } = await readSite(root);
      process.env.VITE_CHANGED_SINCE_REVIEW = changedSinceReview(site.reviews).join(' ');
    },
  };
}
