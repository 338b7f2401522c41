'use client';

import NextLink from 'next/link';
import { usePathname } from 'next/navigation';

/** The pages of this build. */
const paths = ['/', '/contact', '/depression', '/mental-health'];

/** The part of React Router that the site's components use, made from Next.js's own. */
export function useLocation() {
  const pathname = usePathname();
  return { pathname, search: '', hash: '', state: null, key: pathname };
}

/** A link of Next.js. It prefetches when it comes into view, if this build has the page. */
export function Link({ to, ...rest }) {
  return <NextLink {...rest} href={to} prefetch={paths.includes(to) ? null : false} />;
}

/** Links of Next.js instead of the site's own. */
export function SiteLink({ section, ...props }) {
  const isCurrent = usePathname() === props.to && !section;
  const to = section ? `${props.to}#${section}` : props.to;
  return <Link {...props} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}

export function SectionLink({ section, ...rest }) {
  return <a {...rest} href={`#${section}`} />;
}
