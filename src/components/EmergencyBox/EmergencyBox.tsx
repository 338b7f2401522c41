import { labels } from '../../content/labels';
import type { Text } from '../../content/rich-text';
import { urgent } from '../../content/shared';
import type { UrgentAction } from '../../content/types';
import { RichText } from '../RichText/RichText';
import { UrgentActions } from '../UrgentActions/UrgentActions';
import styles from './EmergencyBox.module.css';

interface EmergencyBoxProps {
  more?: Text | undefined;
  actions?: readonly UrgentAction[] | undefined;
}

/**
 * A boxed notice above everything else that a page says: what is urgent about its subject, or else 911 and 988.
 * @param more a line about the condition or substance of the page
 * @param actions a card of urgent actions, for a page that people open in an emergency
 */
export function EmergencyBox({ more, actions }: EmergencyBoxProps) {
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
      {actions && <UrgentActions actions={actions} />}
    </section>
  );
}
