import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { loadedPage } from './load-page';
import { routeAt } from './route-at';

/**
 * Makes the browser restore the scroll position after Back or Forward when the page is shown, in the two cases in which this
 * would be too early: if the page must load, the previous page may be shorter; if the address has a fragment, Chrome would
 * scroll to the fragment instead. Browsers without the Navigation API do what they can. Call this hook before the one that
 * returns the focus, because Chrome takes the focus away when it restores the position at an address with a fragment.
 */
export function useLateScrollRestoration(shown: Location): void {
  const restore = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` changes when the page is on the screen
  useLayoutEffect(() => {
    restore.current?.();
    restore.current = undefined;
  }, [shown]);

  useEffect(() => {
    const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
    const wait = (event: NavigateEvent) => {
      const { pathname, hash } = new URL(event.destination.url);
      const isEarly = hash !== '' || !loadedPage(routeAt(pathname));
      if (event.navigationType !== 'traverse' || !event.canIntercept || !isEarly) return;
      const isShown = new Promise<void>((resolve) => {
        restore.current = () => {
          if (!event.signal.aborted) event.scroll();
          resolve();
        };
      });
      event.intercept({ handler: () => isShown, focusReset: 'manual' });
    };
    navigation?.addEventListener('navigate', wait);
    return () => navigation?.removeEventListener('navigate', wait);
  }, []);
}
