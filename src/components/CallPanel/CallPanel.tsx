import { callPanel } from '../../content/interface/calls';
import { Button } from '../Button/Button';
import { CallButton } from '../CallButton/CallButton';
import { Container } from '../Container/Container';
import { Blocks } from '../RichText/RichText';
import styles from './CallPanel.module.css';

/** The panel at the end of a menu page or the not-found page: a call button, then a link to the contact page. */
export function CallPanel() {
  return (
    <section className={styles.section}>
      <Container className={styles.panel}>
        <h2>{callPanel.heading}</h2>
        <Blocks blocks={[callPanel.text]} />
        <p className={`actions ${styles.actions}`}>
          <CallButton />{' '}
          <Button to="/contact" variant="quiet">
            {callPanel.contactLinkText}
          </Button>
        </p>
      </Container>
    </section>
  );
}
