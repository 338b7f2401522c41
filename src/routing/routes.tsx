import { use } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageShell } from './PageShell';
import { type PageModule, pages } from './pages';
import { paths, type RoutePath } from './paths';

/** What has been requested of each page: the page, or while it loads or has failed, a promise of it. */
const requested = new Map<RoutePath, PageModule | Promise<PageModule>>();

/** Loads a page, once. A page that has loaded is returned as it is, so that React need not render twice to wait for it. */
export function loadPage(path: RoutePath): PageModule | Promise<PageModule> {
  const known = requested.get(path);
  if (known) return known;
  const loading = pages[path]().then((page) => {
    requested.set(path, page);
    return page;
  });
  requested.set(path, loading);
  return loading;
}

/** Loads a page ahead. If that fails, the navigation tries again. */
export async function prefetchPage(path: RoutePath): Promise<void> {
  try {
    await loadPage(path);
  } catch {
    requested.delete(path);
  }
}

/** The page at a path; suspends while it loads. */
function LoadedPage({ path }: { path: RoutePath }) {
  const page = loadPage(path);
  const { meta, Page } = page instanceof Promise ? use(page) : page;
  return (
    <PageShell path={path} meta={meta}>
      <Page />
    </PageShell>
  );
}

/** The route table that React Router reads (specification section 2). */
export const routes: RouteObject[] = paths.map((path) => ({ path, element: <LoadedPage key={path} path={path} /> }));
