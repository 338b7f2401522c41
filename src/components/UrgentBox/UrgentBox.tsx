import { urgent } from '../../content/shared';
import type { Text } from '../../content/types';
import { RichText } from '../RichText/RichText';
import styles from './UrgentBox.module.css';

/**
 * A boxed notice with 911 and 988, above everything else that a page says.
 * @param more a second line, about the condition or substance of the page
 */
export function UrgentBox({ more }: { more?: Text | undefined }) {
  return (
    <section className={styles.box} aria-label="Urgent help">
      <p>
        <strong>
          <RichText text={urgent} />
        </strong>
      </p>
      {more && (
        <p>
          <RichText text={more} />
        </p>
      )}
    </section>
  );
}
