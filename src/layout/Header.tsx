import { memo, useRef } from 'react';
import { CallButton } from '../components/buttons/CallButton';
import { Icon, PhoneIcon } from '../components/Icon/Icon';
import { PhoneLink } from '../components/PhoneLink/PhoneLink';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { headerLinks, menus } from '../content/navigation';
import { site } from '../site';
import styles from './Header.module.css';
import { logoMark } from './logo';
import { MenuDisclosure } from './MenuDisclosure';
import { useClosingMenus } from './use-closing-menus';

/**
 * The shared header (specification section 2): six links, three menus, and a hamburger on small screens. The menus are
 * `<details>` elements, so they open before hydration and without scripts; `useClosingMenus` adds ways to close them.
 */
export const Header = memo(function Header() {
  const header = useRef<HTMLElement>(null);
  useClosingMenus(header);

  /** The panel fills the space between the header, whose position depends on the urgent strip above it, and the call bar. */
  function placePanel() {
    const bottom = header.current?.getBoundingClientRect().bottom ?? 0;
    header.current?.style.setProperty('--panel-top', `${Math.round(bottom)}px`);
  }

  return (
    <header ref={header} className={styles.header}>
      <div className={styles.bar}>
        <SiteLink to="/" className={styles.logo} aria-label={`${site.name}, home page`}>
          <Logo />
          <span>{site.name}</span>
        </SiteLink>
        <PhoneLink phone="clinic" className={styles.phone} aria-label={`Call ${site.phone.display}`}>
          <PhoneIcon />
        </PhoneLink>
        <details className={styles.hamburger} onToggle={placePanel}>
          <summary>
            <Icon name="menu" />
            <Icon name="close" /> Menu
          </summary>
        </details>
        <nav aria-label="Main" className={styles.panel}>
          <ul className={styles.links}>
            {headerLinks.map((link) => (
              <li key={link.to}>
                <SiteLink to={link.to}>{link.label}</SiteLink>
              </li>
            ))}
            {menus.map((menu) => (
              <MenuDisclosure key={menu.id} menu={menu} />
            ))}
          </ul>
        </nav>
        <div className={styles.call}>
          <CallButton label={<span className={styles.verb}>Call</span>} />
        </div>
      </div>
    </header>
  );
});

function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="40" height="40" aria-hidden="true">
      {logoMark.map(({ d, tone }) => (
        <path key={d} d={d} className={styles[tone]} />
      ))}
    </svg>
  );
}
