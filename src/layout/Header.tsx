import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { headerLinks, menus, type NavMenu } from '../content/navigation';
import { logoMark } from '../scenes/logo';
import { site } from '../site';
import { CallButton } from '../ui/CallButton';
import { PhoneLink } from '../ui/PhoneLink';
import { SiteLink } from '../ui/SiteLink';
import styles from './Header.module.css';
import { MenuDisclosure } from './MenuDisclosure';
import { ScriptlessMenu } from './ScriptlessMenu';
import { useDisclosures } from './use-disclosures';

/** The shared header (specification section 2): six links, three menus, a hamburger on small screens. */
export function Header() {
  const panelId = useId();
  const { key } = useLocation();
  const [panelOpenAt, setPanelOpenAt] = useState<string>();
  // The panel belongs to the page it was opened on, so a navigation closes it.
  const panelOpen = panelOpenAt === key;
  const { open, toggle, close, ref, onKeyDown } = useDisclosures<NavMenu['id']>();

  useEffect(() => {
    if (!panelOpen) return;
    const closePanel = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setPanelOpenAt(undefined);
      document.getElementById('hamburger')?.focus();
    };
    document.addEventListener('keydown', closePanel);
    return () => document.removeEventListener('keydown', closePanel);
  }, [panelOpen]);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SiteLink to="/" className={styles.logo} aria-label={`${site.name}, home page`}>
          <Logo />
          <span>{site.name}</span>
        </SiteLink>
        <PhoneLink phone="clinic" className={styles.phone} aria-label={`Call ${site.phone.display}`}>
          <PhoneIcon />
        </PhoneLink>
        <button
          type="button"
          id="hamburger"
          className={styles.hamburger}
          data-needs-scripts
          aria-expanded={panelOpen}
          aria-controls={panelId}
          onClick={() => {
            close();
            setPanelOpenAt(panelOpen ? undefined : key);
          }}
        >
          Menu
        </button>
        <ScriptlessMenu />
        <nav
          ref={ref}
          id={panelId}
          aria-label="Main"
          className={panelOpen ? styles.panelOpen : styles.panel}
          data-needs-scripts
          onKeyDown={onKeyDown}
        >
          <ul className={styles.links}>
            {headerLinks.map((link) => (
              <li key={link.to}>
                <SiteLink to={link.to}>{link.label}</SiteLink>
              </li>
            ))}
            {menus.map((menu) => (
              <MenuDisclosure key={menu.id} menu={menu} open={open === menu.id} onToggle={() => toggle(menu.id)} />
            ))}
          </ul>
        </nav>
        <div className={styles.call}>
          <CallButton />
        </div>
      </div>
    </header>
  );
}

function PhoneIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d="M6.6 3.5 9 8 7.2 9.9c1.2 2.9 4 5.7 6.9 6.9L16 15l4.5 2.4c0 2-1.600 3.600-3.600 3.600C9.800 20.600 3.400 14.200 3 7.100c0-2 1.600-3.600 3.600-3.600z"
        fill="currentColor"
      />
    </svg>
  );
}

function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="40" height="40" aria-hidden="true">
      {logoMark.map(({ d, tone }) => (
        <path key={d} d={d} className={styles[tone]} />
      ))}
    </svg>
  );
}
