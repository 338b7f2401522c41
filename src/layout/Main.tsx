import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './Main.module.css';

/** The address changes as soon as a link is clicked (`useLinkClicks`, on the document) or the visitor goes back. */
function subscribeToAddress(listener: () => void): () => void {
  window.addEventListener('click', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('click', listener);
    window.removeEventListener('popstate', listener);
  };
}

interface MainProps {
  /** The path of the page that is shown. */
  pathname: string;
  /** The page. */
  children: ReactNode;
}

/** The landmark around the page. While the address is ahead of the page, it is marked busy, and a loading bar shows. */
export function Main({ pathname, children }: MainProps) {
  const address = useSyncExternalStore(
    subscribeToAddress,
    () => window.location.pathname,
    () => pathname,
  );
  const busy = address !== pathname;
  return (
    <>
      <main id="main" tabIndex={-1} aria-busy={busy || undefined}>
        {children}
      </main>
      {busy && <div className={styles.loading} data-screen-only aria-hidden="true" />}
    </>
  );
}
