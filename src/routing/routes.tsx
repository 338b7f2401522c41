import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageShell } from './PageShell';
import { pages } from './pages';
import { paths, type RoutePath } from './paths';

function lazyPage(path: RoutePath) {
  return lazy(async () => {
    const { meta, Page } = await pages[path]();
    return {
      default: () => (
        <PageShell path={path} meta={meta}>
          <Page />
        </PageShell>
      ),
    };
  });
}

/** The route table that React Router reads (specification section 2). */
export const routes: RouteObject[] = paths.map((path) => {
  const Page = lazyPage(path);
  return { path, element: <Page /> };
});
