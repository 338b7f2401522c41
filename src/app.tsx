import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CallBar } from './layout/CallBar';
import { Footer } from './layout/Footer';
import { Header } from './layout/Header';
import { NavigationStatus } from './layout/NavigationStatus';
import { PageBoundary } from './layout/PageBoundary';
import { SkipLink } from './layout/SkipLink';
import { UrgentStrip } from './layout/UrgentStrip';
import { loadedPage, requestedPage } from './page-store';
import type { RoutePath } from './paths';
import { routeAt } from './routes';
import { NavigationContext } from './ui/navigation-context';
import { useArrival } from './use-arrival';
import { useSiteNavigation } from './use-site-navigation';

/** The page at the current address; it waits for its chunks only when a visitor goes back to a page not loaded here. */
function CurrentPage({ path }: { path: RoutePath }) {
  const { render, meta } = loadedPage(path) ?? use(requestedPage(path));
  useArrival(path, meta);
  return render();
}

/** The whole site: shared header, the page, shared footer (specification section 2). */
export function App() {
  const { pathname } = useLocation();
  const path = routeAt(pathname);
  const { navigation, state } = useSiteNavigation();

  // Says that the built page has come alive: its buttons work from here on.
  useEffect(() => {
    document.documentElement.dataset.alive = 'true';
  }, []);

  return (
    <NavigationContext value={navigation}>
      <SkipLink />
      <UrgentStrip />
      <Header />
      <main id="main" tabIndex={-1} aria-busy={state === 'loading' || undefined}>
        <PageBoundary key={path}>
          <CurrentPage path={path} />
        </PageBoundary>
      </main>
      <Footer />
      <CallBar />
      <NavigationStatus state={state} />
    </NavigationContext>
  );
}
