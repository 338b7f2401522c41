import type { ReactNode } from 'react';
import styles from './Main.module.css';

interface MainProps {
  /** Whether the next page is loading. */
  busy: boolean;
  /** The page. */
  children: ReactNode;
}

/** The landmark around the page. While the next page is loading, it is marked busy, and a loading bar shows. */
export function Main({ busy, children }: MainProps) {
  return (
    <>
      <main id="main" tabIndex={-1} aria-busy={busy || undefined}>
        {children}
      </main>
      {busy && <div className={styles.loading} data-screen-only aria-hidden="true" />}
    </>
  );
}
