import styles from './LoadingBar.module.css';

/** The bar at the top of the screen while the next page loads. Screen readers read the `aria-busy` of `<main>` instead. */
export const LoadingBar = () => <div className={styles.loading} data-screen-only aria-hidden="true" />;
