import { conditionPaths, paths, programPaths, type RoutePath, substancePaths } from '../paths';

/** The route at an address: exact matches only (no trailing slash, no other case); anything else is the not-found page. */
export function routeAt(pathname: string): RoutePath {
  return paths.find((path) => path === pathname) ?? '/not-found';
}

/** Decodes an address, as far as it can be decoded. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The route whose page a host serves at an address that is spelled in another way: in other letter case, with escapes,
 * with more slashes, or by the name of its file. An address that spells no route is the not-found page's.
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

/** Pages about one condition, substance or program: links to them scroll smoothly to the top (section 2). */
export const isDetailPage = (path: RoutePath) => detailPaths.includes(path);
