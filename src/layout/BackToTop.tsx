import { Icon } from '../components/Icon/Icon';
import { smoothScrollToTop } from '../routing/smooth-scroll';
import styles from './BackToTop.module.css';

/** The footer’s button that scrolls to the top over 500 ms (specification section 2). */
export function BackToTop() {
  return (
    <button type="button" className={styles.up} data-needs-scripts onClick={smoothScrollToTop}>
      <Icon name="up" /> Back to top
    </button>
  );
}
