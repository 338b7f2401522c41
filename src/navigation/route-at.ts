import { conditionPaths, paths, programPaths, type RoutePath, substancePaths } from '../paths';

/** Returns the route with exactly this path, or the not-found page: a trailing slash or another letter case does not match. */
export const routeAt = (pathname: string): RoutePath => paths.find((path) => path === pathname) ?? '/not-found';

/** Decodes an address. Returns it unchanged if it is malformed. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Returns the route whose path differs from an address only in ways that hosts may accept: letter case, percent escapes,
 * extra slashes, or the name of the file. If there is no such route, returns the not-found page.
 */
export function routeSpelledBy(pathname: string): RoutePath {
  const name = decoded(pathname)
    .toLowerCase()
    .replace(/\.html?\/*$/, '')
    .split('/')
    .filter((part) => part !== '');
  if (name.at(-1) === 'index') name.pop();
  return routeAt(`/${name.join('/')}`);
}

const detailPaths: readonly string[] = [...conditionPaths, ...substancePaths, ...programPaths];

/** Whether a page is about one condition, substance or program. Links to such pages scroll smoothly to the top (section 2). */
export const isDetailPage = (path: RoutePath) => detailPaths.includes(path);
