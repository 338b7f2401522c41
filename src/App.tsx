import { use, useEffect, useState } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { WholePage } from './components/BelowFold/BelowFold';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Layout } from './layout/Layout';
import { loadedPage, loadPage } from './navigation/load-page';
import { routeAt } from './navigation/route-at';
import { useNavigationEffects } from './navigation/use-navigation-effects';
import { usePrefetch, usePrefetchInView } from './navigation/use-prefetch';
import { useShownLocation } from './navigation/use-shown-location';
import { useWholePage } from './navigation/use-whole-page';
import { paths, type RoutePath } from './paths';
import type { PageModule } from './routes';
import { PageHead } from './seo/PageHead';

interface AppProps {
  /** Called when the first page is hydrated, and again each time another page is shown. */
  onHydrated?: (() => void) | undefined;
}

interface PageProps extends AppProps {
  path: RoutePath;
  /** Whether a link led to the top of the page. */
  isFollowed: boolean;
}

const pagePaths = paths.filter((path) => path !== '/not-found');

/** Renders a loaded page and its metadata. */
function LoadedPage({ path, isFollowed, onHydrated, page }: PageProps & { page: PageModule }) {
  const isWhole = useWholePage(isFollowed);
  usePrefetchInView(isWhole);
  // The page hydrates after the layout, so the whole document is interactive now.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    onHydrated?.();
  }, [onHydrated]);
  return (
    <WholePage value={isWhole}>
      <PageHead path={path} metadata={page.metadata} />
      {page.element}
    </WholePage>
  );
}

/** In the build, waits for the page. In a browser, throws the error of a page that failed to load. */
function LoadingPage(props: PageProps) {
  return <LoadedPage {...props} page={use(loadPage(props.path))} />;
}

function Page(props: PageProps) {
  // Render a loaded page without its promise, on which React would suspend. Keep the choice in state: if it changed, React
  // would mount the page again.
  const [page] = useState(() => loadedPage(props.path));
  return page ? <LoadedPage {...props} page={page} /> : <LoadingPage {...props} />;
}

function Site({ onHydrated }: AppProps) {
  const location = useLocation();
  const shown = useShownLocation();
  const shownPath = routeAt(shown.pathname);
  const busy = shown !== location;
  // Read the navigation type here, because inside `<Routes location>` it is always POP.
  const isFollowed = useNavigationType() !== 'POP' && !location.hash;
  useNavigationEffects(shown, shownPath);
  usePrefetch();

  const page = (path: RoutePath) => <Page key={path} path={path} isFollowed={isFollowed} onHydrated={onHydrated} />;
  return (
    // `location` makes the page read the location that is shown, not the one that is loading. Its path comes from `routeAt`,
    // because React Router alone would accept a trailing slash and any letter case.
    <Routes location={{ ...shown, pathname: shownPath }}>
      <Route element={<Layout busy={busy} locationKey={shown.key} />}>
        {pagePaths.map((path) => (
          <Route key={path} path={path} element={page(path)} />
        ))}
        <Route path="*" element={page('/not-found')} />
      </Route>
    </Routes>
  );
}

/** The site: the shared header, the page, and the shared footer (specification section 2). */
export function App(props: AppProps) {
  return (
    <ErrorBoundary>
      <Site {...props} />
    </ErrorBoundary>
  );
}
