import { callPanel } from '../../content/shared';
import { ButtonLink } from '../buttons/ButtonLink';
import { CallButton } from '../buttons/CallButton';
import { Container } from '../Container/Container';
import { RichText } from '../RichText/RichText';
import styles from './CallPanel.module.css';

/** The end of a page that has no contact form: a call button, then a link to the contact page. */
export function CallPanel() {
  return (
    <section className={styles.section}>
      <Container className={styles.panel}>
        <h2>{callPanel.heading}</h2>
        <p>
          <RichText text={callPanel.text} />
        </p>
        <p className={styles.actions}>
          <CallButton />{' '}
          <ButtonLink to="/contact" quiet>
            {callPanel.contactLinkText}
          </ButtonLink>
        </p>
      </Container>
    </section>
  );
}
