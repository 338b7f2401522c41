import { fault } from './fault';

export const navigation = [
  fault('header-link-about-us-reads-about', 'NAV-HEADER-LINKS~2')`The header link to About Us reads “About”.
    src/content/navigation.ts
    - { to: '/about-us', label: 'About Us' },
    + { to: '/about-us', label: 'About' },
        insurance,`,
  fault('css-hides-last-two-links-header', 'ROUTE-HOME~1')`CSS hides the last two links of the header.
    src/layout/Header.module.css
    - .links > li {
    + .links > li:nth-child(5),
    +   .links > li:nth-child(6) {
    +     display: none;
    +   }
    +
    +   .links > li {
          border-block-end`,
  fault('programs-menu-omits-job', 'NAV-PROGRAMS-MENU~2')`The Programs menu omits job assistance.
    src/content/navigation.ts
    - entries: [...programLinks, jobs]
    + entries: programLinks`,
  fault('mental-health-menu-lists-ptsd', 'NAV-MENTAL-HEALTH-MENU~2')`
    The Mental Health menu lists PTSD before bipolar disorder.
    src/content/navigation.ts
    - { to: '/bipolar-disorder', label: 'Bipolar Disorder', picture: 'bipolar-disorder' },
    -   { to: '/ptsd', label: 'PTSD', picture: 'ptsd' },
    + { to: '/ptsd', label: 'PTSD', picture: 'ptsd' },
    +   { to: '/bipolar-disorder', label: 'Bipolar Disorder', picture: 'bipolar-disorder' },`,
  fault('opioid-entry-addiction-menu', 'NAV-ADDICTION-MENU~2')`The opioid entry of the Addiction menu leads to opiates.
    src/content/navigation.ts
    - { to: '/opioid', label: 'Opioid Addiction',
    + { to: '/opiate', label: 'Opioid Addiction',`,
  fault('addiction-menu-links-mental', 'NAV-MENU-PARENTS~2')`The Addiction menu links to the mental-health page.
    src/content/navigation.ts
    - parent: '/substance-abuse'
    + parent: '/mental-health'`,
  fault('click-link-beside-menu-not', 'NAV-LINKS-LEAD~1')`A click on the link beside a menu does not follow it.
    src/layout/MenuDisclosure.tsx
    - <SiteLink to={parent} className={styles.parent}>
    + <SiteLink to={parent} className={styles.parent} onClick={(event) => event.preventDefault()}>`,
  fault('menu-button-appears-wide-screen', 'NAV-HAMBURGER~1')`The menu button appears on a wide screen.
    src/layout/Header.module.css
    - .phone,
    -       .hamburger > summary {
    + .phone {`,
  fault('navigation-bar-appears-beside', 'NAV-HAMBURGER~1')`
    The navigation bar appears beside the menu button on a small screen.
    src/layout/Header.module.css
      .hamburger:not([open])::details-content {
    -       display: none;
    +       content-visibility: visible;`,
  fault('menu-button-not-close-mobile', 'NAV-MOBILE-MENU-STATES~1')`The menu button does not close the mobile menu.
    src/layout/Header.tsx
    - <details className={styles.hamburger}>
    + <details className={styles.hamburger} onToggle={({ currentTarget }) => (currentTarget.open = true)}>`,
  fault('mobile-menu-stays-hidden-open', 'NAV-MOBILE-MENU-STATES~1')`The mobile menu stays hidden when it is open.
    src/layout/Header.module.css
    - .hamburger:not([open])::details-content {
    + .hamburger::details-content {`,
  fault('dropdowns-summary-not-open', 'NAV-SUBMENU-OPENS~1')`A dropdown’s summary does not open it.
    src/layout/MenuDisclosure.tsx
    - <summary>
    + <summary onClick={(event) => event.preventDefault()}>`,
  fault('dropdown-opens-hover', 'NAV-SUBMENU-OPENS~1')`A dropdown opens on hover.
    src/layout/MenuDisclosure.tsx
    - <details name="menu"
    + <details name="menu" onPointerEnter={({ currentTarget }) => (currentTarget.open = true)}`,
  fault('dropdowns-summary-not-close', 'NAV-SUBMENU-CLOSES~1')`A dropdown’s summary does not close it again.
    src/layout/MenuDisclosure.tsx
    - <summary>
    + <summary onClick={(event) => event.currentTarget.parentElement?.matches("[open]") && event.preventDefault()}>`,
  fault('dropdown-open-page-opens', 'NAV-SUBMENU-STATES~1')`One dropdown is open when the page opens.
    src/layout/MenuDisclosure.tsx
    - <details name="menu"
    + <details name="menu" open={label === "Addiction"}`,
  fault('mobile-menu-open-page-opens', 'NAV-SUBMENU-STATES~1')`The mobile menu is open when the page opens.
    src/layout/Header.tsx
    - <details className={styles.hamburger}
    + <details open className={styles.hamburger}`,
  fault('link-detail-page-jumps-top', 'NAV-DETAIL-SCROLL~1')`A link to a detail page jumps to the top.
    src/navigation/use-navigation-effects.ts
    - if (!back && isDetailPage(path)) return smoothScrollToTop();`,
  fault('link-condition-page-jumps-top', 'NAV-DETAIL-SCROLL~1')`A link to a condition page jumps to the top.
    src/navigation/route-at.ts
    - [...conditionPaths, ...substancePaths, ...programPaths];
    + [...substancePaths, ...programPaths];`,
  fault('smooth-scroll-condition-page', 'NAV-DETAIL-SCROLL~1')`The smooth scroll to a condition page takes 300 ms.
    src/navigation/smooth-scroll.ts
    - (now - start) / scrollTime
    + (now - start) / (document.getElementById('diagnosis') ? 300 : scrollTime)`,
  fault('smooth-scroll-program-page-takes', 'NAV-DETAIL-SCROLL~1')`The smooth scroll to a program page takes 300 ms.
    src/navigation/smooth-scroll.ts
    - (now - start) / scrollTime
    + (now - start) / (document.getElementById('week') ? 300 : scrollTime)`,
  fault('programs-menu-job-assistance-first', 'NAV-PROGRAMS-MENU~2')`The Programs menu lists job assistance first.
    src/content/navigation.ts
    - entries: [...programLinks, jobs]
    + entries: [jobs, ...programLinks]`,
  fault('mental-health-menu-omits-adhd', 'NAV-MENTAL-HEALTH-MENU~2')`The Mental Health menu omits ADHD.
    src/content/navigation.ts
    - entries: conditionLinks
    + entries: conditionLinks.filter(({ to }) => to !== '/adhd')`,
  fault('addiction-menu-reversed', 'NAV-ADDICTION-MENU~2')`The Addiction menu lists its entries in reverse order.
    src/content/navigation.ts
    - entries: substanceLinks,
    + entries: [...substanceLinks].reverse(),`,
  fault('menu-names-lead-nowhere', 'NAV-MENU-PARENTS~2')`The names of the menus are no links.
    src/layout/MenuDisclosure.tsx
    - <SiteLink to={parent} className={styles.parent}>
    -           {label}
    -         </SiteLink>
    + <span className={styles.parent}>{label}</span>`,
  fault('mobile-menu-without-crisis', 'NAV-QUICK-LINKS~1')`The mobile menu begins without the link for a crisis.
    src/layout/Header.tsx
    - quickLinks.links.map(
    + quickLinks.links.slice(1).map(`,
  fault('menu-entry-of-parent-named-like-menu', 'NAV-PARENT-FIRST~1')`A menu and its first entry have the same name.
    src/layout/MenuDisclosure.tsx
    - <SiteLink to={parent}>{all}</SiteLink>
    + <SiteLink to={parent}>{label}</SiteLink>`,
  fault('menu-row-half-link', 'NAV-PARENT-FIRST~1')`On a small screen, the parent page stands above its menu.
    src/layout/MenuDisclosure.module.css
      .menu > .parent {
    -     display: none;`,
  fault('menu-jumps-when-it-opens', 'NAV-MENU-STAYS~1')`On a small screen, a menu that opens closes the one above it.
    src/layout/use-closing-menus.ts
    - toggle?.offsetWidth ? '' : 'menu'
    + 'menu'`,
  fault('header-links-do-nothing', 'NAV-LINKS-LEAD~1')`A click on a link of the header does nothing.
    src/layout/Header.tsx
    - <SiteLink to={link.to}>
    + <SiteLink to={link.to} onClick={(event) => event.preventDefault()}>`,
  fault('menu-entries-do-nothing', 'NAV-LINKS-LEAD~1')`A click on an entry of a menu does nothing.
    src/layout/MenuDisclosure.tsx
    - <SiteLink to={entry.to}>
    + <SiteLink to={entry.to} onClick={(event) => event.preventDefault()}>`,
  fault('menu-entries-change-address-only', 'NAV-LINKS-LEAD~1')`An entry of a menu changes the address but not the page.
    src/layout/MenuDisclosure.tsx
    - <SiteLink to={entry.to}>
    + <SiteLink
    +                 to={entry.to}
    +                 onClick={(event) => {
    +                   event.preventDefault();
    +                   window.history.pushState(null, '', entry.to);
    +                 }}
    +               >`,
  fault('footer-links-do-nothing', 'NAV-LINKS-LEAD~1')`A click on a link of the footer does nothing.
    src/layout/Footer.tsx
    - <SiteLink to={to} className
    + <SiteLink to={to} onClick={(event) => event.preventDefault()} className`,
  fault('dropdown-closes-and-opens-again', 'NAV-SUBMENU-CLOSES~1')`A dropdown that is closed by its summary opens again.
    src/layout/MenuDisclosure.tsx
    - <details name="menu"
    + <details name="menu" onToggle={({ currentTarget }) => setTimeout(() => (currentTarget.open = true))}`,
  fault(
    'menus-close-at-once-after-back',
    'NAV-SUBMENU-OPENS~1',
  )`After the visitor goes back, menus close as soon as they open.
    src/layout/use-closing-menus.ts
    - return () => closeMenus(element);
    + return () => {
    +       closeMenus(element);
    +       const isStart = window.history.state?.idx === 0;
    +       for (const menu of isStart ? (element?.querySelectorAll('details') ?? []) : []) menu.ontoggle = () => (menu.open = false);
    +     };`,
  fault('escape-only-on-first-page', 'A11Y-MENU-KEYBOARD~1')`Escape closes menus only until the first navigation.
    src/layout/use-closing-menus.ts
    - if (event.key !== 'Escape') return;
    + if (event.key !== 'Escape' || window.history.state?.key) return;`,
  fault('menus-stay-open-after-navigation', 'NAV-SUBMENU-STATES~1')`
    A menu stays open when one of its entries is followed.
    src/layout/use-closing-menus.ts
    - return () => closeMenus(element);
    + return () => void element;`,
  fault('mobile-menu-stays-open-after-back', 'NAV-SUBMENU-STATES~1')`
    The mobile menu stays open when the visitor goes back.
    src/layout/use-closing-menus.ts
    - return () => closeMenus(element);
    + return () => closeMenus(window.history.state?.idx === 0 ? null : element);`,
  fault('keys-do-not-stop-scroll', 'NAV-SCROLL-YIELDS~2')`A key does not stop a smooth scroll.
    src/navigation/smooth-scroll.ts
    - 'pointerdown', 'keydown']
    + 'pointerdown']`,
  fault('touch-and-click-do-not-stop-scroll', 'NAV-SCROLL-YIELDS~2')`Neither a touch nor a click stops a smooth scroll.
    src/navigation/smooth-scroll.ts
    - 'touchstart', 'pointerdown', 'keydown']
    + 'keydown']`,
  fault('reload-forgets-scroll', 'SHELL-SCROLL-RESTORE~1')`A page that is reloaded shows its top.
    src/navigation/scroll-restoration.ts
    - window.history.scrollRestoration = 'auto';
    + window.history.scrollRestoration = 'manual';`,
];
