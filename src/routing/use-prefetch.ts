import { useEffect } from 'react';
import { pages } from './pages';
import { routeAt } from './paths';

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether bytes may be spent on a page that nobody has asked for yet: never on a metered or slow connection. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return navigator.onLine && !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== window.location.origin || !mayPrefetch()) return;
  // The browser keeps a module that it has. A failure does not matter: the navigation itself will try again.
  pages[routeAt(link.pathname)]().catch(() => {});
}

const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the chunk of a page as soon as the visitor points at, touches or focuses a link to it. */
export function usePrefetch(): void {
  useEffect(() => {
    for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prefetch);
    };
  }, []);
}
