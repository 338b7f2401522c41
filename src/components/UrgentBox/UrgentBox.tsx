import { urgent } from '../../content/shared';
import type { Text } from '../../content/types';
import { RichText } from '../RichText/RichText';
import styles from './UrgentBox.module.css';

/** The boxed urgent lines, above everything that the clinic says of itself. */
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
