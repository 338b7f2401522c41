import type { ComponentPropsWithoutRef } from 'react';
import type { RoutePath } from '../../../../../../src/routing/paths';
import { useLocation } from './router';

interface SiteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  to: RoutePath;
  near?: boolean;
}

/** The product's link to a page, as a plain link. */
export function SiteLink({ to, near: _near, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  return <a href={to} aria-current={pathname === to ? 'page' : undefined} {...rest} />;
}
