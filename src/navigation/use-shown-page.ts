import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { RoutePath } from '../paths';
import type { PageModule } from '../routes';
import { loadedPage, loadPage } from './load-page';
import { routeAt } from './route-at';

/** A location with its page, or with the reason why its page cannot be shown. */
interface ShownPage {
  readonly location: Location;
  readonly path: RoutePath;
  readonly page?: PageModule | undefined;
  readonly error?: unknown;
}

/**
 * Makes the browser restore the scroll position after Back or Forward when the page is shown, in the two cases in which this
 * would be too early: if the page must load, the previous page may be shorter; if the address has a fragment, Chrome would
 * scroll to the fragment instead. Browsers without the Navigation API do what they can.
 * @param shown the location that is shown
 */
function useLateScrollRestoration(shown: Location): void {
  const finish = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` changes when the page is on the screen
  useLayoutEffect(() => finish.current?.(), [shown]);

  useEffect(() => {
    const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
    const wait = (event: NavigateEvent) => {
      const { pathname, hash } = new URL(event.destination.url);
      const isEarly = hash !== '' || !loadedPage(routeAt(pathname));
      if (event.navigationType !== 'traverse' || !event.canIntercept || !isEarly) return;
      const isShown = new Promise<void>((resolve) => {
        finish.current = resolve;
      });
      event.intercept({ handler: () => isShown, focusReset: 'manual' });
    };
    navigation?.addEventListener('navigate', wait);
    return () => navigation?.removeEventListener('navigate', wait);
  }, []);
}

/**
 * Returns the page to show: that of the current location at once if it has loaded, and otherwise the previous page until it
 * loads or fails. Suspense would do the same, but would render twice and wait even for a page that has loaded.
 */
export function useShownPage(): ShownPage & { readonly isBusy: boolean } {
  const location = useLocation();
  const path = routeAt(location.pathname);
  const page = loadedPage(path);
  const [shown, show] = useState<ShownPage>({ location, path, page });
  const isCurrent = shown.location === location;
  if (page && !isCurrent) show({ location, path, page });

  useEffect(() => {
    if (isCurrent) return;
    let isLatest = true;
    loadPage(path).then(
      (loaded) => isLatest && show({ location, path, page: loaded }),
      (error) => isLatest && show({ location, path, error }),
    );
    return () => {
      isLatest = false;
    };
  }, [isCurrent, location, path]);

  useLateScrollRestoration(shown.location);
  return { ...(page && !isCurrent ? { location, path, page } : shown), isBusy: !isCurrent && !page };
}
