import { Suspense, useDeferredValue } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Layout } from './layout/Layout';
import { routeAt } from './routing/paths';
import { routes } from './routing/routes';
import { useLinkClicks } from './routing/use-link-clicks';
import { useNavigationEffects } from './routing/use-navigation-effects';
import { usePrefetch } from './routing/use-prefetch';

function Site() {
  const location = useLocation();
  // The old page stays until the chunk of the next one has loaded. A link navigates in a transition, in which a deferred
  // value is never behind; but React renders what follows `popstate` at once.
  const shown = useDeferredValue(location);
  const path = routeAt(shown.pathname);
  const page = useRoutes(routes, { ...shown, pathname: path });
  useNavigationEffects(shown, path);
  usePrefetch();
  useLinkClicks();

  return (
    <Layout pathname={shown.pathname}>
      <Suspense>
        <ErrorBoundary locationKey={shown.key}>{page}</ErrorBoundary>
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
