import { memo, use, useDeferredValue, useEffect } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { NavigationContext } from './components/SiteLink/navigation-context';
import { comeAlive } from './layout/as-built';
import { Layout } from './layout/Layout';
import { NavigationStatus } from './layout/NavigationStatus';
import { PageBoundary } from './layout/PageBoundary';
import { loadedPage, requestedPage } from './routing/page-store';
import { routeAt } from './routing/routes';
import { useArrival } from './routing/use-arrival';
import { useSiteNavigation } from './routing/use-site-navigation';

/** The page at an address; it waits for its chunks only when a visitor goes back to a page not loaded here. */
const CurrentPage = memo(function CurrentPage({ location }: { location: Location }) {
  const path = routeAt(location.pathname);
  const { render, meta } = loadedPage(path) ?? use(requestedPage(path));
  useArrival(location, path, meta);
  return render();
});

/** The whole site: shared header, the page, shared footer (specification section 2). */
export function App() {
  const latest = useLocation();
  // A page whose chunks are here is drawn at once; until those of another come, the one before it stands.
  const earlier = useDeferredValue(latest);
  const location = loadedPage(routeAt(latest.pathname)) ? latest : earlier;
  const { navigation, state } = useSiteNavigation();

  // Says that the built page has come alive: its buttons work from here on.
  useEffect(comeAlive, []);

  return (
    <NavigationContext value={navigation}>
      <Layout busy={state === 'loading'} status={<NavigationStatus state={state} />}>
        <PageBoundary key={routeAt(location.pathname)}>
          <CurrentPage location={location} />
        </PageBoundary>
      </Layout>
    </NavigationContext>
  );
}
