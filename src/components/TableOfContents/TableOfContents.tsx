import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon/Icon';
import styles from './TableOfContents.module.css';

interface TableOfContentsEntry {
  readonly id: string;
  readonly heading: string;
}

/**
 * The on-page contents of a long page, with links to the page's own headings: on a wide screen open beside the text, on
 * a small one folded away until asked for. Without scripts it is always open.
 */
export function TableOfContents({ entries }: { entries: readonly TableOfContentsEntry[] }) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <p className={styles.heading} aria-hidden="true">
        On this page
      </p>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={listId}
        data-needs-scripts
        onClick={() => setOpen(!open)}
      >
        On this page <Icon name="down" />
      </button>
      <ul id={listId} className={open ? styles.open : styles.closed} data-folded>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <Link to={{ hash: id }}>{heading}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
