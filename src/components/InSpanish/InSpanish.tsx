import { callsInSpanish, moreInSpanish } from '../../content/shared/in-spanish';
import { Icon } from '../Icon/Icon';
import { Blocks, RichText } from '../RichText/RichText';
import styles from './InSpanish.module.css';

/** Help in Spanish, near the top of the pages that people in need open first. Only the line with the phone numbers is always shown. */
export function InSpanish() {
  return (
    <div lang="es" className={styles.box}>
      <p className={styles.calls}>
        <RichText text={callsInSpanish} />
      </p>
      <details className={styles.more}>
        <summary>
          {moreInSpanish.summary} <Icon name="down" />
        </summary>
        <Blocks blocks={moreInSpanish.body} />
      </details>
    </div>
  );
}
