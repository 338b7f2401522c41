import type { RoutePath } from '../paths';
import { type PageModule, pages } from '../routes';

/** The pages that have been requested. A page that could not be prefetched is removed. */
const requested = new Map<RoutePath, Promise<PageModule>>();
/** The pages that have loaded, which React can render without waiting. */
const loaded = new Map<RoutePath, PageModule>();

/** Loads a page. Later calls for the same page return the same promise. */
export function loadPage(path: RoutePath): Promise<PageModule> {
  const known = requested.get(path);
  if (known) return known;
  const loading = pages[path]();
  loading.then(
    (page) => loaded.set(path, page),
    () => {},
  );
  requested.set(path, loading);
  return loading;
}

/** Returns a page if it has loaded. */
export function loadedPage(path: RoutePath): PageModule | undefined {
  return loaded.get(path);
}

/** Prefetches a page. If this fails, a navigation to the page tries to load it again. */
export function prefetchPage(path: RoutePath): void {
  loadPage(path).catch(() => requested.delete(path));
}
