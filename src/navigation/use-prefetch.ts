import { useEffect } from 'react';
import { prefetchPage } from './load-page';
import { routeAt } from './route-at';

/** Whether pages may be prefetched: not when offline, on a slow connection, or in data-saving mode. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return navigator.onLine && !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== window.location.origin || !mayPrefetch()) return;
  const path = routeAt(link.pathname);
  if (path === link.pathname) prefetchPage(path);
}

const events = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches the chunk of a page when the visitor points at, touches or focuses a link to the page. */
export function usePrefetch(): void {
  useEffect(() => {
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const event of events) document.addEventListener(event, ({ target }) => prefetch(target), options);
    return () => listening.abort();
  }, []);
}

/** Calls a function when the browser is idle or, in a browser without `requestIdleCallback` such as Safari, after a second. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 1000);
}

/**
 * Prefetches the chunks of pages whose links come into view and are still in view when the browser is idle. A link that
 * has scrolled past by then prefetches nothing. Nor do the links in the footer, which come into view at the end of every page.
 * @param isWhole whether the whole page is rendered
 */
export function usePrefetchInView(isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole) return;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
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
