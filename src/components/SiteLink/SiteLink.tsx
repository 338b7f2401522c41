import { NavLink, type NavLinkProps } from 'react-router-dom';
import type { RoutePath } from '../../routing/paths';

interface SiteLinkProps extends Omit<NavLinkProps, 'to' | 'className' | 'children'> {
  /** The page to link to; a path that is not a route does not compile. */
  to: RoutePath;
  className?: string | undefined;
  children: React.ReactNode;
}

/** A link to a page of this site: React Router’s `NavLink`, which sets `aria-current` on a link to the current page. */
export function SiteLink({ className, ...rest }: SiteLinkProps) {
  // A function, because NavLink adds its own class, "active", to a string.
  return <NavLink end caseSensitive discover="none" className={() => className} {...rest} />;
}
