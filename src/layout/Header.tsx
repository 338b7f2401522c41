import { useId } from 'react';
import { headerLinks, menus, type NavMenu } from '../content/navigation';
import { logoMark } from '../scenes/logo';
import { site } from '../site';
import { CallButton } from '../ui/CallButton';
import { PhoneLink } from '../ui/PhoneLink';
import { SiteLink } from '../ui/SiteLink';
import styles from './Header.module.css';
import { MenuDisclosure } from './MenuDisclosure';
import { ScriptlessMenu } from './ScriptlessMenu';
import { useMenus } from './use-menus';

/** The shared header (specification section 2): six links, three menus, a hamburger on small screens. */
export function Header() {
  const panelId = useId();
  const { state, toggleMobile, toggleDropdown, ref, onKeyDown } = useMenus<NavMenu['id']>('hamburger');
  const { mobile, dropdown } = state;

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
          aria-expanded={mobile}
          aria-controls={panelId}
          onClick={toggleMobile}
        >
          Menu
        </button>
        <ScriptlessMenu />
        <nav
          ref={ref}
          id={panelId}
          aria-label="Main"
          className={mobile ? styles.panelOpen : styles.panel}
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
              <MenuDisclosure
                key={menu.id}
                menu={menu}
                open={dropdown === menu.id}
                onToggle={() => toggleDropdown(menu.id)}
              />
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
