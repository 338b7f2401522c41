import type { ReactNode } from 'react';
import type { Block } from '../../content/rich-text';
import { Blocks } from '../RichText/RichText';
import styles from './PageSection.module.css';

interface PageSectionProps {
  /** Unique on the page: the section’s fragment identifier. */
  id: string;
  heading: string;
  body: readonly Block[];
  /** Follows the body. */
  children?: ReactNode;
}

/**
 * A section of running text with its h2, which takes the focus when a fragment link leads to the section. It has no
 * accessible name: with one it would be a landmark, and a page has too many sections for that.
 */
export function PageSection({ id, heading, body, children }: PageSectionProps) {
  return (
    <section id={id} className={styles.section}>
      <h2 tabIndex={-1}>{heading}</h2>
      <Blocks blocks={body} />
      {children}
    </section>
  );
}
