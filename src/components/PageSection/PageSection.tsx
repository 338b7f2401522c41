import type { ReactNode } from 'react';
import type { Block } from '../../content/types';
import { Blocks } from '../RichText/RichText';
import styles from './PageSection.module.css';

interface PageSectionProps {
  id: string;
  heading: string;
  body: readonly Block[];
  children?: ReactNode;
}

/** A headed section of running text that a fragment can lead to. */
export function PageSection({ id, heading, body, children }: PageSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} tabIndex={-1}>
        {heading}
      </h2>
      <Blocks blocks={body} />
      {children}
    </section>
  );
}
