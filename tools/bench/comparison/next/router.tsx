'use client';

import NextLink from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { comparisonPaths } from '../paths';

/** The parts of React Router that the site's components use, made from Next.js's own. */
export function useLocation() {
  const pathname = usePathname();
  return { pathname, search: '', hash: '', state: null, key: pathname };
}

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> {
  readonly to: string;
}

/** A link of Next.js. It prefetches when it comes into view, if this build has the page. */
export function Link({ to, ...rest }: LinkProps) {
  return <NextLink {...rest} href={to} prefetch={comparisonPaths.includes(to) ? null : false} />;
}

interface NavLinkProps extends Omit<LinkProps, 'className'> {
  readonly className?: () => string | undefined;
  readonly discover?: string;
  readonly end?: boolean;
  readonly caseSensitive?: boolean;
}

export function NavLink({ className, discover: _, end: __, caseSensitive: ___, ...rest }: NavLinkProps) {
  const current = usePathname() === rest.to ? 'page' : undefined;
  return <Link {...rest} className={className?.()} aria-current={current} />;
}

/** Does nothing, because Next.js provides the path itself. */
export function Path({ children }: { readonly value: string; readonly children: ReactNode }) {
  return children;
}
