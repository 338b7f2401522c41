import { useDeferredValue, useEffect } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { WholePage } from './components/BelowFold/BelowFold';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Layout } from './layout/Layout';
import { useLateScrollRestoration } from './navigation/use-late-scroll-restoration';
import { useNavigationEffects } from './navigation/use-navigation-effects';
import { usePrefetch } from './navigation/use-prefetch';
import { useShownPage } from './navigation/use-shown-page';
import type { PageModule } from './routes';
import { PageHead } from './seo/PageHead';

/** Renders a page: first its first screen, then the rest, if a link led to the top of the page (`isFollowed`). */
function Page({ Content, isFollowed }: { Content: PageModule['Page']; isFollowed: boolean }) {
  // Otherwise, no first value: with one, React would render the whole page twice, and the build would write the first.
  const isWhole = useDeferredValue(true, isFollowed ? false : undefined);
  usePrefetch(isWhole);
  // The page hydrates after the layout, so the whole document is interactive now.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    <WholePage value={isWhole}>
      <Content />
    </WholePage>
  );
}

/** Throws the reason why a page did not load, for the error boundary. */
function MissingPage({ error }: { error: unknown }): never {
  throw error;
}

function Site() {
  const { location, path, page, error, isBusy } = useShownPage();
  // Read the navigation type here, because inside `<Routes location>` it is always POP.
  const isFollowed = useNavigationType() !== 'POP' && !location.hash;
  useLateScrollRestoration(location);
  useNavigationEffects(location, path);

  const layout = (
    <Layout busy={isBusy} locationKey={location.key}>
      {page ? (
        <>
          {/* Without a key: React then changes the elements in the head, which is faster than to replace them. */}
          <PageHead path={path} metadata={page.metadata} />
          <Page key={path} Content={page.Page} isFollowed={isFollowed} />
        </>
      ) : (
        <MissingPage error={error} />
      )}
    </Layout>
  );
  // `location` makes links and pages read the location that is shown, not the one that is loading. There is one route, because
  // React Router's matching would accept a trailing slash and any letter case: `routeAt` has found the page.
  return (
    <Routes location={location}>
      <Route path="*" element={layout} />
    </Routes>
  );
}

/** The site: the shared header, the page, and the shared footer (specification section 2). */
export function App() {
  const { key, pathname } = useLocation();
  useEffect(() => {
    // During hydration, before the router listened, the visitor went back or forward.
    if (window.location.pathname !== pathname) window.dispatchEvent(new PopStateEvent('popstate'));
  }, [pathname]);
  return (
    <ErrorBoundary locationKey={key}>
      <Site />
    </ErrorBoundary>
  );
}
