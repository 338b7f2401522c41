import { suicidalThoughts } from '../../content/interface/emergency';
import { labels } from '../../content/interface/labels';
import type { Text } from '../../content/rich-text';
import type { UrgentAction } from '../../content/types';
import { Button } from '../Button/Button';
import { Blocks, RichText } from '../RichText/RichText';
import styles from './EmergencyBox.module.css';

interface EmergencyBoxProps {
  /** Begins with whom to call or text with thoughts of suicide. */
  suicidal?: boolean;
  /** A line about the page's condition. */
  text?: Text | undefined;
  /** What to do at once, easy to scan: a heading of a few words, then short points. */
  actions?: readonly UrgentAction[] | undefined;
}

/** A framed notice with the most urgent advice on the page. */
export function EmergencyBox({ suicidal = false, text, actions }: EmergencyBoxProps) {
  return (
    <section className={styles.box} aria-label={labels.urgentHelp}>
      {suicidal && (
        <hgroup>
          <h2>{suicidalThoughts.heading}</h2>
          <p className="actions">
            {suicidalThoughts.buttons.flatMap(({ phone, label }) => [
              <Button key={phone} phone={phone} variant="quiet">
                {label}
              </Button>,
              ' ',
            ])}
          </p>
        </hgroup>
      )}
      {text && <Blocks blocks={[text]} />}
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
