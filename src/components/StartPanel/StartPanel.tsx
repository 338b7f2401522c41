import { callToAssess } from '../../content/shared';
import { CallButton } from '../buttons/CallButton';
import { RichText } from '../RichText/RichText';
import styles from './StartPanel.module.css';

/** The aside of a page of text: call to book an initial assessment, as every page asks (specification section 1). */
export function StartPanel() {
  return (
    <section className={styles.panel}>
      <h2>{callToAssess.heading}</h2>
      <p>
        <RichText text={callToAssess.text} />
      </p>
      <CallButton />
    </section>
  );
}
