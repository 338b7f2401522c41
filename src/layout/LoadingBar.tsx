import styles from './LoadingBar.module.css';

/** A bar at the top of the screen while a page is loading; `aria-busy` on `<main>` tells assistive technology. */
export function LoadingBar() {
  return <div className={styles.bar} data-screen-only aria-hidden="true" />;
}
