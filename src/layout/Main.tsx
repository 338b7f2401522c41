import type { ReactNode } from 'react';
import styles from './Main.module.css';

interface MainProps {
  /** Whether the next page is loading. */
  busy: boolean;
  /** The page. */
  children: ReactNode;
}

/** The `main` landmark. While the next page loads, the landmark has `aria-busy`, and a loading bar is shown. */
export function Main({ busy, children }: MainProps) {
  return (
    <>
      <main id="main" aria-busy={busy || undefined}>
        {children}
      </main>
      {busy && <div className={styles.loading} data-screen-only aria-hidden="true" />}
    </>
  );
}
