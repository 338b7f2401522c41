import { useRef } from 'react';
import { CallButton } from '../components/CallButton/CallButton';
import { Icon } from '../components/Icon/Icon';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { labels } from '../content/interface/labels';
import { headerLinks, menus } from '../content/interface/menus';
import { quickLinks } from '../content/interface/quick-links';
import { domain } from '../env';
import { site } from '../site';
import { ClosingMenus } from './ClosingMenus';
import styles from './Header.module.css';
import panel from './HeaderPanel.module.css';
import { MenuDisclosure } from './MenuDisclosure';

/**
 * The shared header (specification section 2): six links and three menus. On a small screen, they are in a hamburger menu
 * that begins with the home page’s quick links. All menus are `<details>` elements, so they open before hydration and without
 * scripts. `ClosingMenus` adds more ways to close them. On a wide screen, CSS shows the hamburger menu's content as a bar.
 */
export function Header() {
  const header = useRef<HTMLElement>(null);
  return (
    <>
      <header ref={header} className={styles.header}>
        <div className={`container ${styles.bar}`}>
          <SiteLink to="/" className={styles.logo} aria-label={labels.homePage}>
            {/* Two files: in Safari before 26, an SVG in an `<img>` ignores the dark scheme. A clinic replaces both. */}
            <picture>
              <source srcSet="/media/logo-dark.svg" media="screen and (prefers-color-scheme: dark)" />
              <img src="/media/logo.svg" alt="" width="40" height="40" loading="lazy" />
            </picture>
            <span data-domain={domain}>{site.name}</span>
          </SiteLink>
          <details className={panel.hamburger} data-covers-page>
            <summary>
              <Icon name="menu" />
              <Icon name="close" /> {labels.menuButton}
            </summary>
            <nav aria-label={labels.mainMenu} className={panel.panel}>
              <ul className={panel.quick} aria-label={quickLinks.heading}>
                {quickLinks.links.map(({ to, section, title, text }) => (
                  <li key={title}>
                    <SiteLink to={to} section={section}>
                      {title} <span className="visually-hidden">{text}</span>
                    </SiteLink>
                  </li>
                ))}
              </ul>
              <ul className={panel.links}>
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
          </details>
          <div className={styles.call}>
            {/* The button shows only the number. Its accessible name includes “Call”. */}
            <CallButton label={<span className="visually-hidden">{labels.call}</span>} />
          </div>
        </div>
      </header>
      <ClosingMenus header={header} />
    </>
  );
}
