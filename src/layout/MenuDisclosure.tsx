import { useId } from 'react';
import { SiteLink } from '../components/SiteLink/SiteLink';
import type { NavMenu } from '../content/navigation';
import styles from './MenuDisclosure.module.css';

interface MenuDisclosureProps {
  menu: NavMenu;
  open: boolean;
  onToggle: () => void;
}

/** One menu of the navigation: its parent as a link where it has one, and a button that opens and closes its list. */
export function MenuDisclosure({ menu, open, onToggle }: MenuDisclosureProps) {
  const listId = useId();
  const { id, label, parent, entries } = menu;
  const button = {
    type: 'button' as const,
    'aria-expanded': open,
    'aria-controls': listId,
    'data-disclosure': id,
    onClick: onToggle,
  };
  return (
    <li className={styles.menu}>
      {parent ? (
        <>
          <SiteLink to={parent} className={styles.parent}>
            {label}
          </SiteLink>
          <button {...button} className={styles.chevron} aria-label={`${label} menu`}>
            <Chevron />
          </button>
        </>
      ) : (
        <button {...button} className={styles.label}>
          {label}
          <Chevron />
        </button>
      )}
      <ul id={listId} className={open ? styles.open : styles.closed}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <SiteLink to={entry.to}>{entry.label}</SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Chevron() {
  return (
    <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
      <path d="M1 1.5 6 6.5 11 1.5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
