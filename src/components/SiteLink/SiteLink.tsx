import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { RoutePath } from '../../routing/paths';
import { useNavigation } from './navigation-context';
import { whenNear } from './when-near';

interface SiteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** The page it leads to; a path that is no route does not compile. */
  to: RoutePath;
  /** Whether the page's chunk is fetched when the link comes into view. Off in header and footer, always in view. */
  near?: boolean;
}

/** A link to a page of this site. Its chunk is fetched ahead when a visitor points at it, focuses it or comes near. */
export function SiteLink({ to, near = false, onClick, ...rest }: SiteLinkProps) {
  const { prefetch, follow } = useNavigation();
  const { pathname } = useLocation();
  const anchor = useRef<HTMLAnchorElement>(null);
  const ahead = () => prefetch(to);

  useEffect(() => {
    if (!near || !anchor.current) return;
    return whenNear(anchor.current, () => prefetch(to));
  }, [near, prefetch, to]);

  return (
    <a
      ref={anchor}
      href={to}
      aria-current={pathname === to ? 'page' : undefined}
      onPointerEnter={ahead}
      onTouchStart={ahead}
      onFocus={ahead}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event, to);
      }}
      {...rest}
    />
  );
}
