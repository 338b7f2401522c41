import { headerLinks, menus, type NavLink } from '../content/navigation';
import styles from './ScriptlessMenu.module.css';

function Entries({ links }: { links: readonly NavLink[] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The navigation for browsers without scripts: the same links in the browser's own disclosures. */
export function ScriptlessMenu() {
  return (
    <noscript>
      <nav aria-label="Main" className={styles.menu}>
        <details>
          <summary>Menu</summary>
          <Entries links={headerLinks} />
          {menus.map(({ id, label, parent, entries }) => (
            <details key={id}>
              <summary>{label}</summary>
              <Entries links={parent ? [{ to: parent, label: `${label}: all pages` }, ...entries] : entries} />
            </details>
          ))}
        </details>
      </nav>
    </noscript>
  );
}
