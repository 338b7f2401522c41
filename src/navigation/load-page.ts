import type { RoutePath } from '../paths';
import { type PageModule, pages } from '../routes';

/** The pages that have been requested, without those that failed, so that the next call tries again. */
const requested = new Map<RoutePath, Promise<PageModule>>();
/** The pages that have loaded, which React can render without waiting. */
const loaded = new Map<RoutePath, PageModule>();

/** Loads a page. Until the page fails to load, later calls for it return the same promise. */
export function loadPage(path: RoutePath): Promise<PageModule> {
  const known = requested.get(path);
  if (known) return known;
  const loading = pages[path]();
  loading.then(
    (page) => loaded.set(path, page),
    () => requested.delete(path),
  );
  requested.set(path, loading);
  return loading;
}

/** Returns a page if it has loaded. */
export const loadedPage = (path: RoutePath): PageModule | undefined => loaded.get(path);
