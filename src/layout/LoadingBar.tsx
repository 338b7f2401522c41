import styles from './LoadingBar.module.css';

/** Shows that a page is on its way, at the upper edge; the main part says the same by `aria-busy`. */
export function LoadingBar() {
  return <div className={styles.bar} data-screen-only aria-hidden="true" />;
}
