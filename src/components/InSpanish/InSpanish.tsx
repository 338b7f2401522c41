import type { Text } from '../../content/rich-text';
import { callsInSpanish, moreInSpanish } from '../../content/shared/in-spanish';
import { Icon } from '../Icon/Icon';
import { Blocks, RichText } from '../RichText/RichText';
import styles from './InSpanish.module.css';

/**
 * Help in Spanish, near the top of the pages that people in need open first. Only the line with the phone numbers is always shown.
 * @param links where to read more, instead of more text in a disclosure
 */
export function InSpanish({ links }: { links?: Text }) {
  return (
    <div lang="es" className={styles.box}>
      <p className={styles.calls}>
        <RichText text={callsInSpanish} />
      </p>
      {links ? (
        <Blocks blocks={[links]} />
      ) : (
        <details className={styles.more}>
          <summary>
            {moreInSpanish.summary} <Icon name="down" />
          </summary>
          <Blocks blocks={moreInSpanish.body} />
        </details>
      )}
    </div>
  );
}
