import { callPanel } from '../../content/shared';
import { ButtonLink } from '../buttons/ButtonLink';
import { CallButton } from '../buttons/CallButton';
import { RichText } from '../RichText/RichText';
import styles from './CallPanel.module.css';

/** Ends the pages that carry no contact form: the phone first, then the way to the form. */
export function CallPanel() {
  return (
    <section className={styles.section} aria-labelledby="call-panel-heading">
      <div className={styles.panel}>
        <h2 id="call-panel-heading">{callPanel.heading}</h2>
        <p>
          <RichText text={callPanel.text} />
        </p>
        <p className={styles.actions}>
          <CallButton />{' '}
          <ButtonLink to="/contact" quiet>
            {callPanel.contactLinkText}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
