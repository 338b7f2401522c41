import { NavLink, type NavLinkProps } from 'react-router-dom';
import type { RoutePath } from '../../routing/paths';

interface SiteLinkProps extends Omit<NavLinkProps, 'to' | 'className' | 'children'> {
  /** The page it leads to; a path that is no route does not compile. */
  to: RoutePath;
  className?: string | undefined;
  children: React.ReactNode;
}

/** A link to a page of this site: React Router's, which says `aria-current` where the visitor is. */
export function SiteLink({ className, ...rest }: SiteLinkProps) {
  // As a function, so that the router adds no class of its own.
  return <NavLink end caseSensitive discover="none" className={() => className} {...rest} />;
}
