import type { UrgentAction } from '../../content/types';
import { RichText } from '../RichText/RichText';
import styles from './UrgentCard.module.css';

/** What to do at once, made to be scanned: one action a heading, with a few short points under it. */
export function UrgentCard({ actions }: { actions: readonly UrgentAction[] }) {
  return (
    <div className={styles.card}>
      {actions.map(({ heading, points }, action) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content is fixed at build time, its order never changes
        <div key={action}>
          <h2>
            <RichText text={heading} />
          </h2>
          <ul>
            {points.map((point, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: content is fixed at build time, its order never changes
              <li key={index}>
                <RichText text={point} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
