import { useEffect } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { WholePage } from './components/BelowFold/BelowFold';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Layout } from './layout/Layout';
import { useNavigationEffects } from './navigation/use-navigation-effects';
import { usePrefetch, usePrefetchInView } from './navigation/use-prefetch';
import { useShownPage } from './navigation/use-shown-page';
import { useWholePage } from './navigation/use-whole-page';
import { paths } from './paths';
import type { PageModule } from './routes';
import { PageHead } from './seo/PageHead';

const pagePaths = paths.filter((path) => path !== '/not-found');

/** Renders a page: first its first screen, then the rest, if a link led to the top of the page (`isFollowed`). */
function Page({ Content, isFollowed }: { Content: PageModule['Page']; isFollowed: boolean }) {
  const isWhole = useWholePage(isFollowed);
  usePrefetchInView(isWhole);
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
  useNavigationEffects(location, path);
  usePrefetch();

  const element = page ? (
    <>
      {/* Without a key: React then changes the elements in the head, which is faster than to replace them. */}
      <PageHead path={path} metadata={page.metadata} />
      <Page key={path} Content={page.Page} isFollowed={isFollowed} />
    </>
  ) : (
    <MissingPage error={error} />
  );
  return (
    // `location` makes the page read the location that is shown, not the one that is loading. Its path comes from `routeAt`,
    // because React Router alone would accept a trailing slash and any letter case.
    <Routes location={{ ...location, pathname: path }}>
      <Route element={<Layout busy={isBusy} locationKey={location.key} />}>
        {pagePaths.map((each) => (
          <Route key={each} path={each} element={element} />
        ))}
        <Route path="*" element={element} />
      </Route>
    </Routes>
  );
}

/** The site: the shared header, the page, and the shared footer (specification section 2). */
export function App() {
  return (
    <ErrorBoundary locationKey={useLocation().key}>
      <Site />
    </ErrorBoundary>
  );
}
