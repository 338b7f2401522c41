import { labels } from '../../content/labels';
import { Icon } from '../Icon/Icon';
import { SectionLink } from '../SiteLink/SiteLink';
import styles from './TableOfContents.module.css';

interface TableOfContentsEntry {
  /** The section's fragment identifier. */
  readonly id: string;
  readonly heading: string;
}

/** The table of contents of a long page. It is open beside the text on a wide screen and collapsed on a small one. */
export function TableOfContents({ entries }: { entries: readonly TableOfContentsEntry[] }) {
  return (
    <nav aria-label={labels.tableOfContents} className={styles.contents}>
      <p className={styles.heading} aria-hidden="true">
        {labels.tableOfContents}
      </p>
      <details className={styles.toggle}>
        <summary>
          {labels.tableOfContents} <Icon name="down" />
        </summary>
        <ul>
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <SectionLink section={id}>{heading}</SectionLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
