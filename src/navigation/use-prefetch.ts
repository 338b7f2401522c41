import { useEffect } from 'react';
import { prefetchPage } from './load-page';
import { routeAt } from './route-at';

/** Whether pages may be prefetched: not offline, on a slow connection, or with data saving turned on. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return navigator.onLine && !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== window.location.origin || !mayPrefetch()) return;
  const path = routeAt(link.pathname);
  if (path === link.pathname) prefetchPage(path);
}

const events = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches the chunk of a page when the visitor points at, touches or focuses a link to it. */
export function usePrefetch(): void {
  useEffect(() => {
    for (const event of events) document.addEventListener(event, prefetch, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, prefetch);
    };
  }, []);
}
