import { isModified } from '../components/is-modified';
import { labels } from '../content/interface/labels';
import { focusTop } from '../navigation/focus';
import styles from './SkipLink.module.css';

/** The first focusable element of the page. It moves the focus past the emergency bar and the header, to the h1. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without scripts it is a plain fragment link
    <a
      href="#main"
      className={`visually-hidden ${styles.skip}`}
      onClick={(event) => {
        if (isModified(event)) return;
        // Don't follow the link: a fragment in the address would add a history entry.
        event.preventDefault();
        focusTop();
        document.getElementById('main')?.scrollIntoView();
      }}
    >
      {labels.skipLink}
    </a>
  );
}
