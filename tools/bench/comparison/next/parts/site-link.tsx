'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import type { RoutePath } from '../../../../../src/routing/paths';
import { isRivalPath } from '../../paths';

interface SiteLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> {
  to: RoutePath;
  near?: boolean;
}

/** The product's link to a page, as next/link: it prefetches in view, but only pages that this build has. */
export function SiteLink({ to, near: _near, ...rest }: SiteLinkProps) {
  const current = usePathname() === to ? 'page' : undefined;
  return <Link href={to} prefetch={isRivalPath(to) ? null : false} aria-current={current} {...rest} />;
}
