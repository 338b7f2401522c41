import type { QuickLinkList } from '../../content/types';
import { SectionLink, SiteLink } from '../SiteLink/SiteLink';
import styles from './QuickLinks.module.css';

/** Links to urgent help, as large as cards, for people who cannot read the page first. */
export function QuickLinks({ heading, links }: QuickLinkList) {
  return (
    <section className={styles.section}>
      <h2 className="small-heading">{heading}</h2>
      <ul className={styles.links}>
        {links.map(({ title, text, ...link }) => {
          const label = (
            <>
              <strong>{title}</strong> <span>{text}</span>
            </>
          );
          return (
            <li key={title} className="raised">
              {'to' in link ? <SiteLink {...link}>{label}</SiteLink> : <SectionLink {...link}>{label}</SectionLink>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
