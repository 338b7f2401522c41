import { Suspense, use, useDeferredValue, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Layout } from './layout/Layout';
import { loadPage } from './navigation/load-page';
import { routeAt } from './navigation/route-at';
import { useLinkClicks } from './navigation/use-link-clicks';
import { useNavigationEffects } from './navigation/use-navigation-effects';
import { usePrefetch } from './navigation/use-prefetch';
import type { RoutePath } from './paths';
import { PageHead } from './seo/PageHead';

interface AppProps {
  /** Called when a page is hydrated, and after each navigation. */
  onHydrated?: (() => void) | undefined;
}

/** The page at a path and its metadata; suspends while it loads. */
function Page({ path, onHydrated }: { path: RoutePath } & AppProps) {
  const { meta, element } = use(loadPage(path));
  // The page hydrates after the layout, so from now on everything works.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    onHydrated?.();
  }, [onHydrated]);
  return (
    <>
      <PageHead path={path} meta={meta} />
      {element}
    </>
  );
}

function Site({ onHydrated }: AppProps) {
  const location = useLocation();
  // The old page stays until the chunk of the next one has loaded. A link navigates in a transition, in which a deferred
  // value is never behind; but React renders what follows `popstate` at once.
  const shown = useDeferredValue(location);
  // Looked up exactly: React Router's own matching ignores a trailing slash.
  const path = routeAt(shown.pathname);
  useNavigationEffects(shown, path);
  usePrefetch();
  useLinkClicks();

  const layout = (
    <Layout pathname={shown.pathname}>
      <Suspense>
        <ErrorBoundary locationKey={shown.key}>
          <Page key={path} path={path} onHydrated={onHydrated} />
        </ErrorBoundary>
      </Suspense>
    </Layout>
  );
  // With `location`, all parts of the page see the location that is shown, not the one that is loading.
  return (
    <Routes location={shown}>
      <Route path="*" element={layout} />
    </Routes>
  );
}

/** The whole site: shared header, the page, shared footer (specification section 2). */
export function App(props: AppProps) {
  return (
    <ErrorBoundary>
      <Site {...props} />
    </ErrorBoundary>
  );
}
