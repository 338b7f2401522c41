import { createContext, useContext } from 'react';

/** The page's path. It never changes in the browser, because each link loads a new document. */
export const Path = createContext('');

/** The part of React Router that the site's components use. */
export function useLocation() {
  const pathname = useContext(Path);
  return { pathname, search: '', hash: '', state: null, key: pathname };
}

/** A plain link, as in Astro, instead of the site's own. */
export function SiteLink({ to, ...rest }) {
  return <a href={to} aria-current={useContext(Path) === to ? 'page' : undefined} {...rest} />;
}
