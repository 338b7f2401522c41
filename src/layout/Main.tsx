import { type ReactNode, useSyncExternalStore } from 'react';
import { LoadingBar } from './LoadingBar';

/** React Router sets the address as soon as a link is clicked or the visitor goes back. */
function subscribeToAddress(listener: () => void): () => void {
  document.addEventListener('click', listener);
  window.addEventListener('popstate', listener);
  return () => {
    document.removeEventListener('click', listener);
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
      {busy && <LoadingBar />}
    </>
  );
}
