import { Suspense, use, useDeferredValue, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Layout } from './layout/Layout';
import { loadPage } from './navigation/load-page';
import { useLinkClicks } from './navigation/use-link-clicks';
import { useNavigationEffects } from './navigation/use-navigation-effects';
import { usePrefetch } from './navigation/use-prefetch';
import { type RoutePath, routeAt } from './routes';
import { PageHead } from './seo/PageHead';

/** The page at a path and its metadata; suspends while it loads. */
function Page({ path }: { path: RoutePath }) {
  const { meta, element } = use(loadPage(path));
  // The page hydrates after the layout, so from now on everything works.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    <>
      <PageHead path={path} meta={meta} />
      {element}
    </>
  );
}

function Site() {
  const location = useLocation();
  // The old page stays until the chunk of the next one has loaded. A link navigates in a transition, in which a deferred
  // value is never behind; but React renders what follows `popstate` at once.
  const shown = useDeferredValue(location);
  // Looked up exactly: React Router's own matching ignores a trailing slash.
  const path = routeAt(shown.pathname);
  useNavigationEffects(shown, path);
  usePrefetch();
  useLinkClicks();

  return (
    <Layout pathname={shown.pathname}>
      <Suspense>
        <ErrorBoundary locationKey={shown.key}>
          <Page key={path} path={path} />
        </ErrorBoundary>
      </Suspense>
    </Layout>
  );
}

/** The whole site: shared header, the page, shared footer (specification section 2). */
export function App() {
  return (
    <ErrorBoundary>
      <Site />
    </ErrorBoundary>
  );
}
