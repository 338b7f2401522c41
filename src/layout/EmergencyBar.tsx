import { RichText } from '../components/RichText/RichText';
import { labels } from '../content/labels';
import { urgent } from '../content/shared';
import styles from './EmergencyBar.module.css';

/** The strip at the top of every page: 911 and 988 before anything else. */
export function EmergencyBar() {
  return (
    <aside aria-label={labels.emergencyNumbers}>
      <p className={`night ${styles.strip}`}>
        <RichText text={urgent} />
      </p>
    </aside>
  );
}
