import { startTransition, useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { loadedPage, loadPage } from './load-page';
import { routeAt } from './route-at';

/**
 * The location whose page is shown: that of the address, if its page is here; otherwise the one before it, until the page
 * has loaded or failed to.
 */
export function useShownLocation(): Location {
  const location = useLocation();
  const path = routeAt(location.pathname);
  const isHere = loadedPage(path) !== undefined;
  const [shown, show] = useState(location);
  if (isHere && shown !== location) show(location);
  // Requested before the old page is rendered with its loading bar. A page is requested only once.
  const page = loadPage(path);

  useEffect(() => {
    let isLatest = true;
    const showIt = () => isLatest && show(location);
    // A page that has loaded is rendered in one task. One that failed is rendered in a transition, in which the old page
    // stays until React knows its error.
    page.then(showIt, () => startTransition(() => void showIt()));
    return () => {
      isLatest = false;
    };
  }, [page, location]);

  return isHere ? location : shown;
}
