import { type ComponentPropsWithoutRef, createContext, useContext } from 'react';

/** The address of the page that is built; an island gets it as a property. */
export const PathContext = createContext('');

/** Stands in for the router's hook. Each page is loaded in full, so there is one entry of the history. */
export function useLocation() {
  const pathname = useContext(PathContext);
  return { pathname, key: pathname };
}

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  to: { readonly hash: string };
}

/** A link to a heading of the same page; links to pages are in site-link.tsx. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={`#${to.hash}`} {...rest} />;
}
