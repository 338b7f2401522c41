import { RichText } from '../components/RichText/RichText';
import { offline } from '../content/shared';
import styles from './NavigationStatus.module.css';

/** How the last navigation goes: nothing to say, its page is on the way, or it could not be fetched. */
export type NavigationState = 'idle' | 'loading' | 'offline';

/** Tells that a page is on its way, or that it cannot be had without a connection; silent otherwise. */
export function NavigationStatus({ state }: { state: NavigationState }) {
  return (
    <div role="status" className={styles.status}>
      {state === 'loading' && <span className={styles.bar} />}
      {state === 'offline' && (
        <p className={styles.message}>
          <RichText text={offline} />
        </p>
      )}
    </div>
  );
}
