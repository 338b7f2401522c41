import { Icon } from '../components/Icon/Icon';
import { labels } from '../content/interface/labels';
import { focusTop } from '../navigation/focus';
import { smoothScrollToTop } from '../navigation/smooth-scroll';
import styles from './BackToTop.module.css';

/** Scrolls and moves the focus, so that the next Tab does not return to the footer. */
function backToTop() {
  focusTop();
  smoothScrollToTop();
}

/** The footer’s button that scrolls to the top in 500 ms (specification section 2) and moves the focus there. */
export function BackToTop() {
  return (
    <button type="button" className={styles.up} data-needs-scripts onClick={backToTop}>
      <Icon name="up" /> {labels.backToTop}
    </button>
  );
}
