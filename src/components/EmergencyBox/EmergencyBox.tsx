import { emergencyCalls } from '../../content/interface/emergency';
import { labels } from '../../content/interface/labels';
import type { Text } from '../../content/rich-text';
import type { UrgentAction } from '../../content/types';
import { Blocks, RichText } from '../RichText/RichText';
import styles from './EmergencyBox.module.css';

interface EmergencyBoxProps {
  more?: Text | undefined;
  actions?: readonly UrgentAction[] | undefined;
}

/**
 * A framed notice with the most urgent advice about the page's subject or, by default, with 911 and 988.
 * @param more a line about the page's condition or substance
 * @param actions what to do at once, easy to scan: a heading of a few words, then short points
 */
export function EmergencyBox({ more, actions }: EmergencyBoxProps) {
  return (
    <section className={styles.box} aria-label={labels.urgentHelp}>
      {!more && !actions && (
        <p>
          <strong>
            <RichText text={emergencyCalls} />
          </strong>
        </p>
      )}
      {more && (
        <p>
          <RichText text={more} />
        </p>
      )}
      {actions?.map(({ heading, points }, action) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content is fixed at build time, its order never changes
        <div key={action}>
          <h2>
            <RichText text={heading} />
          </h2>
          <Blocks blocks={[{ list: points }]} />
        </div>
      ))}
    </section>
  );
}
