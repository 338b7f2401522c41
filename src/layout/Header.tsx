import { memo, useId, useLayoutEffect, useRef } from 'react';
import { CallButton } from '../components/buttons/CallButton';
import { Icon, PhoneIcon } from '../components/Icon/Icon';
import { PhoneLink } from '../components/PhoneLink/PhoneLink';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { headerLinks, menus, type NavMenu } from '../content/navigation';
import { site } from '../site';
import styles from './Header.module.css';
import { logoMark } from './logo';
import { MenuDisclosure } from './MenuDisclosure';
import { ScriptlessMenu } from './ScriptlessMenu';
import { useInertBehind } from './use-inert-behind';
import { useMenus } from './use-menus';

/** The shared header (specification section 2): six links, three menus, a hamburger on small screens. */
export const Header = memo(function Header() {
  const panelId = useId();
  const { state, toggleMobile, toggleDropdown, ref, onKeyDown } = useMenus<NavMenu['id']>('hamburger');
  const { mobile, dropdown } = state;
  const header = useRef<HTMLElement>(null);
  useInertBehind(mobile, header);

  // The panel begins below the header, wherever the urgent strip above has pushed it, and ends at the call bar.
  useLayoutEffect(() => {
    if (!mobile) return;
    const bottom = header.current?.getBoundingClientRect().bottom ?? 0;
    header.current?.style.setProperty('--panel-top', `${Math.round(bottom)}px`);
  }, [mobile]);

  return (
    <>
      {mobile && <div className={styles.backdrop} data-backdrop />}
      <header ref={header} className={styles.header}>
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
            <Icon name={mobile ? 'close' : 'menu'} /> Menu
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
    </>
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
