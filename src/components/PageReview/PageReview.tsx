import { useLocation } from 'react-router-dom';
import { reviewLine } from '../../content/labels';
import { reviewOf } from '../../content/reviews';
import { site } from '../../site';
import type { Reviews } from '../../site.schema';
import styles from './PageReview.module.css';

/** Who reviewed this page, when, and when next; nothing if the clinic has entered no review of its text. */
export function PageReview({ reviews = site.reviews }: { reviews?: Reviews }) {
  const review = reviewOf(useLocation().pathname, reviews);
  if (!review) return null;
  return (
    <p className={styles.review} data-review>
      {reviewLine(review)}
    </p>
  );
}
