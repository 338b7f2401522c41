import { useEffect } from 'react';
import { loadPage } from './load-page';
import { routeAt } from './route-at';

/** Whether pages may be prefetched: not when offline, on a slow connection, or in data-saving mode. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return navigator.onLine && !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}

/** Loads the page of a link. If this fails, a navigation to the page tries to load it again. */
function prefetch(link: HTMLAnchorElement): void {
  const path = routeAt(link.pathname);
  if (link.origin !== window.location.origin || path !== link.pathname || !mayPrefetch()) return;
  loadPage(path).catch(reportError);
}

/** Calls a function when the browser is idle or, in a browser without `requestIdleCallback` such as Safari, after a second. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 1000);
}

/**
 * Prefetches the chunks of pages whose links come into view and are still in view when the browser is idle. A link that
 * has scrolled past by then prefetches nothing. Nor do the links in the footer, which come into view at the end of every page.
 */
export function usePrefetch(isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole) return;
    const inView = new Set<HTMLAnchorElement>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (target instanceof HTMLAnchorElement) inView[isIntersecting ? 'add' : 'delete'](target);
      whenIdle(() => {
        inView.forEach(prefetch);
        // Prefetch once each time a link comes into view, so that a missing chunk is not requested again and again.
        inView.clear();
      });
    });
    for (const link of document.querySelectorAll('a:not(footer *)')) observer.observe(link);
    return () => {
      observer.disconnect();
      inView.clear();
    };
  }, [isWhole]);
}
