import type { ReactNode } from 'react';
import type { Block } from '../../content/rich-text';
import { Blocks } from '../RichText/RichText';
import styles from './PageSection.module.css';

interface PageSectionProps {
  /** The section’s fragment identifier, unique on the page. */
  id: string;
  heading: string;
  body: readonly Block[];
  /** Content after the body. */
  children?: ReactNode;
}

/**
 * A section of running text. Its h2 receives the focus when a visitor follows a link to the section. The section has no
 * accessible name, because a name would make it a landmark, and a page has too many sections for that.
 */
export function PageSection({ id, heading, body, children }: PageSectionProps) {
  return (
    <section id={id} className={styles.section}>
      <h2>{heading}</h2>
      <Blocks blocks={body} />
      {children}
    </section>
  );
}
