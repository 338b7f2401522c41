import { Icon } from '../components/Icon/Icon';
import { labels } from '../content/labels';
import { focusTop, smoothScrollToTop } from '../navigation/smooth-scroll';
import styles from './BackToTop.module.css';

/** The focus goes along, so that the next Tab does not lead back to the footer. */
function backToTop() {
  focusTop();
  smoothScrollToTop();
}

/** The footer’s button that scrolls to the top over 500 ms (specification section 2) and focuses what is there. */
export function BackToTop() {
  return (
    <button type="button" className={styles.up} data-needs-scripts onClick={backToTop}>
      <Icon name="up" /> {labels.backToTop}
    </button>
  );
}
