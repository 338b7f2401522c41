import { callPanel } from '../../content/interface/calls';
import type { Block } from '../../content/rich-text';
import { Button } from '../Button/Button';
import { CallButton } from '../CallButton/CallButton';
import { Blocks } from '../RichText/RichText';
import styles from './StartPanel.module.css';

interface StartPanelProps {
  heading: string;
  body: readonly Block[];
  /** Adds a link to the contact page, for a page without the contact form. */
  contactLink?: boolean;
}

/** The panel on text and program pages that asks visitors to call for an initial assessment (specification section 1). */
export function StartPanel({ heading, body, contactLink = false }: StartPanelProps) {
  return (
    <section className={styles.panel}>
      <h2 className="small-heading">{heading}</h2>
      <Blocks blocks={body} />
      <p className="actions">
        <CallButton />{' '}
        {contactLink && (
          <Button to="/contact" variant="quiet">
            {callPanel.contactLinkText}
          </Button>
        )}
      </p>
    </section>
  );
}
