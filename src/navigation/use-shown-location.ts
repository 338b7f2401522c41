import { startTransition, useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { loadedPage, loadPage } from './load-page';
import { routeAt } from './route-at';

/**
 * Returns the location to show: the current one if its page has loaded, and otherwise the previous one until the page
 * loads or fails.
 */
export function useShownLocation(): Location {
  const location = useLocation();
  const path = routeAt(location.pathname);
  const isHere = loadedPage(path) !== undefined;
  const [shown, show] = useState(location);
  if (isHere && shown !== location) show(location);
  // Request the page before the loading bar renders. Later calls for the same page return the same promise.
  const page = loadPage(path);

  useEffect(() => {
    let isLatest = true;
    const showIt = () => isLatest && show(location);
    // Render a loaded page in one task. Render a failed one in a transition, so that the old page remains on the screen
    // until React has read the error.
    page.then(showIt, () => startTransition(() => void showIt()));
    return () => {
      isLatest = false;
    };
  }, [page, location]);

  return isHere ? location : shown;
}
