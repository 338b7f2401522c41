import { RichText } from '../components/RichText/RichText';
import { urgent } from '../content/shared';
import styles from './UrgentStrip.module.css';

/** The strip at the top of every page: 911 and 988 before anything else. */
export function UrgentStrip() {
  return (
    <aside aria-label="Emergency numbers">
      <p className={styles.strip}>
        <RichText text={urgent} />
      </p>
    </aside>
  );
}
