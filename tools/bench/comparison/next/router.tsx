'use client';

import NextLink from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { comparisonPaths } from '../paths';

/** The part of React Router that the site's components use, made from Next.js's own. */
export function useLocation() {
  const pathname = usePathname();
  return { pathname, search: '', hash: '', state: null, key: pathname };
}

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { readonly to: string };

/** A link of Next.js. It prefetches when it comes into view, if this build has the page. */
export function Link({ to, ...rest }: LinkProps) {
  return <NextLink {...rest} href={to} prefetch={comparisonPaths.includes(to) ? null : false} />;
}

/** A link of Next.js instead of the site's own. */
export function SiteLink(props: LinkProps) {
  return <Link {...props} aria-current={usePathname() === props.to ? 'page' : undefined} />;
}

/** Does nothing, because Next.js provides the path itself. */
export function Path({ children }: { readonly value: string; readonly children: ReactNode }) {
  return children;
}
