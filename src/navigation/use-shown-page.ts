import { useEffect, useState } from 'react';
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
 * Returns the page to show: that of the current location at once if it has loaded, and otherwise the previous page until it
 * loads or fails. Suspense would do the same, but would render twice and wait even for a page that has loaded.
 */
export function useShownPage(): ShownPage & { readonly isBusy: boolean } {
  const location = useLocation();
  const path = routeAt(location.pathname);
  const page = loadedPage(path);
  const [shown, show] = useState<ShownPage>({ location, path, page });
  const isCurrent = shown.location === location;
  // React discards this render and starts again with the new state.
  if (page && !isCurrent) show({ location, path, page });

  useEffect(() => {
    if (isCurrent) return;
    let isLatest = true;
    loadPage(path).then(
      (loaded) => isLatest && show({ location, path, page: loaded }),
      (error) => (isLatest ? show({ location, path, error }) : reportError(error)),
    );
    return () => {
      isLatest = false;
    };
  }, [isCurrent, location, path]);

  return { ...shown, isBusy: !isCurrent };
}
