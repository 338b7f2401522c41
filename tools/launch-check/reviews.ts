import type { Reviews } from '../../src/content/reviews';
import { endOfDay } from './days';
import type { Finding } from './finding';

/** Finds reviews of pages that are overdue, or whose days are none. */
export function checkReviews(reviews: Reviews, today: Date): readonly Finding[] {
  return Object.entries(reviews).flatMap(([of, { reviewer, on, next }]): readonly Finding[] => {
    const where = `src/site.ts, reviews['${of}']`;
    const due = endOfDay(next);
    const [wrong] = [on, next].filter((day) => !endOfDay(day));
    if (!due || wrong !== undefined) {
      return [{ group: 'content', what: `"${wrong}" is not a day.`, where, todo: 'Write it as year-month-day.' }];
    }
    if (today <= due) return [];
    const what = `The review of ${of} by ${reviewer} was due again on ${next}.`;
    return [{ group: 'content', what, where, todo: 'Have the pages reviewed and enter the new days.' }];
  });
}
