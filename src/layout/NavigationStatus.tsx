import styles from './NavigationStatus.module.css';

/** Shows that a page is on its way; silent otherwise. */
export function NavigationStatus({ busy }: { busy: boolean }) {
  return (
    <div role="status" className={styles.status}>
      {busy && <span className={styles.bar} />}
    </div>
  );
}
