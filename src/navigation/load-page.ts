import type { RoutePath } from '../paths';
import { type PageModule, pages } from '../routes';

/** The pages that have been requested, also those that failed. */
const requested = new Map<RoutePath, Promise<PageModule>>();

/** Loads a page, once. */
export function loadPage(path: RoutePath): Promise<PageModule> {
  const known = requested.get(path);
  if (known) return known;
  const loading = pages[path]();
  // What `use` itself writes on a promise that it has waited for. Written ahead, so that React need not render the site
  // twice for a page that is here.
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => {},
  );
  requested.set(path, loading);
  return loading;
}

/** Loads a page ahead. If that fails, the navigation tries again. */
export function prefetchPage(path: RoutePath): void {
  loadPage(path).catch(() => requested.delete(path));
}
