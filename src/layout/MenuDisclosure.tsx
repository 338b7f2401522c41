import type { ToggleEvent } from 'react';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { useMedia } from '../components/use-media';
import { labels } from '../content/interface/labels';
import type { NavMenu } from '../content/interface/menus';
import styles from './MenuDisclosure.module.css';

/** Scrolls the entries of a menu that opens into view. */
function showEntries({ newState, currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (newState === 'open') currentTarget.scrollIntoView({ block: 'nearest' });
}

/**
 * One menu of the navigation: a disclosure with its entries. If the menu has a parent page, a wide screen shows a link to
 * that page beside the disclosure. On a small screen, the whole row opens the menu, and the link is the first entry.
 */
export function MenuDisclosure({ menu: { label, parent, all, entries } }: { menu: NavMenu }) {
  // With the same name, menus close each other. In the hamburger menu, that would move the pressed one from under the finger.
  const isBar = useMedia('(min-width: 72rem)');
  return (
    <li className={styles.menu}>
      {parent && (
        <SiteLink to={parent} className={styles.parent}>
          {label}
        </SiteLink>
      )}
      <details
        name={isBar ? 'menu' : undefined}
        className={styles.disclosure}
        onToggle={isBar ? undefined : showEntries}
      >
        <summary>
          <span>
            {label}
            <span className="visually-hidden">{labels.menuEnd}</span>
          </span>
          <svg viewBox="0 0 12 8" width="0.75rem" height="0.5rem" aria-hidden="true">
            <path d="M1 1.5 6 6.5 11 1.5" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </summary>
        <ul>
          {parent && (
            <li className={styles.all}>
              <SiteLink to={parent}>{all}</SiteLink>
            </li>
          )}
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
