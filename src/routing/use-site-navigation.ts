import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import type { Navigation } from '../components/SiteLink/navigation-context';
import type { NavigationState } from '../layout/NavigationStatus';
import { loadedPage, loadPage, prefetchPage } from './page-store';
import type { RoutePath } from './paths';

/** A click that the browser should handle itself: a new tab, a new window, a download. */
function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * What links do on this site: a page whose chunks are here is shown at once; another is fetched first, with the old
 * page still standing. When the fetch fails (a chunk gone after a new deployment) the browser loads the page in full;
 * without a connection the visitor stays where they are and is told so.
 */
export function useSiteNavigation(): { navigation: Navigation; state: NavigationState } {
  const navigate = useNavigate();
  const location = useLocation();
  const { key } = location;
  const here = useRef({ navigate, location });
  const [state, setState] = useState<NavigationState>('idle');
  const latest = useRef(0);

  // Kept aside, so that the links of header and footer stay as they are when the page changes.
  useLayoutEffect(() => {
    here.current = { navigate, location };
  }, [navigate, location]);

  // Any arrival, by link or by the back button, ends what went before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each arrival, which is what counts
  useEffect(() => {
    latest.current += 1;
    setState('idle');
  }, [key]);

  const navigation = useMemo<Navigation>(() => {
    function go(path: RoutePath) {
      const { navigate, location } = here.current;
      // As in a browser, a link to the very address that one is at adds nothing to the history.
      navigate(path, { replace: createPath(location) === path });
    }
    async function fetchThenGo(path: RoutePath) {
      latest.current += 1;
      const mine = latest.current;
      setState('loading');
      const arrived = await loadPage(path).then(
        () => true,
        () => false,
      );
      if (latest.current !== mine) return;
      if (arrived) go(path);
      else if (navigator.onLine) window.location.assign(path);
      else setState('offline');
    }
    return {
      prefetch: prefetchPage,
      follow(event, path) {
        if (isForBrowser(event)) return;
        event.preventDefault();
        if (loadedPage(path)) go(path);
        else fetchThenGo(path);
      },
    };
  }, []);

  return { navigation, state };
}
