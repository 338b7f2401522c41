import { useLocation } from 'react-router-dom';
import { reviewLine } from '../../content/interface/labels';
import { reviewOf } from '../../content/reviews';
import { site } from '../../site';
import type { Reviews } from '../../site.schema';
import styles from './PageReview.module.css';

/** Shows who reviewed this page, when, and when the next review is due. Renders nothing if the current text has no review. */
export function PageReview({ reviews = site.reviews }: { reviews?: Reviews }) {
  const review = reviewOf(useLocation().pathname, reviews);
  if (!review) return null;
  return (
    <p className={styles.review} data-review>
      {reviewLine(review)}
    </p>
  );
}
