import { labels } from '../../content/labels';
import type { Text } from '../../content/rich-text';
import { urgent } from '../../content/shared';
import type { UrgentAction } from '../../content/types';
import { Blocks, RichText } from '../RichText/RichText';
import styles from './EmergencyBox.module.css';

interface EmergencyBoxProps {
  more?: Text | undefined;
  actions?: readonly UrgentAction[] | undefined;
  /** Whether the box comes before the page's h1. No other heading may come first, so its titles are not headings then. */
  beforeHeading?: boolean;
}

/**
 * A framed notice with what is most urgent about the page's subject, or with 911 and 988.
 * @param more a line about the page's condition or substance
 * @param actions what to do at once, easy to scan: each title is one action, followed by a few short points
 */
export function EmergencyBox({ more, actions, beforeHeading = false }: EmergencyBoxProps) {
  return (
    <section className={styles.box} aria-label={labels.urgentHelp}>
      {!more && !actions && (
        <p>
          <strong>
            <RichText text={urgent} />
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
          {beforeHeading ? (
            <p className={`heading ${styles.title}`}>
              <strong>
                <RichText text={heading} />
              </strong>
            </p>
          ) : (
            <h2 className={styles.title}>
              <RichText text={heading} />
            </h2>
          )}
          <Blocks blocks={[{ list: points }]} />
        </div>
      ))}
    </section>
  );
}
