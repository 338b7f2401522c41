import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NavigationState } from './layout/NavigationStatus';
import { loadedPage, loadPage, prefetchPage } from './page-store';
import type { RoutePath } from './paths';
import type { Navigation } from './ui/navigation-context';

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
  const { key } = useLocation();
  const [state, setState] = useState<NavigationState>('idle');
  const latest = useRef(0);

  // Any arrival, by link or by the back button, ends what went before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each arrival, which is what counts
  useEffect(() => {
    latest.current += 1;
    setState('idle');
  }, [key]);

  const navigation = useMemo<Navigation>(() => {
    async function fetchThenGo(path: RoutePath) {
      latest.current += 1;
      const mine = latest.current;
      setState('loading');
      const arrived = await loadPage(path).then(
        () => true,
        () => false,
      );
      if (latest.current !== mine) return;
      if (arrived) navigate(path);
      else if (navigator.onLine) window.location.assign(path);
      else setState('offline');
    }
    return {
      prefetch: prefetchPage,
      follow(event, path) {
        if (isForBrowser(event) || loadedPage(path)) return;
        event.preventDefault();
        fetchThenGo(path);
      },
    };
  }, [navigate]);

  return { navigation, state };
}
