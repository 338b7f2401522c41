import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
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

/**
 * The landmark around the page. While the next page is being loaded and this one is still shown, the address is ahead of
 * the router's location: then it is marked busy, and a bar shows.
 */
export function Main({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
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
