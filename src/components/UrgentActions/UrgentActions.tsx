import type { UrgentAction } from '../../content/types';
import { Blocks, RichText } from '../RichText/RichText';
import styles from './UrgentActions.module.css';

/** What to do at once, made to be scanned: one action a heading, with a few short points under it. */
export function UrgentActions({ actions }: { actions: readonly UrgentAction[] }) {
  return (
    <div className={styles.card}>
      {actions.map(({ heading, points }, action) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: content is fixed at build time, its order never changes
        <div key={action}>
          <h2>
            <RichText text={heading} />
          </h2>
          <Blocks blocks={[{ list: points }]} />
        </div>
      ))}
    </div>
  );
}
