import { useLocation } from 'react-router-dom';
import { longDate } from '../../content/notices/dates';
import { type Reviews, reviewOf } from '../../content/reviews';
import { site } from '../../site';
import styles from './PageReview.module.css';

/** Who reviewed this page, when, and when next; nothing if the clinic has entered no review of its text. */
export function PageReview({ reviews = site.reviews }: { reviews?: Reviews }) {
  const review = reviewOf(useLocation().pathname, reviews);
  if (!review) return null;
  const { reviewer, on, next } = review;
  const place = 'src/site.ts: reviews';
  return (
    <p className={styles.review} data-review>
      Reviewed by {reviewer} on {longDate(on, place)}. Next review: {longDate(next, place)}.
    </p>
  );
}
