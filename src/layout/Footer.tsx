import { Icon } from '../components/Icon/Icon';
import { PhoneLink } from '../components/PhoneLink/PhoneLink';
import { Blocks } from '../components/RichText/RichText';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { clinicFacts, spanishLine, supportTeam } from '../content/interface/footer';
import { labels } from '../content/interface/labels';
import { footerColumns, legalLinks } from '../content/interface/menus';
import type { NavLink } from '../content/types';
import { focusTop } from '../navigation/focus';
import { smoothScrollToTop } from '../navigation/smooth-scroll';
import { site } from '../site';
import styles from './Footer.module.css';

/** Scrolls to the top in 500 ms (specification section 2). Moves the focus, so that the next Tab does not return to the footer. */
function backToTop() {
  focusTop();
  smoothScrollToTop();
}

function Links({ links }: { links: readonly (NavLink & { readonly section?: string })[] }) {
  return (
    <ul>
      {links.map(({ to, section, label }) => (
        <li key={label}>
          <SiteLink to={to} section={section}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The shared footer (specification sections 1 and 2). */
export function Footer() {
  return (
    <footer className="night">
      <img
        src="/media/skyline.svg"
        alt=""
        width={1600}
        height={240}
        loading="lazy"
        className={styles.skyline}
        data-screen-only
      />
      <div className={`container ${styles.inner}`}>
        <nav aria-label={labels.footer} className={styles.columns}>
          {footerColumns.map(({ heading, links }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <Links links={links} />
            </div>
          ))}
        </nav>
        <div className={styles.facts}>
          <Blocks blocks={[supportTeam]} />
          {site.law.federalFunds && (
            <p lang="es">
              {spanishLine} <PhoneLink phone="clinic" />.
            </p>
          )}
          <Blocks blocks={clinicFacts} />
        </div>
        <div className={styles.legal}>
          <p>
            © {site.copyrightYear} {site.name}
          </p>
          <nav aria-label={labels.legal}>
            <Links links={legalLinks} />
          </nav>
          <button type="button" className={styles.up} data-needs-scripts onClick={backToTop}>
            <Icon name="up" /> {labels.backToTop}
          </button>
        </div>
      </div>
    </footer>
  );
}
