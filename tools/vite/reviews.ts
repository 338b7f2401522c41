import type { Plugin } from 'vite';
import { changedSinceReview } from '../approved-text/reviewed.ts';
import { readSite } from './site-facts.ts';

/**
 * Tells the code of the site which pages must not show their review, because their text has changed since. A test holds that
 * each page says what its approved text does.
 */
export function reviews(): Plugin {
  return {
    name: 'reviews',
    apply: 'build',
    async config({ root = process.cwd() }) {
      process.env.VITE_CHANGED_SINCE_REVIEW = changedSinceReview((await readSite(root)).reviews).join(' ');
    },
  };
}
