import type { RoutePath } from './paths';
import { type Page, routes } from './routes';

const loaded = new Map<RoutePath, Page>();
const requests = new Map<RoutePath, Promise<Page>>();
const failed = new Set<RoutePath>();

/** The page, if its chunks are here already. */
export function loadedPage(path: RoutePath): Page | undefined {
  return loaded.get(path);
}

/** The last request for a page, begun if there was none; a failed one stays failed, so that rendering comes to rest. */
export function requestedPage(path: RoutePath): Promise<Page> {
  const known = requests.get(path);
  if (known) return known;
  const request = routes[path].load();
  requests.set(path, request);
  request.then(
    (page) => loaded.set(path, page),
    () => failed.add(path),
  );
  return request;
}

/**
 * Loads a page's chunks, once; after a failure it tries again.
 * @returns rejects when a chunk cannot be fetched
 */
export function loadPage(path: RoutePath): Promise<Page> {
  if (failed.delete(path)) requests.delete(path);
  return requestedPage(path);
}

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether bytes may be spent on a page that nobody has asked for yet: never on a metered or slow connection. */
function maySpeculate(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return navigator.onLine && !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}

/** Fetches a page's chunks ahead of a visit. A failure is no matter: the visit itself will try again. */
export function prefetchPage(path: RoutePath): void {
  if (!loaded.has(path) && maySpeculate()) loadPage(path).catch(() => {});
}
