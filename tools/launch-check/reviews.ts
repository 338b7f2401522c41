import type { Reviews } from '../../src/site.schema';
import { endOfDay } from './confirmations';
import type { Finding } from './finding';

/**
 * Finds reviews that are overdue, and pages whose text has changed since their review.
 * @param texts the fingerprints of the approved texts of the reviewed pages, by path
 */
export function checkReviews(
  reviews: Reviews,
  today: Date,
  texts: Readonly<Record<string, string>>,
): readonly Finding[] {
  return Object.entries(reviews).flatMap(([path, { reviewer, next, text }]): readonly Finding[] => {
    const where = `src/site.ts, reviews['${path}']`;
    const due = endOfDay(next);
    const findings: Finding[] = [];
    if (today > due) {
      const what = `The review of ${path} by ${reviewer} was due again on ${next}.`;
      findings.push({ reader: 'clinician', what, where, todo: 'Have the page reviewed and enter the new days.' });
    }
    const now = texts[path];
    if (now !== text) {
      const what = `${path} has changed since ${reviewer} reviewed it, so it shows no review.`;
      const todo = `Have the page reviewed, then enter the new days and the fingerprint ${now} instead of ${text}. Or remove the entry.`;
      findings.push({ reader: 'clinician', what, where, todo });
    }
    return findings;
  });
}
