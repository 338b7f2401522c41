import { type ComponentProps, createContext, useContext } from 'react';

/** The page's address: nothing follows it in the browser, since each link loads a page in full. */
export const Path = createContext('');

/** What the site's components take from React Router. */
export function useLocation() {
  const pathname = useContext(Path);
  return { pathname, search: '', hash: '', state: null, key: pathname };
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string | { readonly hash: string };
}

/** A plain link, as Astro has it. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={typeof to === 'string' ? to : `#${to.hash.replace(/^#/, '')}`} {...rest} />;
}
