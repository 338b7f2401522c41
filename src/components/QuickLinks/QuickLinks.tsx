import type { QuickLink } from '../../content/types';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './QuickLinks.module.css';

interface QuickLinksProps {
  heading: string;
  /** The first two are those that cannot wait. */
  links: readonly QuickLink[];
}

/** Links as large as cards, for people who can’t read on first, to what they need now. */
export function QuickLinks({ heading, links }: QuickLinksProps) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      <ul className={styles.links}>
        {links.map(({ to, section, title, text }) => (
          <li key={title}>
            <SiteLink to={to} section={section}>
              <strong>{title}</strong> <span>{text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
