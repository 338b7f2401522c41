import { memo } from 'react';
import { PhoneLink } from '../components/PhoneLink/PhoneLink';
import { RichText } from '../components/RichText/RichText';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { footer } from '../content/footer';
import { footerColumns, legalLinks, type NavLink } from '../content/navigation';
import { spanishLine, stateStatement } from '../content/notices/state-status';
import { disclaimer, supportTeam } from '../content/shared';
import { site } from '../site';
import { BackToTop } from './BackToTop';
import { Coast } from './Coast';
import styles from './Footer.module.css';

function Links({ links }: { links: readonly NavLink[] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <SiteLink to={to}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The shared footer (specification sections 1 and 2). Memoized: a navigation does not render it again. */
export const Footer = memo(function Footer() {
  const { certification, law } = site;
  return (
    <footer className={styles.footer}>
      <Coast />
      <div className={styles.inner}>
        <nav aria-label="Footer" className={styles.columns}>
          {footerColumns.map(({ heading, links }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <Links links={links} />
            </div>
          ))}
        </nav>
        <div className={styles.facts}>
          <p>
            <RichText text={supportTeam} />
          </p>
          {law.federalFunds && (
            <p lang="es" className={styles.spanish}>
              {spanishLine} <PhoneLink phone="clinic" />.
            </p>
          )}
          <p>
            {site.name}, {site.address.street}, {site.address.locality}. Phone <PhoneLink phone="clinic" />
          </p>
          <p>
            {stateStatement[law.stateStatus]} {footer.certification} {certification.number}. {footer.expires}{' '}
            {certification.expires}.{' '}
            <a href={certification.registerUrl} rel="noopener noreferrer">
              Check it in the {certification.registerName}
            </a>
          </p>
          <p>{site.accreditation}.</p>
          <p>{disclaimer}</p>
        </div>
        <div className={styles.legal}>
          <p>
            © {footer.copyrightYear} {site.name}
          </p>
          <nav aria-label="Legal">
            <Links links={legalLinks} />
          </nav>
          <BackToTop />
        </div>
      </div>
    </footer>
  );
});
