import { smoothScrollToTop } from '../ui/smooth-scroll';
import styles from './BackToTop.module.css';

/** The up-arrow of the footer: scrolls to the top over 500 ms (specification section 2). */
export function BackToTop() {
  return (
    <button type="button" className={styles.up} data-needs-scripts onClick={smoothScrollToTop}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12 20V5m-7 7 7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
      Back to top
    </button>
  );
}
