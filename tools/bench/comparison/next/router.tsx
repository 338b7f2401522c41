'use client';

import NextLink from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { comparisonPaths } from '../paths';

/** What the site's components take from React Router, as Next.js has it. */
export function useLocation() {
  const pathname = usePathname();
  return { pathname, search: '', hash: '', state: null, key: pathname };
}

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> {
  readonly to: string | { readonly hash: string };
}

/** A link as Next.js makes it: it prefetches a page in view, of those that this build has. */
export function Link({ to, ...rest }: LinkProps) {
  const href = typeof to === 'string' ? to : `#${to.hash.replace(/^#/, '')}`;
  return <NextLink {...rest} href={href} prefetch={comparisonPaths.includes(href) ? null : false} />;
}

/** Next.js knows the path itself. */
export function Path({ children }: { readonly value: string; readonly children: ReactNode }) {
  return children;
}
