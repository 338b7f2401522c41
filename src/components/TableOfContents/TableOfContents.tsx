import { Link } from 'react-router-dom';
import { Icon } from '../Icon/Icon';
import styles from './TableOfContents.module.css';

interface TableOfContentsEntry {
  readonly id: string;
  readonly heading: string;
}

/**
 * The table of contents of a long page, with links to the page's own headings: on a wide screen open beside the text, on
 * a small one collapsed until asked for.
 */
export function TableOfContents({ entries }: { entries: readonly TableOfContentsEntry[] }) {
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <p className={styles.heading} aria-hidden="true">
        On this page
      </p>
      <details className={styles.toggle}>
        <summary>
          On this page <Icon name="down" />
        </summary>
      </details>
      <ul>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <Link to={{ hash: id }}>{heading}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
