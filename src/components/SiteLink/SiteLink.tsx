import type { ComponentProps } from 'react';
import { Link, useLinkClickHandler, useLocation } from 'react-router-dom';
import { domain } from '../../env';
import type { RoutePath } from '../../paths';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The page to link to. A path that is not a route does not compile. */
  to: RoutePath;
  /** The fragment identifier of a section of that page. */
  section?: string | undefined;
}

/** A link to a page of this site, or to a section of another page. A link to the current page has `aria-current`. */
export function SiteLink({ to, section, ...rest }: SiteLinkProps) {
  const address = section ? `${to}#${section}` : to;
  const isCurrent = useLocation().pathname === to && !section;
  // In print, these addresses follow their links.
  const printed = section || to === '/contact' ? domain : undefined;
  const current = isCurrent ? 'page' : undefined;
  return <Link to={address} discover="none" aria-current={current} data-domain={printed} {...rest} />;
}

/** A link to a section of the current page. It contains no path, so it also works in an archive or a saved file. */
export function SectionLink({ section, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { section: string }) {
  const href = `#${section}`;
  return <a href={href} onClick={useLinkClickHandler(href)} {...rest} />;
}
