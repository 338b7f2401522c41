import { Link } from 'react-router-dom';
import styles from './Contents.module.css';

interface ContentsEntry {
  readonly id: string;
  readonly heading: string;
}

/** The on-page contents of a long page: folded away until asked for, with links to the page's own headings. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <details>
        <summary>On this page</summary>
        <ul>
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <Link to={{ hash: id }}>{heading}</Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
