import type { ReactNode } from 'react';
import { callPanel } from '../../content/interface/calls';
import { drawingSize } from '../../content/pictures';
import type { Section } from '../../content/types';
import { Button } from '../Button/Button';
import { CallButton } from '../CallButton/CallButton';
import { Blocks, nodesOf } from '../RichText/RichText';
import styles from './PageSection.module.css';

export interface PageSectionProps extends Section {
  /** Content after the body. */
  children?: ReactNode;
  /** Adds a link to the contact page beside the call button, for a page without the contact form. */
  orWrite?: boolean;
}

/**
 * A section of running text. Its h2 receives the focus when a visitor follows a link to the section. The section has no
 * accessible name, because a name would make it a landmark, and a page has too many sections for that.
 */
export function PageSection({ kind = 'know', drawing, orWrite, children, ...section }: PageSectionProps) {
  const { id, lang, offPaper, heading, body } = section;
  const isDrawn = kind === 'know' && drawing;
  return (
    <section id={id} lang={lang} data-screen-only={offPaper} className={styles[isDrawn ? 'drawn' : kind]}>
      {isDrawn && (
        <img src={`/media/${drawing}.svg`} alt="" {...drawingSize} loading="lazy" className={styles.drawing} />
      )}
      <h2>{nodesOf(heading)}</h2>
      <Blocks blocks={body} />
      {children}
      {kind === 'start' && (
        <p className="actions">
          <CallButton />{' '}
          {orWrite && (
            <Button to="/contact" variant="quiet">
              {callPanel.contactLinkText}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}
