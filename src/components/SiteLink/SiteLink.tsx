import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import type { RoutePath } from '../../paths';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The page to link to; a path that is not a route does not compile. */
  to: RoutePath;
}

/** A link to a page of this site, with `aria-current` on that page. The router follows it (`useLinkClicks`). */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  return <a href={to} aria-current={pathname === to ? 'page' : undefined} {...rest} />;
}
