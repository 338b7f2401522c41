import { SiteLink } from '../components/SiteLink/SiteLink';
import { labels } from '../content/labels';
import type { NavMenu } from '../content/navigation';
import styles from './MenuDisclosure.module.css';

/**
 * One menu of the navigation: a link to its parent page, if it has one, and a disclosure with its entries. The shared
 * `name` makes the browser close the other menus when one opens.
 */
export function MenuDisclosure({ menu: { label, parent, entries } }: { menu: NavMenu }) {
  return (
    <li className={styles.menu}>
      {parent && (
        <SiteLink to={parent} className={styles.parent}>
          {label}
        </SiteLink>
      )}
      <details name="menu" className={styles.disclosure}>
        <summary className={parent ? styles.chevron : styles.label}>
          {parent ? <span className="visually-hidden">{labels.menuOf(label)}</span> : label}
          <svg viewBox="0 0 12 8" width="0.75rem" height="0.5rem" aria-hidden="true">
            <path d="M1 1.5 6 6.5 11 1.5" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </summary>
        <ul>
          {entries.map((entry) => (
            <li key={entry.to}>
              <SiteLink to={entry.to}>{entry.label}</SiteLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
