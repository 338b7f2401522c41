import type { ReactNode } from 'react';
import { drawingSize } from '../../content/pictures';
import type { Section } from '../../content/types';
import { CallButton } from '../CallButton/CallButton';
import { Blocks } from '../RichText/RichText';
import styles from './PageSection.module.css';

export interface PageSectionProps extends Section {
  /** Content after the body. */
  children?: ReactNode;
}

/**
 * A section of running text. Its h2 receives the focus when a visitor follows a link to the section. The section has no
 * accessible name, because a name would make it a landmark, and a page has too many sections for that.
 */
export function PageSection({ id, heading, body, kind = 'know', lang, drawing, offPaper, children }: PageSectionProps) {
  const isDrawn = kind === 'know' && drawing;
  return (
    <section id={id} lang={lang} data-screen-only={offPaper} className={styles[isDrawn ? 'drawn' : kind]}>
      {isDrawn && (
        <img
          src={`/media/${drawing}.svg`}
          alt=""
          {...drawingSize}
          loading="lazy"
          decoding="async"
          className={styles.drawing}
        />
      )}
      <h2>{heading}</h2>
      <Blocks blocks={body} />
      {children}
      {kind === 'start' && (
        <p className="actions">
          <CallButton />
        </p>
      )}
    </section>
  );
}
