import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Layout } from './layout/Layout';
import { routeAt } from './routing/paths';
import { routes } from './routing/routes';
import { useNavigationEffects } from './routing/use-navigation-effects';
import { usePrefetch } from './routing/use-prefetch';

function Site() {
  // React Router changes it in a transition, so the old page stays until the chunk of the next one has loaded.
  const location = useLocation();
  const path = routeAt(location.pathname);
  const page = useRoutes(routes, { ...location, pathname: path });
  useNavigationEffects(location, path);
  usePrefetch();

  return (
    <Layout>
      <Suspense>
        <ErrorBoundary locationKey={location.key}>{page}</ErrorBoundary>
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
