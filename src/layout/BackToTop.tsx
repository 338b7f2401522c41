import { Icon } from '../components/Icon/Icon';
import { labels } from '../content/labels';
import { smoothScrollToTop } from '../navigation/smooth-scroll';
import styles from './BackToTop.module.css';

/** The focus goes along, so that the next Tab does not lead back to the footer. */
function backToTop() {
  document.querySelector('h1')?.focus({ preventScroll: true });
  smoothScrollToTop();
}

/** The footer’s button that scrolls to the top over 500 ms (specification section 2) and focuses the h1. */
export function BackToTop() {
  return (
    <button type="button" className={styles.up} data-needs-scripts onClick={backToTop}>
      <Icon name="up" /> {labels.backToTop}
    </button>
  );
}
